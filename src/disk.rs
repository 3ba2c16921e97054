//! Files and folders written whole or not at all: an interruption leaves the old one or the new one.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Replaces the contents of a file, or makes it, by renaming a finished one into its place.
///
/// # Errors
/// The folder cannot be written; the file is then as it was.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Behind a link, it is the file that changes and not the link.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = NamedTempFile::with_prefix_in(".arbitre-", folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.as_file().set_permissions(permissions(&path)?)?;
    file.persist(&path)?;
    Ok(())
}

/// Replaces a folder, or makes it, by renaming a finished one into its place. What it held before is gone.
///
/// # Errors
/// The folder around it cannot be written; the folder is then as it was.
pub fn replace_folder(path: &Path, fill: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<()> {
    let path = path.canonicalize().or_else(|_| std::path::absolute(path))?;
    let around = path.parent().ok_or_else(|| io::Error::other("ce dossier n'en a pas au-dessus de lui"))?;
    std::fs::create_dir_all(around)?;
    let place = tempfile::Builder::new().prefix(".arbitre-").tempdir_in(around)?;
    let (new, old) = (place.path().join("new"), place.path().join("old"));
    std::fs::create_dir(&new)?;
    fill(&new)?;
    let existed = path.exists();
    if existed {
        std::fs::rename(&path, &old)?;
    }
    std::fs::rename(&new, &path).inspect_err(|_| {
        if existed {
            let _ = std::fs::rename(&old, &path);
        }
    })
}

/// Those of the file to replace; a new one has what the folder's own mode gives to read and write.
fn permissions(path: &Path) -> io::Result<std::fs::Permissions> {
    if let Ok(metadata) = std::fs::metadata(path) {
        return Ok(metadata.permissions());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let permissions = std::fs::metadata(folder)?.permissions();
    #[cfg(unix)]
    let permissions = {
        use std::os::unix::fs::PermissionsExt;
        std::fs::Permissions::from_mode(permissions.mode() & 0o666)
    };
    Ok(permissions)
}

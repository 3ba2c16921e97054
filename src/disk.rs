//! Files written whole or not at all: an interruption leaves the old one or the new one.

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

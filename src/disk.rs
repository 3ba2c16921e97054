//! Files and folders written whole or not at all: an interruption leaves the old one or the new one.

use std::io::{self, Write};
use std::path::Path;
use std::time::SystemTime;

use tempfile::NamedTempFile;

/// The bytes of a file. What only bears the name of one, such as a pipe, would be waited for without end: it is refused.
///
/// # Errors
/// It is no ordinary file, or cannot be read.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    ordinary(path)?;
    std::fs::read(path)
}

/// The text of a file, on the same condition.
///
/// # Errors
/// As for [`read`], or it is not UTF-8.
pub fn read_text(path: &Path) -> io::Result<String> {
    ordinary(path)?;
    std::fs::read_to_string(path)
}

/// When a file was last written, and how long it is: another one means that it has changed.
pub type Stamp = (Option<SystemTime>, u64);

/// That of a file, if there is one.
#[must_use]
pub fn stamp(path: &Path) -> Option<Stamp> {
    let about = path.metadata().ok()?;
    Some((about.modified().ok(), about.len()))
}

/// Refuses what is neither a file nor a folder; that there is nothing is told by whoever reads or writes.
///
/// # Errors
/// It is a pipe, a device or the like.
pub fn ordinary(path: &Path) -> io::Result<()> {
    match std::fs::metadata(path) {
        Ok(about) if !about.is_file() && !about.is_dir() => Err(io::Error::other("ce n'est pas un fichier ordinaire")),
        _ => Ok(()),
    }
}

/// Replaces the contents of a file, or makes it, by renaming a finished one into its place.
///
/// # Errors
/// The folder cannot be written; the file is then as it was.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Behind a link, it is the file that changes and not the link.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if std::fs::metadata(&path).is_ok_and(|metadata| !metadata.is_file() && !metadata.is_dir()) {
        // A device or a pipe is written, not replaced.
        return std::fs::write(path, text);
    }
    finished(&path, text)?.persist(&path)?;
    Ok(())
}

/// Makes a file that does not exist yet, whole.
///
/// # Errors
/// There is something of that name, or the folder cannot be written; nothing has changed then.
pub fn create(path: &Path, text: &str) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    finished(path, text)?.persist_noclobber(path)?;
    Ok(())
}

/// Whether a new file could be made there, without making it.
///
/// # Errors
/// As for [`create`].
pub fn could_create(path: &Path) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    if path.file_name().is_none() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    beside(path).map(drop)
}

/// A finished file beside `path`.
fn finished(path: &Path, text: &str) -> io::Result<NamedTempFile> {
    let file = beside(path)?;
    file.as_file().write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.as_file().set_permissions(permissions(path)?)?;
    Ok(file)
}

/// An empty file beside `path`, gone if it is not kept.
fn beside(path: &Path) -> io::Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // The error without the name of the unfinished file, which means nothing to whoever reads it.
    NamedTempFile::with_prefix_in(".arbitre-", folder).map_err(|error| error.kind().into())
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

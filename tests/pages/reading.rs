//! Reading the book in the studio: from its cover to an article and its boards, on any screen, as the files are now.

use pretty_assertions::assert_eq;

use crate::browser::{Page, project, with_page};

/// Goes to a page of the book.
async fn open(page: &Page, address: &str) {
    page.client.goto(&format!("{}livre/{address}", page.address)).await.unwrap();
}

async fn title(page: &Page) -> String {
    page.text("h1").await
}

/// Whether nothing sticks out on the right.
async fn fits(page: &Page) -> bool {
    page.run("return document.documentElement.scrollWidth <= innerWidth").await == true
}

#[test]
fn the_book_is_read_from_the_studio() {
    let folder = project();
    with_page(folder.path(), (1300, 900), async |page| {
        page.go("jouer/qawale").await;
        page.click("nav a[href='livre/']").await;
        // In another tab: the game stays where it is.
        let windows = page.client.windows().await.unwrap();
        assert_eq!(windows.len(), 2);
        page.client.switch_to_window(windows[1].clone()).await.unwrap();
        page.until("return document.querySelector('h1')?.innerText === 'Le livre des règles'").await;
        page.click("ul.games a[href='qawale/index.html']").await;
        page.until("return document.querySelector('h1')?.innerText === 'Qawale'").await;
        page.click("main a[href='../qawale/QAW-21.html']").await;
        page.until("return document.querySelector('h1')?.innerText === 'QAW-21'").await;
        assert!(page.text(".law").await.contains("aligne"), "{}", page.seen().await);
        // Scenarios with their boards, without a script.
        let boards = page.run("return document.querySelectorAll('main pre').length").await;
        assert!(boards.as_u64() > Some(5), "{boards}");
        assert_eq!(page.run("return document.scripts.length").await, 0);
        assert!(fits(&page).await);
        page.picture("livre-article").await;
        // An article by its name alone; and back to the studio.
        open(&page, "QAW-07").await;
        assert_eq!(title(&page).await, "QAW-07");
        page.click("header a[href='../../']").await;
        page.until("return document.title.startsWith('Le studio')").await;
        page
    });
}

#[test]
fn a_refusal_leads_to_its_article() {
    let folder = project();
    with_page(folder.path(), (1300, 900), async |page| {
        page.go("jouer/quoridor").await;
        page.press("d4h", (16.0, 0.0)).await;
        page.played(1).await;
        page.press("e4h", (16.0, 0.0)).await;
        page.click(".refusal a[href='livre/QUO-14']").await;
        let windows = page.client.windows().await.unwrap();
        page.client.switch_to_window(windows[1].clone()).await.unwrap();
        page.until("return document.querySelector('h1')?.innerText === 'QUO-14'").await;
        page
    });
}

#[test]
fn the_book_follows_the_files_on_a_phone_too() {
    let folder = project();
    with_page(folder.path(), (400, 800), async |page| {
        open(&page, "qawale/QAW-07.html").await;
        assert_eq!(title(&page).await, "QAW-07");
        assert!(fits(&page).await);
        page.picture("livre-telephone").await;
        // A scenario more, then a file that is refused, then mended.
        let path = folder.path().join("features/qawale/90-a-soi.feature");
        let text = "# language: fr\n@qawale\nFonctionnalité: À soi\n\n  @QAW-07\n  Scénario: Une case où rien n'est posé\n    \
                    Étant donné une partie de Qawale\n    Quand le joueur 1 pose un galet en B2 et égraine par C2, C3\n    \
                    Alors le coup est refusé selon l'article QAW-07\n";
        std::fs::write(&path, text).unwrap();
        open(&page, "qawale/QAW-07.html").await;
        assert!(page.seen().await.contains("Une case où rien n’est posé"), "{}", page.seen().await);
        std::fs::write(&path, text.replace("Quand", "Quadn")).unwrap();
        open(&page, "qawale/QAW-07.html").await;
        let said = page.seen().await;
        assert!(said.contains("des fichiers sont refusés") && said.contains("90-a-soi.feature:8"), "{said}");
        assert!(fits(&page).await);
        std::fs::remove_file(&path).unwrap();
        open(&page, "qawale/index.html").await;
        assert_eq!(title(&page).await, "Qawale");
        page
    });
}

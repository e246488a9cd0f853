/** Runs in the page before its own scripts: a host's page of about so many elements below the app, as a long list of articles. */
export function installNodes(count: number): void {
  addEventListener('DOMContentLoaded', () => {
    const list = document.createElement('section')
    for (let made = 0; made < count; made += 5) {
      const article = document.createElement('article')
      article.innerHTML =
        '<h2>Title</h2><p>Words <a href="#">with a link</a></p><button>More</button>'
      list.append(article)
    }
    document.body.append(list)
  })
}

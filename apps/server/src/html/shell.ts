import { html } from 'hono/html'

/** What `html` makes: text in which everything foreign is escaped. */
export type Markup = ReturnType<typeof html>

/** A whole page around its content. */
export function shell({ title, at, aside = '', main }: shell.Parts): Markup {
  const link = (path: string, text: string) =>
    html`<a href="${path}"${at === path ? html` aria-current="page"` : ''}>${text}</a>`
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – Foyer</title>
<link rel="stylesheet" href="/pages/look.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><a class="brand" href="/">${arch}Foyer</a><nav aria-label="Pages">${link('/docs', 'Interface')}${link('/events', 'Events')}</nav>${aside}</header>
<main>${main}</main>
</body>
</html>`
}

export declare namespace shell {
  type Parts = {
    title: string
    /** The path of the page, to be marked among the links. */
    at?: string
    aside?: Markup | string
    main: Markup
  }
}

/** The lit doorway. */
const arch = html`<svg viewBox="0 0 20 24" aria-hidden="true"><path class="lamp" d="M3 23V10a7 7 0 0 1 14 0v13z"/><path class="frame" d="M3 23V10a7 7 0 0 1 14 0v13z"/></svg>`

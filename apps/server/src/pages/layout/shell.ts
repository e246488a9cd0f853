import { html } from 'hono/html'
import type { Markup } from '../../html/Markup.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'

/** A whole page around its content, in the language of its reader. */
export function shell({ formats, texts }: SpokenTexts, parts: shell.Parts): Markup {
  const { title, at, aside = '', main } = parts
  const text = texts.operator.shell
  const link = (path: string, name: string) =>
    html`<a href="${path}"${at === path ? html` aria-current="page"` : ''}>${name}</a>`
  return html`<!doctype html>
<html lang="${formats.locale}" dir="${formats.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text.title({ page: title })}</title>
<link rel="stylesheet" href="/pages/look.css">
<link rel="icon" href="data:,">
</head>
<body>
<header><a class="brand" href="/">${arch}<bdi>Foyer</bdi></a><nav aria-label="${text.pages}">${link('/docs', text.interface)}${link('/events', text.events)}${link('/events/trade', text.trade)}</nav>${aside}</header>
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

import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Markup } from '../pages/shell.js'

/** The one line of script that these pages have: it closes the window where the browser lets it. */
const closing = 'window.close()'
/** What allows this line and no other. */
export const closingHash = `sha256-${createHash('sha256').update(closing).digest('base64')}`

/** A page without navigation, for a window that a person came to with one question. */
export function plainPage({
  title,
  look,
  main,
  head = '',
  closes = false,
}: plainPage.Parts): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${look}">
<link rel="icon" href="data:,">${head}
</head>
<body>
<main><h1>${title}</h1>${main}</main>
${closes ? html`<script>${raw(closing)}</script>` : ''}
</body>
</html>`
}

export declare namespace plainPage {
  type Parts = {
    title: string
    /** The address of the sheet. */
    look: string
    main: Markup
    head?: Markup | string
    /** Whether the window goes away by itself, where it may. */
    closes?: boolean
  }
}

const lastSentence = html`<p>You can close this window and go back to the page you came from.</p>`

/** How a round ended, in the window in which it was walked. */
export function endPage(look: string, reason?: string): Markup {
  if (reason === undefined)
    return plainPage({
      title: 'You are logged in',
      look,
      main: html`${lastSentence}`,
      closes: true,
    })
  const said = refusalTexts[reason] ?? refusalTexts.provider_failed
  return plainPage({
    title: 'You are not logged in',
    look,
    main: html`<p>${said}</p>${lastSentence}`,
  })
}

/** Why somebody was not logged in, in words for them. */
export const refusalTexts: Readonly<Record<string, string>> & { provider_failed: string } = {
  provider_failed: 'The service did not say who you are. Try again.',
  denied: 'You said no, so nothing happened.',
  not_me: 'Nobody was logged in. If somebody sent you here, do not follow their links.',
  late: 'This took too long, or the link was used before. Begin again on the page you came from.',
  signature_wrong: 'The signature does not belong to this login. Try again.',
}

/** Leads on to where the same person is asked by the other service. */
export function onwardPage(look: string, onward: string): Markup {
  return plainPage({
    title: 'One moment',
    look,
    head: html`<meta http-equiv="refresh" content="0;url=${onward}">`,
    main: html`<p><a href="${onward}">Go on</a></p>`,
  })
}

/** Asks once more: this window was not opened by the page that asked. */
export function confirmPage(
  look: string,
  action: string,
  { confirm, origin, browser, at }: Asked,
): Markup {
  return plainPage({
    title: 'Is it you who logs in?',
    look,
    main: html`<p>Somebody asked to be logged in as you:</p>
<dl><dt>On the page</dt><dd><bdi>${origin}</bdi></dd><dt>With the browser</dt><dd>${browser}</dd><dt>At</dt><dd>${utc(at)}</dd></dl>
<p>If you did not begin this on that page a moment ago, somebody else did, and would get your account.</p>
<form method="post" action="${action}"><input type="hidden" name="confirm" value="${confirm}">
<button name="answer" value="no" class="main">This was not me</button>
<button name="answer" value="yes">It is me, log me in</button></form>`,
  })
}

type Asked = { confirm: string; origin: string; browser: string; at: number }

/** A moment as everybody reads it the same. */
export function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { checkSentence } from '../login/checkSentence.js'
import type { Markup } from '../pages/shell.js'
import type { Ticket } from './createTickets.js'

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
  elsewhere:
    'This login was begun in another browser than this one. Go back to the page, in the browser that you use, and begin there.',
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

/**
 * Asks who said yes at a provider whether the browser that began is theirs. Two things are to be done for a yes, so that a press that was meant for
 * something else is none; a no takes one.
 */
export function askPage(look: string, action: string, asked: Asked): Markup {
  const { confirm, origin, browser, at, number, madeOn } = asked
  const provider = providerNames[asked.provider] ?? asked.provider
  const name = asked.userName ?? asked.email ?? asked.subject ?? ''
  return plainPage({
    title: 'Is it you who logs in?',
    look,
    main: html`<p><bdi><b>${origin}</b></bdi> asks to log in as <bdi><b>${name}</b></bdi> (${provider}).</p>
<p>Number: <b class="number">${number}</b></p>
<p>${checkSentence(number)}</p>
${madeOn === undefined ? '' : html`<p>Your wallet was made on <bdi><b>${madeOn}</b></bdi>. After a yes, <bdi><b>${origin}</b></bdi> sees its addresses and can ask it to sign.</p>`}
<dl><dt>Browser that asks</dt><dd>${browser}</dd><dt>Since</dt><dd>${utc(at)}</dd></dl>
<p>If you did not press ${provider} on that page just now, somebody else did, and would get your account and what is in your wallet.</p>
<form method="post" action="${action}"><input type="hidden" name="confirm" value="${confirm}">
<label class="tick"><input type="checkbox" name="began" value="yes" required><span>I pressed ${provider} on <bdi>${origin}</bdi> just now</span></label>
<button name="answer" value="no" class="main" formnovalidate>No, this was not me</button>
<button name="answer" value="yes">Yes, log me in there</button></form>`,
  })
}

type Asked = Pick<
  Ticket,
  'origin' | 'browser' | 'at' | 'number' | 'provider' | 'userName' | 'email' | 'subject'
> & { confirm: string; madeOn: string | undefined }

/** As the providers write themselves. */
const providerNames: Readonly<Record<string, string>> = {
  ...{ google: 'Google', github: 'GitHub', apple: 'Apple', facebook: 'Facebook' },
  ...{ x: 'X', discord: 'Discord' },
}

/** A moment as everybody reads it the same. */
export function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

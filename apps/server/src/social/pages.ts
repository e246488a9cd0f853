import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { checkSentence } from '../login/checkSentence.js'
import type { Markup } from '../pages/shell.js'
import type { Ticket } from './createTickets.js'

/**
 * The one line of script that these pages have. A page that holds the window by its opener is told how to finish, if it is the one that began,
 * and closes the window itself; a window that nobody holds closes where the browser lets it.
 */
const ending =
  'const{origin,resultUri}=document.body.dataset;if(opener&&origin)opener.postMessage({resultUri},origin);else close()'
/** What allows this line and no other. */
export const endingHash = `sha256-${createHash('sha256').update(ending).digest('base64')}`

/** A page without navigation, for a window that a person came to with one question. */
export function plainPage({ title, look, main, head = '', ends }: plainPage.Parts): Markup {
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
<body${ends?.told ? html` data-origin="${ends.told.origin}" data-result-uri="${ends.told.resultUri}"` : ''}>
<main><h1>${title}</h1>${main}</main>
${ends ? html`<script>${raw(ending)}</script>` : ''}
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
    /** The window is needed no more, and which page is told so. */
    ends?: { told?: Told | undefined }
  }
}

const lastSentence = html`<p>You can close this window and go back to the page you came from.</p>`

/** Whom the last page of a round tells by what address it is finished. */
type Told = { origin: string; resultUri: string }

/** That a round is done, in the window in which it was walked. */
export function donePage(look: string, told?: Told): Markup {
  return plainPage({
    title: 'You are logged in',
    look,
    main: html`${lastSentence}`,
    ends: { told },
  })
}

/** That a round ended in nothing, and why. */
export function endPage(look: string, reason: string): Markup {
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

/** What a window shows until the page that opened it knows where it leads. */
export function loadingPage(look: string): Markup {
  return plainPage({
    title: 'One moment',
    look,
    main: html`<p>This window goes on to the service that you chose.</p>`,
  })
}

/** What a client links to as the wallet's own site: where its owner finds what they look for. */
export function dashboardPage(look: string): Markup {
  return plainPage({
    title: 'Your wallet',
    look,
    main: html`<p>Your wallet opens inside the apps that you use it in, and nothing here asks you to log in.</p>
<p>To add a passkey, to make the wallet wholly yours, or to take its keys with you, open such an app, log in as you do there, and choose <b>Security</b> in its account settings.</p>
<p>Do you keep a leaving kit? <a href="/recover">Download the page that opens it.</a> It works from your disk, without this site.</p>
<p><a href="/licences.md">Licences of what this wallet is built of</a></p>`,
  })
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

import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Markup } from '../html/Markup.js'
import { write } from '../html/write.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { Texts } from '../texts/english.js'
import type { Ticket } from './createTickets.js'

/**
 * The one line of script that these pages have. A page that holds the window by its opener gets the message how to finish, if it began the
 * round, and closes the window itself; a window without an opener closes where the browser lets it.
 */
const ending =
  'const{origin,resultUri}=document.body.dataset;if(opener&&origin)opener.postMessage({resultUri},origin);else close()'
/** What allows this line and no other. */
export const endingHash = `sha256-${createHash('sha256').update(ending).digest('base64')}`

/** A page without navigation, for a window with one question to the user. */
export function plainPage({ formats }: SpokenTexts, parts: plainPage.Parts): Markup {
  const { title, look, main, head = '', ends } = parts
  return html`<!doctype html>
<html lang="${formats.locale}" dir="${formats.dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${look}">
<link rel="icon" href="data:,">${head}
</head>
<body${ends?.result ? html` data-origin="${ends.result.origin}" data-result-uri="${ends.result.resultUri}"` : ''}>
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
    /** The window is done, and the page that gets the message. */
    ends?: { result?: Result | undefined }
  }
}

/** Whom the last page of a round tells by what address it is finished. */
type Result = { origin: string; resultUri: string }

/** That a round is done, in the window in which it was walked. */
export function donePage(speech: SpokenTexts, look: string, result?: Result): Markup {
  const { canClose, done } = speech.texts.social
  return plainPage(speech, { title: done, look, main: html`<p>${canClose}</p>`, ends: { result } })
}

/** That a round ended in nothing, and why. */
export function endPage(speech: SpokenTexts, look: string, reason: string): Markup {
  const { canClose, ended } = speech.texts.social
  return plainPage(speech, {
    title: ended,
    look,
    main: html`<p>${refusalText(reason, speech.texts)}</p><p>${canClose}</p>`,
  })
}

/** Why a login failed. The reason may be any word. */
export function refusalText(reason: string, { social: { refusals } }: Texts): string {
  return isReason(reason, refusals) ? refusals[reason] : refusals.provider_failed
}

function isReason<reasons extends object>(
  word: string,
  all: reasons,
): word is keyof reasons & string {
  return Object.hasOwn(all, word)
}

/** What a window shows until the page that opened it knows where it leads. */
export function loadingPage(speech: SpokenTexts, look: string): Markup {
  const { goesOn, moment } = speech.texts.social
  return plainPage(speech, { title: moment, look, main: html`<p>${goesOn}</p>` })
}

/** What a client links to as the wallet's own site: where its owner finds what they look for. */
export function dashboardPage(speech: SpokenTexts, look: string): Markup {
  const { inside, kit, licences, security, title } = speech.texts.social.dashboard
  const name = (text: string) => html`<b>${text}</b>`
  const link = (text: string) => html`<a href="/recover">${text}</a>`
  return plainPage(speech, {
    title,
    look,
    main: html`<p>${inside}</p>
<p>${security(write, { name })}</p>
<p>${kit(write, { link })}</p>
<p><a href="/licences.md">${licences}</a></p>`,
  })
}

/** Leads on to where the other service asks the same user. */
export function onwardPage(speech: SpokenTexts, look: string, onward: string): Markup {
  const { next, moment } = speech.texts.social
  return plainPage(speech, {
    title: moment,
    look,
    head: html`<meta http-equiv="refresh" content="0;url=${onward}">`,
    main: html`<p><a href="${onward}">${next}</a></p>`,
  })
}

/**
 * Asks the user who approved at a provider whether the browser that began the round is theirs. Two things are to be done for a yes, so that a press that was meant for
 * something else is none; a no takes one.
 */
export function confirmPage(
  speech: SpokenTexts,
  look: string,
  action: string,
  question: ConfirmQuestion,
): Markup {
  const { requests, social } = speech.texts
  const { confirm: text } = social
  const { at, browser, confirm, number } = question
  const provider = providerNames[question.provider] ?? question.provider
  const strong = (one: string) => html`<bdi><b>${one}</b></bdi>`
  const origin = strong(question.origin)
  const name = strong(question.userName ?? question.email ?? question.subject ?? '')
  const madeOn =
    question.madeOn === undefined
      ? ''
      : text.madeOn(write, { origin, madeOn: strong(question.madeOn) })
  const pressed = text.pressed(write, { provider, origin: html`<bdi>${question.origin}</bdi>` })
  return plainPage(speech, {
    title: text.title,
    look,
    main: html`<p>${text.requests(write, { origin, name, provider })}</p>
<p>${text.number(write, { number: html`<b class="number">${number}</b>` })}</p>
<p>${requests.check(number ?? '')}</p>
${madeOn && html`<p>${madeOn}</p>`}
<dl><dt>${text.browser}</dt><dd>${browser || requests.unknownBrowser}</dd><dt>${text.since}</dt><dd>${requests.moment(at)}</dd></dl>
<p>${text.stranger(provider)}</p>
<form method="post" action="${action}"><input type="hidden" name="confirm" value="${confirm}">
<label class="tick"><input type="checkbox" name="began" value="yes" required><span>${pressed}</span></label>
<button name="answer" value="no" class="main" formnovalidate>${text.no}</button>
<button name="answer" value="yes">${text.yes}</button></form>`,
  })
}

type ConfirmQuestion = Pick<
  Ticket,
  'origin' | 'browser' | 'at' | 'number' | 'provider' | 'userName' | 'email' | 'subject'
> & { confirm: string; madeOn: string | undefined }

/** As the providers write themselves. */
const providerNames: Readonly<Record<string, string>> = {
  ...{ google: 'Google', github: 'GitHub', apple: 'Apple', facebook: 'Facebook' },
  ...{ x: 'X', discord: 'Discord' },
}

import { html } from 'hono/html'
import type { Markup } from '../html/Markup.js'
import { plainPage } from '../social/pages.js'
import type { SpokenTexts } from '../texts/createSpeak.js'
import type { MailRequest } from './findMailRequest.js'
import { sayFacts } from './sayFacts.js'

/** Asks what a mailed link is about. @param look the address of the sheet */
export function questionPage(
  speech: SpokenTexts,
  look: string,
  request: MailRequest,
  now: number,
): Markup {
  const { requests, guardPages: text } = speech.texts
  const { areTwo, at, browser, email, facts, number, origin, question } = request
  const { title, says, yes } = text.questions[question]
  const known = [
    ...(areTwo ? [text.twoAsk] : []),
    ...(facts ? sayFacts(facts, now, speech.texts) : []),
  ]
  return plainPage(speech, {
    ...{ title, look },
    main: html`<p>${says({ email })}</p>
${known.map((fact) => html`<p><strong>${fact}</strong></p>`)}
${number ? html`<p class="number"><b>${number}</b></p><p>${requests.check(number)}</p>` : ''}
<dl><dt>${text.page}</dt><dd><bdi>${origin}</bdi></dd><dt>${text.browser}</dt><dd>${browser || requests.unknownBrowser}</dd><dt>${text.at}</dt><dd>${requests.moment(at)}</dd></dl>
<p>${text.anyPage}</p>
<form method="post"><button name="answer" value="yes" class="main">${yes}</button>
<button name="answer" value="no">${text.no}</button></form>`,
  })
}

/** What became of an answer, or of a link that is no longer good. @param look the address of the sheet */
export function endPage(speech: SpokenTexts, look: string, { title, text }: End): Markup {
  return plainPage(speech, { title, look, main: html`<p>${text}</p>` })
}

type End = { title: string; text: string }

import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { formLimit } from '../http/formLimit.js'
import { HttpError } from '../http/HttpError.js'
import { checkSentence } from '../login/checkSentence.js'
import { look } from '../pages/look.js'
import { plainPage, utc } from '../social/pages.js'
import { plainHeaders } from '../social/plainHeaders.js'
import { answerAsk } from './asking/answerAsk.js'
import { answerChange } from './email/answerChange.js'
import { type Asked, findAsked } from './findAsked.js'
import type { Guard } from './Guard.js'
import { answerProving } from './proving/answerProving.js'

const sheet = '/guard/look.css'
const formBytes = 4_096

/**
 * The pages that the guard's mails lead to. Opening one does nothing, because programs open links to look for harm in them; its
 * buttons do.
 */
export function mailPages(hono: Hono, guard: Guard): void {
  hono.get(sheet, ({ body }) => body(look, 200, { 'content-type': 'text/css' }))
  hono.use('/guard/mail/*', plainHeaders)
  hono.get('/guard/mail/:secret', async (context) => {
    const asked = await findAsked(guard, context.req.param('secret'))
    return asked ? context.html(askPage(asked)) : lost(context)
  })
  hono.post('/guard/mail/:secret', formLimit(formBytes), async (context) => {
    checkOwnPage(context, guard.url())
    const secret = context.req.param('secret')
    const answer = new URLSearchParams(await context.req.text()).get('answer')
    if (answer !== 'yes' && answer !== 'no')
      throw new HttpError(400, 'input_invalid', 'The form has no answer.')
    const isYes = answer === 'yes'
    const counted =
      (await answerProving(guard, secret, isYes)) ||
      (await answerAsk(guard, secret, isYes)) ||
      (await answerChange(guard, secret, isYes))
    return counted ? context.html(isYes ? yesPage() : noPage()) : lost(context)
  })
}

const askPage = ({ title, says, facts, number, yes, origin, browser, at }: Asked) =>
  plainPage({
    ...{ title, look: sheet },
    main: html`<p>${says}</p>
${facts.map((fact) => html`<p><strong>${fact}</strong></p>`)}
${number ? html`<p class="number"><b>${number}</b></p><p>${checkSentence(number)}</p>` : ''}
<dl><dt>Page, as who asks names it</dt><dd><bdi>${origin}</bdi></dd><dt>Browser, as it calls itself</dt><dd>${browser}</dd><dt>At</dt><dd>${utc(at)}</dd></dl>
<p>Whoever asks can name any page: this service cannot tell. Say yes only if you asked for this yourself, on that page, a moment ago.</p>
<form method="post"><button name="answer" value="yes" class="main">${yes}</button>
<button name="answer" value="no">This was not me</button></form>`,
  })

const yesPage = () =>
  plainPage({
    ...{ title: 'Done', look: sheet },
    main: html`<p>You can close this window and go back to the page that you came from.</p>`,
  })

const noPage = () =>
  plainPage({
    ...{ title: 'Nobody was let in', look: sheet },
    main: html`<p>Nothing was made, and for an hour nobody new is let in by what was asked. Whoever asked could read a code in your mailbox or in your account: change its password now.</p>`,
  })

const lost = (context: Context) =>
  context.html(
    plainPage({
      ...{ title: 'This link is no longer good', look: sheet },
      main: html`<p>It was used, it is older than ten minutes, or a newer mail took its place. Ask again on the page that you came from.</p>`,
    }),
    404,
  )

/** A form of another site answers nothing. */
function checkOwnPage({ req }: Context, url: string): void {
  const origin = req.header('origin')
  const site = req.header('sec-fetch-site')
  const isForeign =
    (origin !== undefined && origin !== url) || (site !== undefined && site !== 'same-origin')
  if (isForeign) throw new HttpError(403, 'origin_not_allowed', 'This form is of another site.')
}

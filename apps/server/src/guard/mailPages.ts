import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { formLimit } from '../http/formLimit.js'
import { HttpError } from '../http/HttpError.js'
import { look } from '../pages/look.js'
import { plainPage, utc } from '../social/pages.js'
import { plainHeaders } from '../social/plainHeaders.js'
import { answerAsk, findAsk } from './asking/answerAsk.js'
import { answerChange, findChange } from './email/answerChange.js'
import type { Guard } from './Guard.js'
import type { Place } from './mails.js'

const sheet = '/guard/look.css'
const formBytes = 4_096

type Asked = Place & { title: string; says: string; yes: string }

/**
 * The pages that the guard's mails lead to. Opening one does nothing, because programs open links to look for harm in them; its
 * buttons do.
 */
export function mailPages(hono: Hono, guard: Guard): void {
  hono.get(sheet, ({ body }) => body(look, 200, { 'content-type': 'text/css' }))
  hono.use('/guard/mail/*', plainHeaders)
  hono.get('/guard/mail/:secret', async (context) => {
    const asked = await find(guard, context.req.param('secret'))
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
      (await answerAsk(guard, secret, isYes)) || (await answerChange(guard, secret, isYes))
    return counted ? context.html(isYes ? yesPage() : noPage()) : lost(context)
  })
}

async function find(guard: Guard, secret: string): Promise<Asked | undefined> {
  const ask = await findAsk(guard, secret)
  if (ask)
    return {
      ...ask,
      title: 'Let this browser into your wallet?',
      says: 'It gets what the second check holds of your wallet’s key. No other browser does.',
      yes: 'Let it in',
    }
  const found = await findChange(guard, secret)
  if (!found) return undefined
  return {
    ...found.change,
    title: found.isOld ? 'Give your wallet another e-mail address?' : 'Is this your wallet?',
    says: found.isOld
      ? `Its second check would come to ${found.change.email}, and no longer to you here.`
      : 'Its second check would come to this address.',
    yes: 'Yes, change it',
  }
}

const askPage = ({ title, says, yes, origin, browser, at }: Asked) =>
  plainPage({
    ...{ title, look: sheet },
    main: html`<p>${says}</p>
<dl><dt>Asked on the page</dt><dd><bdi>${origin}</bdi></dd><dt>With the browser</dt><dd>${browser}</dd><dt>At</dt><dd>${utc(at)}</dd></dl>
<p>Say yes only if you asked for this yourself, on that page, a moment ago.</p>
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
    main: html`<p>For an hour nobody new is let into this wallet. Whoever asked could read a code in your mailbox or in your account: change its password now.</p>`,
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

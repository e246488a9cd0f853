import type { Context, Hono } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import { look } from '../html/look.js'
import { formLimit } from '../http/formLimit.js'
import { speechOf } from '../http/speechOf.js'
import { plainHeaders } from '../social/plainHeaders.js'
import { answerChange } from './email/answerChange.js'
import { answerEntryRequest } from './entry/answerEntryRequest.js'
import { findMailRequest } from './findMailRequest.js'
import type { Guard } from './Guard.js'
import { answerProving } from './proving/answerProving.js'
import { endPage, questionPage } from './questionPages.js'

/** The sheet of the guard's pages. */
export const lookPath = '/guard/look.css'
const formBytes = 4_096

/**
 * The pages that the guard's mails lead to. Opening one does nothing, because programs open links to look for harm in them; its
 * buttons do.
 */
export function mailPages(hono: Hono, guard: Guard): void {
  const { now, speak } = guard
  hono.get(lookPath, ({ body }) => body(look, 200, { 'content-type': 'text/css' }))
  hono.use('/guard/mail/*', plainHeaders)
  hono.get('/guard/mail/:secret', async (context) => {
    const request = await findMailRequest(guard, context.req.param('secret'))
    const speech = speechOf(context, speak)
    if (request) return context.html(questionPage(speech, lookPath, request, now()))
    return context.html(endPage(speech, lookPath, speech.texts.guardPages.lost), 404)
  })
  hono.post('/guard/mail/:secret', formLimit(formBytes), async (context) => {
    checkOwnPage(context, guard.url())
    const secret = context.req.param('secret')
    const answer = new URLSearchParams(await context.req.text()).get('answer')
    if (answer !== 'yes' && answer !== 'no')
      throw new HttpError(400, 'input_invalid', 'The form has no answer.')
    const isYes = answer === 'yes'
    const speech = speechOf(context, speak)
    const counted =
      (await answerProving(guard, secret, isYes)) ||
      (await answerEntryRequest(guard, secret, isYes, speech)) ||
      (await answerChange(guard, secret, isYes, speech))
    const { done, lost, refused } = speech.texts.guardPages
    if (!counted) return context.html(endPage(speech, lookPath, lost), 404)
    return context.html(endPage(speech, lookPath, isYes ? done : refused))
  })
}

/** A form of another site answers nothing. */
function checkOwnPage({ req }: Context, url: string): void {
  const origin = req.header('origin')
  const site = req.header('sec-fetch-site')
  const isForeign =
    (origin !== undefined && origin !== url) || (site !== undefined && site !== 'same-origin')
  if (isForeign) throw new HttpError(403, 'origin_not_allowed', 'This form is of another site.')
}

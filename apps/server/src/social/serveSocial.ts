import { roundCookie } from '@foyer/protocol/login'
import type { Context, Env, Hono, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { HttpError } from '../errors/HttpError.js'
import { look } from '../html/look.js'
import { formLimit } from '../http/formLimit.js'
import { speechOf } from '../http/speechOf.js'
import { hashOf } from '../secrets/hashOf.js'
import { sameSecret } from '../secrets/sameSecret.js'
import type { Speak } from '../texts/createSpeak.js'
import type { Socials } from './createSocials.js'
import type { Ticket } from './createTickets.js'
import { confirmPage, donePage, endPage, onwardPage } from './pages.js'
import { plainHeaders } from './plainHeaders.js'
import { readLeaving } from './readLeaving.js'

const formBytes = 65_536

/**
 * The pages of rounds to social providers, under a path of the service's own origin: `go` leads to the provider, `callback/…`
 * takes what comes back, `confirm` the user's answer, `back` leads from the guard to the page.
 *
 * An attacker may have a victim walk a round that the attacker began, to be logged in as the victim: by a link, from any page, or by a script in
 * the very page that is named; and a provider often approves without asking. So nothing that the window brings is believed. A round is done
 * without a question only for a browser that held a session of this user for this page before; in every other case the user confirms on a page of ours.
 *
 * A page that opened the window may hold it: it can close it and navigate it, and can neither read nor press what is in it.
 */
export function serveSocial<env extends Env>(
  hono: Hono<env>,
  { path, resultUri, socials, speak, url }: serveSocial.Parts,
): void {
  const sheet = `${path}/look.css`
  const { tickets } = socials
  const limited = formLimit(formBytes)
  hono.use(`${path}/*`, plainHeaders)
  hono.use(`${path}/confirm`, ownFormOnly(url))
  hono.get(sheet, ({ body }) => body(look, 200, { 'content-type': 'text/css' }))

  hono.get(`${path}/go`, async (context) => {
    const { state, page } = readLeaving(context.req.query('state') ?? '')
    const ticket = await tickets.ofState(state)
    if (!ticket) return context.html(endPage(speechOf(context, speak), sheet, 'late'), 404)
    if (page && resultUri) await tickets.leadBack(ticket, page, resultUri(ticket))
    return context.redirect(await socials.authorizeUrl(ticket, state))
  })
  // Apple answers with a form of its own page, the others with an address.
  hono.on(['GET', 'POST'], `${path}/callback/:provider`, limited, async (context) => {
    const { req } = context
    // With the form of another site comes no cookie; with the address that it leads to, it does.
    if (req.method === 'POST') return context.redirect(`${req.path}?${said(await req.text())}`, 303)
    const parameters = new URLSearchParams(new URL(req.url).search)
    const state = parameters.get('state') ?? ''
    const waiting = await tickets.takeState(state, req.param('provider'))
    if (!waiting) return context.html(endPage(speechOf(context, speak), sheet, 'late'), 404)
    if (!isMarked(waiting, getCookie(context, roundCookie)))
      return end(context, await tickets.refuse(waiting.id, 'elsewhere'))
    const { ticket, question } = await socials.comeBack(waiting, { state, parameters })
    if (!ticket || !question) return end(context, ticket)
    const confirming = { ...ticket, ...question }
    return context.html(confirmPage(speechOf(context, speak), sheet, `${path}/confirm`, confirming))
  })
  const end = (context: Context, ticket: Ticket | undefined) => {
    if (ticket?.status === 'done') {
      const next = nextOf(ticket)
      return next ? context.redirect(next, 303) : done(context, ticket)
    }
    // Of a no, too, the page tells in its own words, and has a way on.
    if (!ticket?.returnTo) return refused(context, ticket)
    return context.redirect(resultUri ? ticket.returnTo : withRefusal(ticket), 303)
  }
  const done = (context: Context, ticket: Ticket) => {
    const result = resultUri && { origin: ticket.origin, resultUri: resultUri(ticket) }
    return context.html(donePage(speechOf(context, speak), sheet, result))
  }
  hono.get(`${path}/back`, async (context) => {
    const ticket = await tickets.ofSecret(context.req.query('round') ?? '')
    if (ticket?.returnTo) return context.redirect(ticket.returnTo)
    const refusal = context.req.query(refusalParameter)
    if (!ticket || refusal !== undefined)
      return context.html(
        endPage(speechOf(context, speak), sheet, refusal ?? 'late'),
        ticket ? 200 : 404,
      )
    return isOver(ticket) ? done(context, ticket) : refused(context, ticket)
  })

  hono.post(`${path}/confirm`, limited, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const isYes = form.get('answer') === 'yes'
    if (isYes && form.get('began') !== 'yes')
      throw new HttpError(400, 'input_invalid', 'The form says yes without the tick.')
    const confirmed = await tickets.confirmed(form.get('confirm') ?? '', isYes)
    if (confirmed?.status !== 'done') return refused(context, confirmed)
    // Not a redirect: a form of this page may lead to this origin alone.
    const next = nextOf(confirmed)
    if (next === null) return done(context, confirmed)
    return context.html(onwardPage(speechOf(context, speak), sheet, next))
  })

  const refused = (context: Context, ticket: Ticket | undefined) =>
    context.html(
      endPage(speechOf(context, speak), sheet, ticket?.reason ?? 'late'),
      ticket ? 200 : 404,
    )
}

export declare namespace serveSocial {
  type Parts = {
    /** The path of the pages: `/login/social`. */
    path: string
    /**
     * Where pages finish rounds: by what address the page that began one does so. A page that left for it is led back with it, and one that
     * holds the window hears it there.
     */
    resultUri?: (round: Pick<Ticket, 'secretHash'>) => string
    socials: Socials
    /** The texts of the pages. */
    speak: Speak
    /** The service's own origin. */
    url(): string
  }
}

/** What of a provider's form is looked at (RFC 6749 §4.1.2, RFC 9207). */
function said(form: string): URLSearchParams {
  const names = ['state', 'code', 'error', 'iss']
  return new URLSearchParams(
    [...new URLSearchParams(form)].filter(([name]) => names.includes(name)),
  )
}

/** Whether the window is of the browser that began, as far as that could be seen there. */
const isMarked = ({ mark }: Ticket, cookie: string | undefined) =>
  mark === null || sameSecret(hashOf(cookie ?? ''), mark)

/** The keeper says in the window why the guard's round ended in nothing, where it leads to no page. */
const refusalParameter = 'refused'
function withRefusal({ returnTo, reason }: Ticket): string {
  const url = new URL(returnTo ?? '')
  url.searchParams.set(refusalParameter, reason ?? 'provider_failed')
  return url.href
}

/** The user confirmed, whether the page has learnt of it or not. */
const isOver = ({ status }: Ticket) => status === 'done' || status === 'used'

const nextOf = ({ onward, returnTo }: Ticket) => onward ?? returnTo

/** The answer comes from the page that asked, and from no form or script of another site. */
function ownFormOnly(url: () => string): MiddlewareHandler {
  return async ({ req }, next) => {
    const site = req.header('sec-fetch-site')
    const isOwn = req.header('origin') === url() && (site === undefined || site === 'same-origin')
    if (!isOwn) throw new HttpError(403, 'origin_not_allowed', 'This form is of another site.')
    await next()
  }
}

import { randomBytes } from 'node:crypto'
import type { Context, Env, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { formLimit } from '../http/formLimit.js'
import { hashOf } from '../login/newId.js'
import { look } from '../pages/look.js'
import type { Socials } from './createSocials.js'
import type { Ticket } from './createTickets.js'
import { confirmPage, endPage, onwardPage } from './pages.js'
import { plainHeaders } from './plainHeaders.js'

const cookieSeconds = 600
const formBytes = 65_536

/**
 * The pages of rounds to social providers, under a path of the service's own origin: `go` leads to the provider, `callback/…`
 * takes what comes back, `confirm` the answer of who is asked once more, `back` leads from the guard to the page.
 *
 * Somebody may send others the address of a round that they began themselves, to be logged in as them. So a round is done
 * without a question only in a window that came from the page that asked (by its `Referer`, which nobody can make another's
 * browser write) and went all the way (by a cookie). Everybody else is shown who asks, and answers.
 */
export function serveSocial<env extends Env>(
  hono: Hono<env>,
  { path, socials, comesFrom = () => [] }: serveSocial.Parts,
): void {
  const sheet = `${path}/look.css`
  const { tickets } = socials
  const limited = formLimit(formBytes)
  hono.use(`${path}/*`, plainHeaders)
  hono.get(sheet, ({ body }) => body(look, 200, { 'content-type': 'text/css' }))

  hono.get(`${path}/go`, async (context) => {
    const state = context.req.query('state') ?? ''
    const ticket = await tickets.ofState(state)
    if (!ticket) return context.html(endPage(sheet, 'late'), 404)
    const isExpected = [ticket.origin, ...comesFrom(ticket)].includes(refererOf(context))
    const visitor = isExpected ? secret() : undefined
    await tickets.visited(ticket.id, visitor)
    if (visitor) remember(context, path, ticket, visitor)
    return context.redirect(await socials.authorizeUrl(ticket, state))
  })
  // Apple answers with a form of its own page, the others with an address.
  hono.on(['GET', 'POST'], `${path}/callback/:provider`, limited, async (context) => {
    const { req } = context
    const text = req.method === 'POST' ? await req.text() : new URL(req.url).search
    const parameters = new URLSearchParams(text)
    const state = parameters.get('state') ?? ''
    const ticket = await tickets.takeState(state, req.param('provider'))
    if (!ticket) return context.html(endPage(sheet, 'late'), 404)
    const confirm = isSameWindow(context, ticket) ? undefined : secret()
    const done = await socials.comeBack(ticket, { state, parameters, confirm })
    if (done?.status === 'unconfirmed' && confirm)
      return context.html(confirmPage(sheet, `${path}/confirm`, { ...done, confirm }))
    return end(context, done)
  })
  const end = (context: Context, ticket: Ticket | undefined) => {
    const isDone = ticket?.status === 'done'
    // Of a no, too, the page tells in its own words, and has a way on.
    const next = ticket && (isDone ? nextOf(ticket) : ticket.returnTo)
    if (next) return context.redirect(next, 303)
    return isDone ? context.html(endPage(sheet)) : refused(context, ticket)
  }
  hono.get(`${path}/back`, async (context) => {
    const ticket = await tickets.ofSecret(context.req.query('round') ?? '')
    if (!ticket?.returnTo) return context.html(endPage(sheet, 'late'), 404)
    return context.redirect(ticket.returnTo)
  })

  hono.post(`${path}/confirm`, limited, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const isYes = form.get('answer') === 'yes'
    const done = await tickets.confirmed(form.get('confirm') ?? '', isYes)
    if (done?.status !== 'done') return refused(context, done)
    // Not a redirect: a form of this page may lead to this origin alone.
    const next = nextOf(done)
    return context.html(next === null ? endPage(sheet) : onwardPage(sheet, next))
  })

  const refused = (context: Context, ticket: Ticket | undefined) =>
    context.html(endPage(sheet, ticket?.reason ?? 'late'), ticket ? 200 : 404)
}

export declare namespace serveSocial {
  type Parts = {
    /** The path of the pages: `/login/social`. */
    path: string
    socials: Socials
    /** Further origins from which the window of a round comes. */
    comesFrom?: (ticket: Ticket) => readonly string[]
  }
}

const nextOf = ({ onward, returnTo }: Ticket) => onward ?? returnTo
const secret = () => randomBytes(16).toString('base64url')
const cookieOf = ({ id }: Ticket) => `foyer_round_${id.slice(0, 8)}`

function remember(context: Context, path: string, ticket: Ticket, visitor: string): void {
  // What a page of another site sends as a form brings no other cookie.
  const isForm = ticket.provider === 'apple'
  setCookie(context, cookieOf(ticket), visitor, {
    ...{ path, httpOnly: true, maxAge: cookieSeconds },
    ...(isForm ? { sameSite: 'None', secure: true } : { sameSite: 'Lax' }),
  })
}

function isSameWindow(context: Context, ticket: Ticket): boolean {
  const visitor = getCookie(context, cookieOf(ticket))
  return visitor !== undefined && ticket.visitor === hashOf(visitor)
}

/** The origin of the page that a window came from; empty when it does not say. */
function refererOf({ req }: Context): string {
  const referer = req.header('referer') ?? ''
  return URL.canParse(referer) ? new URL(referer).origin : ''
}

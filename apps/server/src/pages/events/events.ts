import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { HttpError } from '../../errors/HttpError.js'
import type { EventReader } from '../../events/createEventReader.js'
import type { Variables } from '../../http/App.js'
import { clientAddress } from '../../http/clientAddress.js'
import { limit } from '../../http/limit.js'
import type { Serving } from '../../http/Serving.js'
import { speechOf } from '../../http/speechOf.js'
import { type Sessions, sessionSeconds } from '../../operators/createSessions.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import type { TradeReader } from '../../services/trade/createTradeReader.js'
import type { Speak } from '../../texts/createSpeak.js'
import { csvFile } from './csvFile.js'
import { enterPage, isOperator, readQuery, sessionCookie } from './enterPage.js'
import { eventsPage } from './eventsPage.js'
import { faultPage } from './faultPage.js'
import { linesOf, pagesMax, readPage, toPage } from './readPage.js'
import { daysMax } from './readPeriod.js'
import { signInPage, switchedOffPage } from './signInPage.js'
import { tradePage } from './tradePage.js'

const attemptsPerMinute = 10

/** The events page, for operators that have the admin token. */
export function events(
  hono: Hono<{ Variables: Variables }>,
  services: events.Services,
  speak: Speak,
): void {
  const { config, eventReader, sessions, tradeReader } = services
  const tooLong = () => {
    throw new HttpError(413, 'too_long', 'The form is too long.')
  }

  hono.get('/events', async (context) => {
    const speech = speechOf(context, speak)
    const query = await enterPage(context, speech, services)
    if (query instanceof Response) return query
    const page = readPage(context.req.query('page'))
    if (page === undefined)
      return context.html(faultPage(speech, speech.texts.operator.faults.noPage(pagesMax)), 400)
    const range = { projectId: query.projectId, ...query.period }
    const { limit, offset } = linesOf(page)
    const [summary, found] = await Promise.all([
      eventReader.summary(range),
      eventReader.list(range, limit, offset),
    ])
    const keptDays = config.eventsKeptDays
    return context.html(eventsPage(speech, { ...query, ...toPage(found, page), summary, keptDays }))
  })
  hono.get('/events/trade', async (context) => {
    const speech = speechOf(context, speak)
    const query = await enterPage(context, speech, services)
    if (query instanceof Response) return query
    const [orders, names] = [
      readPage(context.req.query('orders')),
      readPage(context.req.query('names')),
    ]
    if (orders === undefined || names === undefined)
      return context.html(faultPage(speech, speech.texts.operator.faults.noPage(pagesMax)), 400)
    const range = { projectId: query.projectId, ...query.period }
    const [summary, orderLines, nameLines] = await Promise.all([
      tradeReader.summary(range),
      tradeReader.orders({ ...range, ...linesOf(orders) }),
      tradeReader.names({ ...range, ...linesOf(names) }),
    ])
    return context.html(
      tradePage(speech, {
        ...{ ...query, summary },
        orders: toPage(orderLines, orders),
        names: toPage(nameLines, names),
      }),
    )
  })
  hono.get('/events.csv', async (context) => {
    if (!(await isOperator(context, services)))
      throw new HttpError(401, 'not_signed_in', 'Sign in at /events first.')
    const { projectId, period } = await readQuery(context, services)
    if (projectId === undefined) throw new HttpError(404, 'not_found', 'There is no such project.')
    if (period === undefined) throw new HttpError(400, 'input_invalid', noPeriod)
    return csvFile(eventReader.all({ projectId, ...period }), projectId)
  })
  hono.post('/events/sign-in', bodyLimit({ maxSize: 4_096, onError: tooLong }), async (context) => {
    const speech = speechOf(context, speak)
    if (config.adminToken === '') return context.html(switchedOffPage(speech), 404)
    checkOwnPage(context)
    await limit(services, `sign in ${clientAddress(context, config.proxies)}`, attemptsPerMinute)
    const form = new URLSearchParams(await context.req.text())
    if (!sameSecret(form.get('token') ?? '', config.adminToken))
      return context.html(signInPage(speech, true), 401)
    setCookie(context, sessionCookie, await sessions.open(), {
      ...{ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: sessionSeconds },
      secure: config.publicUrl.startsWith('https:'),
    })
    return context.redirect('/events', 303)
  })
  hono.post('/events/sign-out', async (context) => {
    checkOwnPage(context)
    await sessions.close(getCookie(context, sessionCookie))
    deleteCookie(context, sessionCookie, { path: '/' })
    return context.redirect('/events', 303)
  })
}

const noPeriod = `A period is 7, 30 or 90 days, or up to ${daysMax} days between two dates.`

export declare namespace events {
  type Services = Serving & {
    eventReader: EventReader
    sessions: Sessions
    tradeReader: TradeReader
  }
}

/** A form of another site must not open or end a session. */
function checkOwnPage({ req }: Context): void {
  const site = req.header('sec-fetch-site')
  const origin = req.header('origin')
  const own = site
    ? site === 'same-origin'
    : origin === undefined || hostOf(origin) === req.header('host')
  if (!own) throw new HttpError(403, 'origin_not_allowed', 'This form is of another site.')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

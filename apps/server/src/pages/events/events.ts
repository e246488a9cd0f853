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
import type { Speak } from '../../texts/createSpeak.js'
import { csvFile } from './csvFile.js'
import { eventsPage } from './eventsPage.js'
import { faultPage } from './faultPage.js'
import { daysMax, type Period, readPeriod } from './readPeriod.js'
import { signInPage, switchedOffPage } from './signInPage.js'

const cookie = 'foyer_session'
const lineCount = 25
const pagesMax = 200
const attemptsPerMinute = 10

/** The events page, for operators that have the admin token. */
export function events(
  hono: Hono<{ Variables: Variables }>,
  services: events.Services,
  speak: Speak,
): void {
  const { config, eventReader, projects, sessions, now } = services
  const signedIn = (context: Context) => sessions.has(getCookie(context, cookie))
  const tooLong = () => {
    throw new HttpError(413, 'too_long', 'The form is too long.')
  }

  hono.get('/events', async (context) => {
    const speech = speechOf(context, speak)
    if (config.adminToken === '') return context.html(switchedOffPage(speech), 404)
    if (!(await signedIn(context))) return context.html(signInPage(speech), 401)
    const { faults } = speech.texts.operator
    const query = await readQuery(context)
    if (query === undefined) return context.html(faultPage(speech, faults.noProject), 404)
    const { projectIds, projectId, period } = query
    if (period === undefined) return context.html(faultPage(speech, faults.noPeriod(daysMax)), 400)
    const page = pageOf(context.req.query('page'))
    if (page === undefined) return context.html(faultPage(speech, faults.noPage(pagesMax)), 400)
    const range = { projectId, ...period }
    const [summary, found] = await Promise.all([
      eventReader.summary(range),
      eventReader.list(range, lineCount + 1, (page - 1) * lineCount),
    ])
    const more = found.length > lineCount && page < pagesMax
    const lines = found.slice(0, lineCount)
    const keptDays = config.eventsKeptDays
    return context.html(
      eventsPage(speech, { projectIds, projectId, period, summary, lines, page, more, keptDays }),
    )
  })
  hono.get('/events.csv', async (context) => {
    if (config.adminToken === '' || !(await signedIn(context)))
      throw new HttpError(401, 'not_signed_in', 'Sign in at /events first.')
    const query = await readQuery(context)
    if (query === undefined) throw new HttpError(404, 'not_found', 'There is no such project.')
    const { projectId, period } = query
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
    setCookie(context, cookie, await sessions.open(), {
      ...{ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: sessionSeconds },
      secure: config.publicUrl.startsWith('https:'),
    })
    return context.redirect('/events', 303)
  })
  hono.post('/events/sign-out', async (context) => {
    checkOwnPage(context)
    await sessions.close(getCookie(context, cookie))
    deleteCookie(context, cookie, { path: '/' })
    return context.redirect('/events', 303)
  })

  /** What an address asks for. Undefined where there is no such project; the period is where it is none. */
  const readQuery = async (context: Context): Promise<EventsQuery | undefined> => {
    const projectIds = (await projects.list()).map(({ id }) => id)
    const projectId = context.req.query('project') ?? projectIds[0] ?? ''
    if (projectId !== '' && !projectIds.includes(projectId)) return undefined
    return { projectIds, projectId, period: readPeriod(context.req.query(), now()) }
  }
}

type EventsQuery = { projectIds: readonly string[]; projectId: string; period: Period | undefined }

const noPeriod = `A period is 7, 30 or 90 days, or up to ${daysMax} days between two dates.`

export declare namespace events {
  type Services = Serving & { eventReader: EventReader; sessions: Sessions }
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

function pageOf(text = '1'): number | undefined {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return page < 1 || page > pagesMax ? undefined : page
}

import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { HttpError } from '../../errors/HttpError.js'
import type { EventReader } from '../../events/createEventReader.js'
import type { Variables } from '../../http/App.js'
import { clientAddress } from '../../http/clientAddress.js'
import { limit } from '../../http/limit.js'
import type { Serving } from '../../http/Serving.js'
import { type Sessions, sessionSeconds } from '../../operators/createSessions.js'
import { sameSecret } from '../../secrets/sameSecret.js'
import { csvFile } from './csvFile.js'
import { eventsPage } from './eventsPage.js'
import { readPeriod } from './readPeriod.js'
import { signInPage, switchedOffPage } from './signInPage.js'

const cookie = 'foyer_session'
const lineCount = 25
const pagesMax = 200
const attemptsPerMinute = 10

/** The events page, for operators that have the admin token. */
export function events(hono: Hono<{ Variables: Variables }>, services: events.Services): void {
  const { config, eventReader, projects, sessions, now } = services
  const signedIn = (context: Context) => sessions.has(getCookie(context, cookie))
  const tooLong = () => {
    throw new HttpError(413, 'too_long', 'The form is too long.')
  }

  hono.get('/events', async (context) => {
    if (config.adminToken === '') return context.html(switchedOffPage(), 404)
    if (!(await signedIn(context))) return context.html(signInPage(), 401)
    const { projectIds, range } = await asked(context)
    const page = pageOf(context.req.query('page'))
    const [summary, found] = await Promise.all([
      eventReader.summary(range),
      eventReader.list(range, lineCount + 1, (page - 1) * lineCount),
    ])
    const more = found.length > lineCount && page < pagesMax
    const lines = found.slice(0, lineCount)
    const { projectId } = range
    const keptDays = config.eventsKeptDays
    return context.html(
      eventsPage({ projectIds, projectId, period: range, summary, lines, page, more, keptDays }),
    )
  })
  hono.get('/events.csv', async (context) => {
    if (config.adminToken === '' || !(await signedIn(context)))
      throw new HttpError(401, 'not_signed_in', 'Sign in at /events first.')
    const { range } = await asked(context)
    return csvFile(eventReader.all(range), range.projectId)
  })
  hono.post('/events/sign-in', bodyLimit({ maxSize: 4_096, onError: tooLong }), async (context) => {
    if (config.adminToken === '') return context.html(switchedOffPage(), 404)
    checkOwnPage(context)
    await limit(services, `sign in ${clientAddress(context, config.proxies)}`, attemptsPerMinute)
    const form = new URLSearchParams(await context.req.text())
    if (!sameSecret(form.get('token') ?? '', config.adminToken))
      return context.html(signInPage('That is not the token.'), 401)
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

  const asked = async (context: Context) => {
    const projectIds = (await projects.list()).map(({ id }) => id)
    const projectId = context.req.query('project') ?? projectIds[0] ?? ''
    if (projectId !== '' && !projectIds.includes(projectId))
      throw new HttpError(404, 'not_found', 'There is no such project.')
    return { projectIds, range: { projectId, ...readPeriod(context.req.query(), now()) } }
  }
}

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

function pageOf(text = '1'): number {
  const page = /^\d{1,3}$/.test(text) ? Number(text) : 0
  if (page < 1 || page > pagesMax)
    throw new HttpError(400, 'input_invalid', `A page is a number from 1 to ${pagesMax}.`)
  return page
}

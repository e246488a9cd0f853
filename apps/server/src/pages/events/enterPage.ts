import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Serving } from '../../http/Serving.js'
import type { Sessions } from '../../operators/createSessions.js'
import type { SpokenTexts } from '../../texts/createSpeak.js'
import { faultPage } from './faultPage.js'
import { daysMax, type Period, readPeriod } from './readPeriod.js'
import { signInPage, switchedOffPage } from './signInPage.js'

/** What an address of an operator's page names. */
export type EventsQuery = { projectIds: readonly string[]; projectId: string; period: Period }

/** The name of the cookie with the operator's session. */
export const sessionCookie = 'foyer_session'

/** Whether an operator that has the admin token sends this: never where there is no token. */
export async function isOperator(
  context: Context,
  { config, sessions }: Pick<enterPage.Services, 'config' | 'sessions'>,
): Promise<boolean> {
  return config.adminToken !== '' && (await sessions.has(getCookie(context, sessionCookie)))
}

/** What a page of operators is to show, or the page that stands in its place: to sign in, or with what is wrong with the address. */
export async function enterPage(
  context: Context,
  speech: SpokenTexts,
  services: enterPage.Services,
): Promise<EventsQuery | Response> {
  const { faults } = speech.texts.operator
  if (services.config.adminToken === '') return context.html(switchedOffPage(speech), 404)
  if (!(await isOperator(context, services))) return context.html(signInPage(speech), 401)
  const { projectIds, projectId, period } = await readQuery(context, services)
  if (projectId === undefined) return context.html(faultPage(speech, faults.noProject), 404)
  if (period === undefined) return context.html(faultPage(speech, faults.noPeriod(daysMax)), 400)
  return { projectIds, projectId, period }
}

export declare namespace enterPage {
  type Services = Pick<Serving, 'config' | 'projects' | 'now'> & { sessions: Sessions }
}

/** What an address names: `undefined` for a project that does not exist, and for a period that is none. */
export async function readQuery(
  { req }: Context,
  { projects, now }: Pick<enterPage.Services, 'projects' | 'now'>,
) {
  const projectIds = (await projects.list()).map(({ id }) => id)
  const named = req.query('project') ?? projectIds[0] ?? ''
  const isKnown = named === '' || projectIds.includes(named)
  return {
    projectIds,
    projectId: isKnown ? named : undefined,
    period: readPeriod(req.query(), now()),
  }
}

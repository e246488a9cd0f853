import type { Endpoint } from '@foyer/protocol/api'
import {
  askEmailCode,
  type LoggedIn,
  loginByCode,
  logout,
  readLog,
  readSession,
  updateEmail,
} from '@foyer/protocol/login'
import { CallError } from '../../login/CallError.js'
import type { LoginCall, LoginCalls } from '../../login/LoginCalls.js'
import type { Person } from '../../login/Person.js'
import { createServices } from '../../vault/testing/createServices.js'

type Body = { email?: string; code?: string }

/**
 * Keeper and guard of several people, each known by the token of a session. A code is good when it is `123456`.
 */
export function createKeeper() {
  const sessions = new Map<string, { email: string; origin: string }>()
  const accounts = new Map<string, ReturnType<typeof createServices>>()
  /** Every call that brought a token, by the origin of the frame that made it. */
  const proven: string[] = []
  const servicesOf = (email: string) => {
    const found = accounts.get(email) ?? createServices()
    accounts.set(email, found)
    return found.callsOf('site')
  }

  /** The calls of one page's frame. */
  const callsOf = (origin: string, person: () => Person): LoginCalls => {
    let mailed = ''
    const open: Record<string, (body: Body) => unknown> = {
      [askEmailCode.path]({ email = '' }) {
        mailed = email
        return {}
      },
      [loginByCode.path]({ code }) {
        if (code !== '123456') throw refuse('code_wrong')
        const session = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')
        sessions.set(session, { email: mailed, origin })
        return { session, ...loginOf(mailed) }
      },
    }
    const known: Record<string, (token: string, of: { email: string; origin: string }) => unknown> =
      {
        [logout.path](token) {
          sessions.delete(token)
          return {}
        },
        [readSession.path]: (_, { email }) => loginOf(email),
        [updateEmail.path]: () => ({ action: 'VERIFY_PRIMARY_OTP' }),
        [readLog.path]: (_, of) => ({ entries: [], sessions: [{ isThis: true, ...of }] }),
      }
    const find = async (endpoint: Endpoint, left: string | undefined) => {
      const token = left ?? (await person().session())
      if (token === undefined) throw refuse('session_unknown')
      proven.push(`${origin} ${endpoint.path}`)
      const found = sessions.get(token)
      if (found) return { token, found }
      person().ended(token)
      throw refuse('session_unknown')
    }
    const keeper = async (endpoint: Endpoint, body: Body, options?: { session?: string }) => {
      const first = open[endpoint.path]
      if (first) return first(body)
      const { token, found } = await find(endpoint, options?.session)
      const answer = known[endpoint.path]
      if (answer) return answer(token, found)
      return servicesOf(found.email).keeper(endpoint as never, body as never)
    }
    const guard = async (endpoint: Endpoint, body: Body) => {
      const { found } = await find(endpoint, undefined)
      return servicesOf(found.email).guard?.(endpoint as never, body as never)
    }
    return { keeper: keeper as LoginCall, guard: guard as LoginCall, guardUrl: undefined }
  }
  return { sessions, proven, callsOf }
}

function loginOf(email: string): Omit<LoggedIn, 'session'> {
  return {
    identity: { issuer: 'email', subject: email, email, provider: 'email' },
    deviceSince: 0,
  }
}

function refuse(code: string) {
  return new CallError(code, { status: 401, message: `Refused: ${code}` })
}

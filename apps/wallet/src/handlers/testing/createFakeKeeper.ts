import type { Endpoint } from '@foyer/protocol/api'
import {
  changeGuardEmail,
  finishSocial,
  type LoggedIn,
  leaveGuard,
  loginByCode,
  logout,
  readLog,
  readSession,
  requestEmailCode,
  startGuardSocial,
  startSocial,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { hashText } from '../../login/createSecret.js'
import type { User } from '../../login/User.js'
import { CallError } from '../../services/CallError.js'
import type { LoginCall, LoginCalls } from '../../services/LoginCalls.js'
import { createServices } from '../../vault/testing/createServices.js'

type Session = { email: string; origin: string }
type Body = { email?: string; code?: string; left?: string; wasRemoved?: boolean }

/**
 * Keeper and guard of several users, each known by the token of a session. A code is good when it is `123456`.
 */
export function createFakeKeeper() {
  const sessions = new Map<string, Session>()
  const accounts = new Map<string, ReturnType<typeof createServices>>()
  /** Every call that brought a token, by the origin of the frame that made it. */
  const proven: string[] = []
  /** Of a keeper that is broken into: whom it names in place of who logged in. */
  const broken: { names?: string | undefined } = {}
  /** What the guard was asked to ask at from now on, and whether it can be reached for that. */
  const moves: { asked: string[]; isAway: boolean } = { asked: [], isAway: false }
  /** Users who do not follow the guard's link. */
  const waits = new Set<string>()
  /** Services that cannot be reached. */
  const unreachable = { keeper: false, guard: false }
  const heardByGuard: string[] = []
  /** The social logins that were begun. */
  const begun: Body[] = []
  const servicesOf = (email: string) => {
    const found = accounts.get(email)
    if (found) return found
    const made = createServices()
    accounts.set(email, made)
    // The user says yes to the guard's mail as soon as it comes, unless a test is about that.
    if (!waits.has(email)) made.letIn('site')
    return made
  }
  const move = (of: Session, email: string) => {
    accounts.set(email, servicesOf(of.email))
    of.email = email
  }
  const name = (email: string) => broken.names ?? email

  /** The calls of one page's frame. */
  const callsOf = (origin: string, user: () => User): LoginCalls => {
    let mailed = ''
    let wished = ''
    const open: Record<string, (body: Body) => unknown> = {
      [requestEmailCode.path]({ email = '' }) {
        mailed = addressOf(email)
        return {}
      },
      [startSocial.path](body) {
        begun.push(body)
        return { ticket: 'AAAAAAAAAAAAAAAAAAAAAA', uri: 'https://wallet.example/go' }
      },
      [finishSocial.path]() {
        const session = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')
        sessions.set(session, { email: 'ada', origin })
        const identity = { issuer: 'https://id.example', subject: 'ada', provider: 'google' }
        return { status: 'done', login: { session, identity, deviceSince: 0 } }
      },
      [loginByCode.path]({ code }) {
        if (code !== '123456') throw refuse('code_wrong')
        const session = crypto.randomUUID().replaceAll('-', '').padEnd(43, 'x')
        sessions.set(session, { email: mailed, origin })
        return { session, ...loginOf(name(mailed)) }
      },
    }
    const known: Record<string, (token: string, of: Session, body: Body) => unknown> = {
      [readSession.path]: (_, { email }) => loginOf(name(email)),
      [updateEmail.path](_, __, { email = '' }) {
        wished = addressOf(email)
        return { action: 'VERIFY_PRIMARY_OTP' }
      },
      [updateEmailOld.path]: () => ({}),
      [updateEmailNew.path](_, of, { code }) {
        if (code !== '123456') throw refuse('code_wrong')
        move(of, wished)
        return { newEmail: name(wished) }
      },
      [readLog.path]: (_, of) => ({ entries: [], sessions: [{ isThis: true, ...of }] }),
    }
    const find = async (endpoint: Endpoint, left: string | undefined) => {
      const token = left ?? (await user().session())
      if (token === undefined) throw refuse('session_unknown')
      proven.push(`${origin} ${endpoint.path}`)
      const found = sessions.get(token)
      if (found) return { token, found }
      user().ended(token)
      throw refuse('session_unknown')
    }
    const keeper = async (endpoint: Endpoint, body: Body, options?: { session?: string }) => {
      if (unreachable.keeper) throw away()
      if (endpoint.path === logout.path) return leave(sessions, body.left)
      const first = open[endpoint.path]
      if (first) return first(body)
      const { token, found } = await find(endpoint, options?.session)
      const answer = known[endpoint.path]
      if (answer) return answer(token, found, body)
      return servicesOf(found.email)
        .callsOf('site')
        .keeper(endpoint as never, body as never)
    }
    // It knows browsers, and not who is logged in.
    const leaveAll = async (body: Body) => {
      for (const one of accounts.values())
        await one.callsOf('site').guard?.(leaveGuard, body as never)
      return {}
    }
    const changeEmail = ({ email = '' }: Body) => {
      if (moves.isAway) throw away()
      moves.asked.push(email)
      return { state: 'waiting' }
    }
    const guard = async (endpoint: Endpoint, body: Body) => {
      if (unreachable.guard) throw away()
      heardByGuard.push(endpoint.path)
      if (endpoint.path === leaveGuard.path) return leaveAll(body)
      if (endpoint.path === startGuardSocial.path)
        return { ticket: 'BBBBBBBBBBBBBBBBBBBBBB', uri: 'https://guard.example/go' }
      const { found } = await find(endpoint, undefined)
      if (endpoint.path === changeGuardEmail.path) return changeEmail(body)
      return servicesOf(found.email)
        .callsOf('site')
        .guard?.(endpoint as never, body as never)
    }
    return { keeper: keeper as LoginCall, guard: guard as LoginCall, guardUrl: undefined }
  }
  const forget = (email: string) => accounts.delete(email)
  return {
    ...{ sessions, proven, callsOf, broken, moves, servicesOf, move, waits, forget },
    ...{ unreachable, heardByGuard, begun },
  }
}

function loginOf(email: string): Omit<LoggedIn, 'session'> {
  return {
    identity: { issuer: 'email', subject: email, email, provider: 'email' },
    deviceSince: 0,
  }
}

/** By what is left of a token: with it go all that this browser had for the same user. */
async function leave(sessions: Map<string, Session>, left: string | undefined) {
  const hashes = await Promise.all([...sessions.keys()].map(hashText))
  const found = [...sessions.values()][hashes.indexOf(left ?? '')]
  for (const [token, { email }] of sessions) if (email === found?.email) sessions.delete(token)
  return {}
}

/** As the contract has it. */
const addressOf = (typed: string) => typed.trim().toLowerCase()

function away() {
  return new CallError('server_unreachable', { status: 0, message: 'Nobody is there' })
}

function refuse(code: string) {
  return new CallError(code, { status: 401, message: `Refused: ${code}` })
}

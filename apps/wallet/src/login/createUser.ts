import { readSession } from '@foyer/protocol/login'
import { CallError } from '../services/CallError.js'
import type { LoginCall } from '../services/LoginCalls.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import type { Login } from '../vault/Login.js'
import { createAdoption } from './createAdoption.js'
import { createConsents } from './createConsents.js'
import type { PendingLogouts } from './createPendingLogouts.js'
import { readStored, type StoredSession, storedSession } from './storedSession.js'
import type { User } from './User.js'

/** How the tabs of a browser tell each other: what a `BroadcastChannel` does. */
type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/**
 * Keeps who is logged in, and which pages may know: both in the browser's store, and what the keeper says of it as long as the page
 * lives. Every answer goes by what is in the store now.
 */
export function createUser(parameters: createUser.Parameters): User {
  const { projectId, store, tabs, keeper, leaving, origin } = parameters
  const name = `session ${projectId}`
  const consents = createConsents({ projectId, store })
  const adoption = createAdoption({ projectId, store, consents, keeper })
  const listeners = new Set<() => void>()
  const begun = new Set<string>()
  let known: { session: string; login: Promise<Login> } | undefined

  const stored = async () => readStored(await store.read(name))

  /** The session, if the page may know of it. */
  const seen = async () => {
    const found = await stored()
    if (!found || origin() === '') return undefined
    if (await consents.has(origin(), found.holder)) return found
    await adoption.adopt(found).catch(unlessUnknown)
    return (await consents.has(origin(), found.holder)) ? found : undefined
  }

  const changed = () => {
    known = undefined
    for (const listener of listeners) listener()
  }
  const end = async () => {
    const before = await stored()
    if (before) await leaving.owe(before.token)
    await store.remove(name)
    await consents.clear()
    await adoption.forget()
    changed()
    tabs?.postMessage(name)
    await leaving.settle()
  }
  tabs?.addEventListener('message', ({ data }) => {
    if (data === name || data === `${name} ${origin()}`) changed()
  })

  const fetchLogin = (token: string): Promise<Login> => {
    if (known?.session === token) return known.login
    const login = keeper()(readSession, {}, { session: token })
    const credentials = { session: token, login }
    login.catch(() => {
      if (known === credentials) known = undefined
    })
    known = credentials
    return login
  }

  const readOf = async ({ token, typed }: StoredSession): Promise<Login | undefined> => {
    const login = await fetchLogin(token).catch(unlessUnknown)
    return login && { ...login, typed }
  }

  return {
    session: async () => (await seen())?.token,
    async read() {
      const found = await seen()
      return found && readOf(found)
    },
    async begin(login, typed) {
      const { session, ...rest } = login
      // An answer from before a log-out does not restore the login.
      if (begun.has(session)) return
      begun.add(session)
      const before = await stored()
      const now = storedSession(login, before, typed)
      // The user of the former login is logged out.
      if (before && before.holder !== now.holder) await leaving.owe(before.token)
      await store.write(name, now)
      // Last: until then this page may know of no user, not even a former one.
      await consents.give(origin(), now.holder)
      changed()
      known = { session, login: Promise.resolve(rest) }
      tabs?.postMessage(name)
      await leaving.settle()
    },
    async moved(typed) {
      const found = await seen()
      if (found?.typed === undefined) return
      await store.write(name, { ...found, subject: typed, typed })
    },
    async unseen() {
      const found = await stored()
      const login = found && (await readOf(found))
      if (!login) return undefined
      return { login, agree: () => consents.give(origin(), found.holder) }
    },
    async origins() {
      const found = await seen()
      return found ? consents.list(found.holder) : []
    },
    async disconnect(one, { isRemoved } = { isRemoved: false }) {
      const found = await seen()
      if (!found) return
      await consents.take(one, isRemoved)
      tabs?.postMessage(`${name} ${one}`)
      if ((await consents.list(found.holder)).length === 0) await end()
      else if (one === origin()) changed()
    },
    removal: () => consents.removal(origin()),
    end,
    ended(token) {
      void stored().then(async (now) => {
        if (now?.token === token) await end()
      })
    },
    forget() {
      known = undefined
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A session that the keeper has ended belongs to no user. After any other failure it is unknown. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof CallError && error.code === 'session_unknown') return undefined
  throw error
}

export declare namespace createUser {
  type Parameters = {
    projectId: string
    store: BrowserStore
    /** Absent where tabs share nothing. */
    tabs: Tabs | undefined
    /** A getter, called late: the calls use the session of this login. */
    keeper(): LoginCall
    /** What becomes of a log-out at the services. */
    leaving: Pick<PendingLogouts, 'owe' | 'settle'>
    /** Of the page around the frame, as the browser says; empty before it spoke. */
    origin(): string
  }
}

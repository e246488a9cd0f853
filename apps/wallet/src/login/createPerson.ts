import { readSession } from '@foyer/protocol/login'
import type { BrowserStore } from './BrowserStore.js'
import { CallError } from './CallError.js'
import type { LoginCall } from './LoginCalls.js'
import type { Login, Person } from './Person.js'

/** How the tabs of a browser tell each other: what a `BroadcastChannel` does. */
type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Keeps who is logged in: the token in the browser's store, and what the keeper says of it as long as the page lives. */
export function createPerson({ projectId, store, tabs, keeper }: createPerson.Parameters): Person {
  const name = `session ${projectId}`
  const listeners = new Set<() => void>()
  let known: { session: string; login: Promise<Login> } | undefined

  const session = async () => {
    const kept = await store.read(name)
    return typeof kept === 'string' ? kept : undefined
  }
  const changed = () => {
    known = undefined
    for (const hear of listeners) hear()
  }
  const end = async () => {
    await store.remove(name)
    changed()
    tabs?.postMessage(name)
  }
  tabs?.addEventListener('message', ({ data }) => {
    if (data === name) changed()
  })

  const ask = (token: string): Promise<Login> => {
    const login = keeper()(readSession, {})
    const asked = { session: token, login }
    login.catch(() => {
      if (known === asked) known = undefined
    })
    known = asked
    return login
  }

  return {
    session,
    async read() {
      const token = await session()
      if (token === undefined) return undefined
      try {
        return await (known?.session === token ? known.login : ask(token))
      } catch (error) {
        if (error instanceof CallError && error.code === 'session_unknown') return undefined
        throw error
      }
    },
    async begin({ session: token, ...login }) {
      await store.write(name, token)
      changed()
      known = { session: token, login: Promise.resolve(login) }
      tabs?.postMessage(name)
    },
    end,
    ended(token) {
      void session().then(async (now) => {
        if (now === token) await end()
      })
    },
    forget() {
      known = undefined
    },
    onChange(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

export declare namespace createPerson {
  type Parameters = {
    projectId: string
    store: BrowserStore
    /** Absent where tabs share nothing. */
    tabs: Tabs | undefined
    /** Asked late: the calls are made with this person's session. */
    keeper(): LoginCall
  }
}

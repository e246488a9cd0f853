import { leaveGuard, logout } from '@foyer/protocol/login'
import { CallError } from '../services/CallError.js'
import type { LoginCall, LoginCalls } from '../services/LoginCalls.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import { hashText } from './createSecret.js'

/** How long a log-out waits for the services; the page gives up after 3 s. */
const leaveWaitMs = 2_000

/** In the place of one browser; the thumbprint of none. */
const everyOther = '*'

/** What the two services have to hear of a log-out. It is kept until they heard it, and nothing of it opens anything. */
export type PendingLogouts = {
  /** Written down before the session is forgotten here, so that a page that is closed just then loses nothing. */
  owe(session: string): Promise<void>
  /** Tells what is owed, as far as the services can be reached within some seconds. Never rejects. */
  settle(): Promise<void>
  /**
   * Has the guard send another browser of a wallet away; without one all but this.
   *
   * @returns `false` when it cannot be reached: it hears of it later
   * @throws `CallError` 403 when it does not know this browser either
   */
  sendAway(walletId: string, browser?: string): Promise<boolean>
  /** The guard's calls, each after what it has to hear first: what comes late must not end what began since. */
  first(guard: LoginCall): LoginCall
}

export function createPendingLogouts({
  calls,
  projectId,
  store,
}: createPendingLogouts.Parameters): PendingLogouts {
  const atKeeper = `left keeper ${projectId} `
  const atGuard = 'left guard '

  /** Gives why it was refused. @throws when it was not heard */
  const report = async (name: string, say: () => Promise<unknown>): Promise<unknown> => {
    const refusal = await say().then(
      () => undefined,
      (error: unknown) => {
        if (isLater(error)) throw error
        return error
      },
    )
    await store.remove(name)
    return refusal
  }
  const reportToKeeper = async (signal: AbortSignal) => {
    for (const name of await store.names(atKeeper)) {
      const left = name.slice(atKeeper.length)
      await report(name, () => calls().keeper(logout, { left }, { signal }))
    }
  }
  const reportToGuard = async (signal?: AbortSignal) => {
    const { guard } = calls()
    const refused = new Map<string, unknown>()
    for (const name of guard ? await store.names(atGuard) : []) {
      const [walletId, browser] = name.slice(atGuard.length).split(' ')
      const body = walletId && browser ? sentAway(walletId, browser) : {}
      const refusal = await report(name, async () => guard?.(leaveGuard, body, { signal }))
      if (refusal !== undefined) refused.set(name, refusal)
    }
    return refused
  }

  return {
    async owe(session) {
      // The keeper finds the session by its hash, and the hash gives no access to it.
      await store.write(atKeeper + (await hashText(session)), true)
      if (calls().guard) await store.write(`${atGuard}itself`, true)
    },
    async settle() {
      const signal = AbortSignal.timeout(leaveWaitMs)
      await Promise.allSettled([reportToKeeper(signal), reportToGuard(signal)])
    },
    async sendAway(walletId, browser = everyOther) {
      const name = `${atGuard}${walletId} ${browser}`
      await store.write(name, true)
      const refused = await reportToGuard().catch(() => undefined)
      if (refused?.has(name)) throw refused.get(name)
      return refused !== undefined
    },
    first: (guard) => async (endpoint, body, options) => {
      await reportToGuard(options?.signal)
      return guard(endpoint, body, options)
    },
  }
}

const sentAway = (walletId: string, browser: string) =>
  browser === everyOther ? { others: { walletId } } : { other: { walletId, browser } }

/** What a service has not heard. What it refused it will refuse again. */
function isLater(error: unknown): boolean {
  if (!(error instanceof CallError)) return true
  const { status } = error
  return status < 400 || status >= 500 || status === 429
}

export declare namespace createPendingLogouts {
  type Parameters = {
    projectId: string
    store: Pick<BrowserStore, 'names' | 'remove' | 'write'>
    /** As they are, without what `first` adds. */
    calls(): Pick<LoginCalls, 'keeper' | 'guard'>
  }
}

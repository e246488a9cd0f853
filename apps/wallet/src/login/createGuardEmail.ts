import { changeGuardEmail } from '@foyer/protocol/login'
import * as v from 'valibot'
import { CallError } from '../services/CallError.js'
import type { LoginCalls } from '../services/LoginCalls.js'
import type { BrowserStore } from '../storage/BrowserStore.js'
import type { PendingLogouts } from './createPendingLogouts.js'

/** What is left of a change of address: nothing, the links in the guard's two mails, or to reach the guard. */
type GuardEmailState = 'done' | 'waiting' | 'later'

/** A change of address at the second service, which follows that at the keeper, however late. */
export type GuardEmail = {
  /** The user wants this address. Kept in this browser, so that a page that is closed between the two services loses nothing. */
  remember(email: string, origin: string): Promise<void>
  /**
   * The account has this address: if that was remembered, the guard sends all other browsers away, which the keeper logged out with it, and
   * is asked to take it over, each once. `undefined`: nothing was, or there is no guard that asks by mail.
   */
  settle(email: string | null | undefined): Promise<GuardEmailState | undefined>
}

const Owed = v.object({ email: v.string(), origin: v.string(), isAlone: v.optional(v.boolean()) })

export function createGuardEmail({
  calls,
  leaving,
  store,
  walletId,
}: createGuardEmail.Parameters): GuardEmail {
  const nameOf = (id: string) => `guard email ${id}`
  /** Only a change that is settled is known to be one at the keeper: a page that was closed meanwhile got no answer. */
  const endOthers = async (id: string, { isAlone, ...change }: v.InferOutput<typeof Owed>) => {
    if (isAlone) return change
    // What it has to hear is noted by the call itself, first.
    const sent = leaving.sendAway(id).catch(() => undefined)
    await store.write(nameOf(id), { ...change, isAlone: true })
    await sent
    return change
  }
  return {
    async remember(email, origin) {
      const id = walletId()
      if (!calls.guard || id === undefined) return
      const owed: v.InferOutput<typeof Owed> = { email: email.trim().toLowerCase(), origin }
      await store.write(nameOf(id), owed)
    },
    async settle(email) {
      const id = walletId()
      if (!calls.guard || id === undefined || !email) return undefined
      const stored = v.safeParse(Owed, await store.read(nameOf(id)))
      if (!stored.success || stored.output.email !== email.toLowerCase()) return undefined
      const change = await endOthers(id, stored.output)
      try {
        const { state } = await calls.guard(changeGuardEmail, { walletId: id, ...change })
        await store.remove(nameOf(id))
        return state
      } catch (error) {
        if (!isNoConcern(error)) return 'later'
        await store.remove(nameOf(id))
        return undefined
      }
    },
  }
}

/** The guard does not know the wallet, or asks by a social login. */
function isNoConcern(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.code === 'no_email')
}

export declare namespace createGuardEmail {
  type Parameters = {
    calls: LoginCalls
    leaving: Pick<PendingLogouts, 'sendAway'>
    store: Pick<BrowserStore, 'read' | 'write' | 'remove'>
    /** Of who is logged in. */
    walletId(): string | undefined
  }
}

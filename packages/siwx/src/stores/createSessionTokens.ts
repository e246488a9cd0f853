import { FoyerError } from '@foyer/protocol'
import { refreshSignIn } from '@foyer/protocol/api'
import type { SiwxContext } from '@foyer/protocol/siwx'
import { keepStill, readServer } from '../recallServer.js'
import type { createCalls } from '../requests/createCalls.js'
import { unlessOver } from '../requests/unlessOver.js'
import { keptOf } from './keptOf.js'

/** A token that ends so soon is not used any more: a request takes its time, and clocks differ. */
const leewayMs = 30_000

/** The token of the session that this browser keeps, renewed before it ends: by one tab at a time, because the secret for that is good once. */
export function createSessionTokens(
  { storage, now, projectId }: SiwxContext,
  { call }: Pick<ReturnType<typeof createCalls>, 'call'>,
) {
  const fresh = () => {
    const tokens = readServer(storage)?.tokens
    return tokens && tokens.expiresAt - leewayMs > now() ? tokens.token : undefined
  }
  const renew = async (): Promise<string | undefined> => {
    // Another tab may have been faster.
    const held = fresh()
    const kept = readServer(storage)
    if (held || !kept?.tokens) return held
    try {
      const next = await call(refreshSignIn, { body: { refresh: kept.tokens.refresh } })
      return keepStill(storage, kept, keptOf(kept.session, next, now())) ? next.token : fresh()
    } catch (error) {
      unlessOver(error)
      keepStill(storage, kept, undefined)
      return fresh()
    }
  }
  let renewing: Promise<string | undefined> | undefined
  const once = () => {
    renewing ??= alone(`foyer:${projectId}:siwx`, renew).finally(() => {
      renewing = undefined
    })
    return renewing
  }
  const current = async () => fresh() ?? (readServer(storage)?.tokens && once())
  return {
    /** `undefined` without a session. */
    current,
    /** @throws `signed_out` without a session */
    async demand(): Promise<string> {
      const token = await current()
      if (!token) throw new FoyerError('signed_out')
      return token
    },
  }
}

/** Where the browser has locks, one tab after the other. */
async function alone<value>(name: string, work: () => Promise<value>): Promise<value> {
  const locks = globalThis.navigator?.locks
  return locks ? locks.request(name, work) : work()
}

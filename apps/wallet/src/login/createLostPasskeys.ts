import { keepPasskeys, readLostPasskeys } from '@foyer/protocol/login'
import type * as v from 'valibot'
import type { LoginCalls } from '../services/LoginCalls.js'

export type LostPasskey = v.InferOutput<typeof readLostPasskeys.output>['claims'][number]

/** The browsers of the user that report the passkey as lost. All of them show it: not every user has an address for mails. */
export type LostPasskeys = {
  /** As the keeper says, or said a moment ago. None where it cannot be asked: nothing waits for it. */
  read(): Promise<readonly LostPasskey[]>
  /** It is not so, in none of them. */
  refuse(): Promise<void>
}

/** An approval does not ask the keeper each time. */
const keptMs = 60_000

export function createLostPasskeys({ calls, walletId, now }: createLostPasskeys.Parameters) {
  let last: { of: string | undefined; at: number; claims: readonly LostPasskey[] } | undefined
  const lost: LostPasskeys = {
    async read() {
      const of = walletId()
      if (last && last.of === of && now() - last.at < keptMs) return last.claims
      const answer = await calls.keeper(readLostPasskeys, {}).catch(() => undefined)
      if (!answer) return []
      last = { of, at: now(), claims: answer.claims }
      return answer.claims
    },
    async refuse() {
      last = undefined
      await calls.keeper(keepPasskeys, {})
      last = undefined
    },
  }
  return lost
}

export declare namespace createLostPasskeys {
  type Parameters = {
    calls: LoginCalls
    /** Of who is logged in. */
    walletId(): string | undefined
    /** Milliseconds since 1970. */
    now(): number
  }
}

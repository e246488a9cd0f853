import { type LoginIdentity, socialProviders } from '@foyer/protocol/login'
import * as v from 'valibot'
import type { BrowserStore } from '../storage/BrowserStore.js'
import type { GuardProof } from '../vault/Vault.js'

/** A login that goes on in the page's own tab: the frame is gone meanwhile. */
export type StoredRound = {
  /** Whether what is kept is still there when the page comes back. */
  readonly isLasting: boolean
  store(round: Round): Promise<void>
  /** The round of this address, as long as the server waits for it. */
  find(uri: string): Promise<Round | undefined>
  forget(): Promise<void>
}

/** What finishes a round. Only with this browser's key, which nothing reads out, is it good for anything. */
export type Round = {
  /** The provider that the user chose. */
  readonly provider: LoginIdentity['provider']
  readonly uri: string
  /** The address that the last page of its window tells: the round is finished by either. */
  readonly back?: string | undefined
  readonly ticket: string
  readonly secret: string
  readonly proof: GuardProof | undefined
  /** The user's removal of the page that the keeper was told of. */
  readonly removal?: string | undefined
}

/** As long as a ticket of the server lives. */
const roundMs = 600_000

const Stored = v.object({
  provider: v.picklist(socialProviders),
  uri: v.string(),
  back: v.optional(v.string()),
  ticket: v.string(),
  secret: v.string(),
  proof: v.optional(v.object({ ticket: v.string(), secret: v.string() })),
  removal: v.optional(v.string()),
  until: v.number(),
})

export function createStoredRound({
  projectId,
  store,
  now,
}: createStoredRound.Parameters): StoredRound {
  const name = `round ${projectId}`
  const forget = () => store.remove(name)
  return {
    isLasting: store.isLasting,
    store: (round) => store.write(name, { ...round, until: now() + roundMs }),
    async find(uri) {
      const read = v.safeParse(Stored, await store.read(name))
      if (!read.success || ![read.output.uri, read.output.back].includes(uri)) return undefined
      const { until, ...round } = read.output
      if (now() < until) return { ...round, proof: round.proof }
      await forget()
      return undefined
    },
    forget,
  }
}

export declare namespace createStoredRound {
  type Parameters = { projectId: string; store: BrowserStore; now(): number }
}

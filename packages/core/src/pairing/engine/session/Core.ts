import type { Expirer } from '../createExpirer.js'
import type { Log } from '../createLog.js'
import type { PairingEngineOptions, PairingEvent } from '../PairingEngine.js'
import type { RelayClient } from '../relay/RelayClient.js'
import type { StoredAnswer, Tables } from '../storage/tables.js'
import type { CommandOutcome } from '../tabs/Command.js'

/** What the verbs of the protocol work on, in the tab that leads. */
export type Core = {
  readonly clock: PairingEngineOptions['clock']
  readonly metadata: PairingEngineOptions['metadata']
  readonly verifySignature: PairingEngineOptions['verifySignature']
  readonly tables: Tables
  readonly relay: RelayClient
  readonly expirer: Expirer
  readonly log: Log
  /** Calls whose answer changes nothing that is stored, by id. */
  readonly awaited: Map<number, Awaited>
  emit(event: PairingEvent): void
  /** Sends the outcome to the tab of the command. Resolves to whether it is there. */
  answer(id: number, outcome: CommandOutcome): Promise<boolean>
  /** Resolves once what was changed is stored. */
  commit(): Promise<void>
}

type Awaited = {
  readonly topic: string
  end(answer: StoredAnswer): void
  fail(error: unknown): void
}

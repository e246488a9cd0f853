import type { PairingEvent, PairingSession } from '../PairingEngine.js'
import type { PairingRecord } from '../storage/tables.js'

/**
 * A command of a tab to the leading one. Each may be sent twice: a tab repeats what was not answered when
 * another tab begins to lead.
 */
export type Command =
  | { readonly do: 'connect'; readonly id: number; readonly pairing: PairingRecord }
  | { readonly do: 'cancel'; readonly id: number }
  | {
      readonly do: 'request'
      readonly id: number
      readonly topic: string
      readonly chainId: string
      readonly method: string
      readonly params: unknown
      /** Seconds. */
      readonly expiry: number
      /** The id again of one that was sent before, and is only waited for. */
      readonly resumes?: number | undefined
    }
  /** The request was aborted: its answer is not awaited any more. */
  | { readonly do: 'abandon'; readonly id: number }
  | SessionCommand

/** A message to the wallet of a session that it has to answer, or the end of the session. */
export type SessionCommand = {
  readonly do: 'ping' | 'extend' | 'disconnect'
  readonly id: number
  readonly topic: string
}

/** A failure as it crosses from tab to tab: an error of ours by its code, or the wallet's. */
export type CommandFailure =
  | { readonly code: string; readonly data?: unknown }
  | { readonly rpc: { readonly code: number; readonly message: string; readonly data?: unknown } }

/** How a command ended. */
export type CommandOutcome = { readonly result: unknown } | { readonly failure: CommandFailure }

/** What all tabs know. */
export type Shared = {
  readonly sessions: readonly PairingSession[]
  readonly clientId: string
}

/** The messages between tabs. */
export type TabMessage =
  /** `at`: when it was sent, in ms since the epoch. */
  | { readonly type: 'command'; readonly command: Command; readonly at: number }
  /** The leading tab has it. */
  | { readonly type: 'heard'; readonly id: number; readonly key: string }
  | { readonly type: 'outcome'; readonly id: number; readonly outcome: CommandOutcome }
  /** The tab of the command has the outcome. */
  | { readonly type: 'claimed'; readonly id: number }
  | { readonly type: 'event'; readonly event: PairingEvent; readonly shared: Shared }
  | { readonly type: 'leading'; readonly shared: Shared }
  | { readonly type: 'hello' }

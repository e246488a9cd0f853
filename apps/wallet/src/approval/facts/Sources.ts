import type { ApprovalWorld } from '../ApprovalWorld.js'
import type { Facts } from './Facts.js'

/** Whom is asked. */
export type Sources = Pick<ApprovalWorld, 'chains' | 'reads' | 'payees' | 'pause'>

/** JSON-RPC on the network of the action. */
export type RequestFn = (method: string, params: readonly unknown[]) => Promise<unknown>

/** How it is asked, and who hears of it. */
export type Gathering = {
  readonly signal: AbortSignal
  /** Adds to what is known. */
  learn(part: Partial<Facts>): void
  /** What is known now. */
  now(): Facts
}

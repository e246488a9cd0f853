import type { PairingEvent } from '@foyer/core/testing'
import type { HostedCalls, Outcome } from './hostEngine.js'

/** A page with our engine, wherever it runs. */
export type Dapp = {
  /** Rejects with the `code` and `message` that the page saw. */
  call<name extends keyof HostedCalls>(
    name: name,
    ...argument: Parameters<HostedCalls[name]>
  ): Promise<Awaited<ReturnType<HostedCalls[name]>>>
  next<type extends PairingEvent['type']>(
    event: type,
  ): Promise<Extract<PairingEvent, { readonly type: type }>>
  /** Leaves the page; what it stored stays. */
  leave(): Promise<void>
  /** Comes back to it. */
  enter(): Promise<void>
  stop(): Promise<void>
}

/** What the page saw, as a promise. */
export function settle<value>(outcome: Outcome): value {
  if ('error' in outcome) throw Object.assign(new Error(), outcome.error)
  return outcome.result as value
}

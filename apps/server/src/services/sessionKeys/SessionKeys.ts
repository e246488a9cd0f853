import type { SmartSession } from '@foyer/protocol/api'
import type { ServedNetwork } from '../chains/Chains.js'

/** Permissions that smart accounts gave to keys of apps, as the chains hold them. */
export type SessionKeys = {
  /**
   * Those that hold now, the newest first. A network that does not answer is left out, unless it is the one of the account.
   *
   * @param account CAIP-10
   * @throws `HttpError` 502 `networks_silent`
   */
  list(account: string): Promise<SmartSession[]>
  /**
   * Takes a revocation that the account signed to the chain, and ends when it is in a block. One that is revoked already stays so.
   *
   * @throws `HttpError` 404 `session_unknown`, `network_not_served`; 400 `signature_invalid`; 429 `budget_spent`; 502 `upstream_failed`
   */
  revoke(revocation: Revocation): Promise<void>
}

type Revocation = {
  readonly account: string
  readonly pci: string
  readonly signature: string
  readonly project: string
}

/** The same on the networks of one chain family. */
export type FamilySessionKeys = {
  /** @param owner an address without its network */
  list(network: ServedNetwork, owner: string): Promise<SmartSession[]>
  /** The network of a session's text; nothing when it is none of this family. */
  networkOf(pci: string): string | undefined
  revoke(network: ServedNetwork, revocation: Revocation & { readonly owner: string }): Promise<void>
}

import type { CaipNetworkId } from '@foyer/protocol'

/** What the server tells that no network does. Each rejects when it cannot tell. */
export type Reads = {
  /** The name that an address has chosen, if it has one. */
  nameOf(address: string, signal: AbortSignal): Promise<string | undefined>
  /** Dollars for one whole token, by its address in lower case, or `coin`; tokens without a price are left out. */
  pricesOf(
    network: CaipNetworkId,
    tokens: readonly string[],
    signal: AbortSignal,
  ): Promise<Readonly<Record<string, number>>>
  /** Whom the account paid, and who paid it, as far as the server knows its past. */
  payedBy(network: CaipNetworkId, account: string, signal: AbortSignal): Promise<readonly string[]>
}

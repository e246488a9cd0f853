import type { TokenBalance } from '@foyer/protocol/api'
import type { ServedNetwork } from '../chains/Chains.js'
import type { Token } from '../tokens/Token.js'

/** How much of something an account holds, in smallest units. */
export type Holding = { token: Token; amount: bigint }

/** Reads what an account holds on networks of one namespace. */
export type BalanceProvider = {
  /** The tokens that an account is asked about before it is known what it holds. */
  candidates(network: ServedNetwork, owner: string): Promise<readonly Token[]>
  /** What it holds, the native coin always among it. */
  read(
    network: ServedNetwork,
    owner: string,
    candidates: readonly Token[],
  ): Promise<readonly Holding[]>
}

/**
 * Reads what an account holds on one network, with what it is worth.
 *
 * @param forced tokens to be asked about besides the usual ones
 */
export type BalanceReader = (
  network: ServedNetwork,
  owner: string,
  forced: readonly string[],
) => Promise<readonly TokenBalance[]>

/** What accounts hold. */
export type Balances = {
  /**
   * @throws `HttpError` 400 when the network is not served for such an address, 502 when no network
   *   could be asked
   */
  of(owner: string, wish?: BalanceWish): Promise<TokenBalance[]>
}

type BalanceWish = {
  /** One network. Without it all that such an address can be on. */
  chainId?: string | undefined
  /** Tokens (CAIP-10) whose amount just changed: their networks are read anew. */
  forceUpdate?: readonly string[] | undefined
}

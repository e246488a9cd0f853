import type { CaipNetworkId } from '@foyer/protocol'
import type { PublicClient } from 'viem'
import type { NetworkSettings } from '../../config/networks.js'
import type { ChainCall } from './ChainCall.js'
import type { ChainFamily } from './ChainFamily.js'

/** A network that the server can ask, with what is configured of it and what is known of it. */
export type ServedNetwork = {
  id: CaipNetworkId
  name: string
  nativeCurrency: ChainFamily['coin']
  testnet: boolean
  settings: NetworkSettings
  /** What addresses and amounts are written by, where the family has that. */
  custom: NonNullable<NetworkSettings['custom']>
  family: ChainFamily
}

/** The networks, and the one way to ask their nodes. */
export type Chains = {
  /** In the order of the configuration. */
  networks: readonly ServedNetwork[]
  get(id: string): ServedNetwork | undefined
  /**
   * Asks a node of the network and gives its result as `readExact` reads it: a whole number that a `number`
   * does not hold is a `bigint`.
   *
   * @throws `ChainError` when the node answers with an error, or none of them answers
   */
  request(id: string, call: ChainCall, signal?: AbortSignal): Promise<unknown>
  /** A client of an EVM network over `request`, with Multicall3 where the network has it. */
  evm(id: string): PublicClient
}

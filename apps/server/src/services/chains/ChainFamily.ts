import type { CaipNetworkId } from '@foyer/protocol'
import type { ChainIdentity } from '@foyer/protocol/api'
import type { Hex, PublicClient } from 'viem'
import type { NetworkSettings } from '../../config/networks.js'
import type { ChainCall } from './ChainCall.js'
import type { ChainError } from './ChainError.js'
import type { RestRoute } from './RestRoute.js'
import type { Rule } from './Rule.js'

/** What a node is asked in the name of a page has to keep to. */
export type CallLimits = {
  /** Blocks that one call may look through. */
  readonly blocksMax: number
  /** The number of the newest block. */
  head(): Promise<bigint>
}

/** What other services call a network. */
export type KnownNetwork = {
  /** The number that token lists give to a network which has none. */
  readonly listed?: number
  readonly coinGecko?: { readonly platform?: string; readonly coin: string }
  readonly defiLlama?: string
  /** The ids of its picture, and of those of its test networks, that were compiled into clients. */
  readonly pictures?: readonly string[]
}

/** A network as far as its addresses go. */
type PlacedNetwork = {
  readonly id: CaipNetworkId
  readonly custom: Readonly<NonNullable<NetworkSettings['custom']>>
}

/** What a viem client is made of. */
type ClientNetwork = {
  readonly id: CaipNetworkId
  readonly name: string
  readonly nativeCurrency: ChainFamily['coin']
  readonly settings: NetworkSettings
}

/** What pages may ask of nodes that speak JSON-RPC. */
export type RpcInterface = {
  /** Asks for the newest block: little work for a node, and a stuck one shows. */
  readonly ping: ChainCall
  /** The number of the newest block. `undefined` when it is no such answer. */
  height(answer: unknown): number | undefined
  /** The methods that pages may call: they read the chain and nothing of the node, its accounts or its operator. */
  readonly methods: ReadonlySet<string>
  /** The method that changes the chain: each such call is passed on, and none is answered for another. */
  readonly send: string
  /** How long answers hold, by method; the others are not kept. */
  readonly lives: ReadonlyMap<string, Rule>
  /** Refuses calls that would keep a node busy for long. @throws `ChainError` */
  check?(call: ChainCall, limits: CallLimits): Promise<void>
  readonly alreadySent?: AlreadySent
}

/** What pages may ask of nodes whose methods are paths. */
export type RestInterface = {
  /** The path that tells the newest block. */
  readonly ping: ChainCall
  /** The number of the newest block. `undefined` when it is no such answer. */
  height(answer: unknown): number | undefined
  readonly routes: readonly RestRoute[]
  readonly alreadySent?: AlreadySent
}

/**
 * What the answer would be to a call that sends a transaction which this node has already, by the node's error. When the node before it took the
 * transaction and then did not answer, this is no error but the answer. `undefined` when the error says something else.
 */
type AlreadySent = (call: ChainCall, error: ChainError) => string | undefined

/** A coin under which names keep addresses. */
export type NameCoin = {
  readonly network: CaipNetworkId
  /** Whether the coin's own network writes addresses so: another spelling of the same account is not kept. */
  isWritten(address: string): boolean
  /** The bytes that names keep of an address (ENSIP-9). */
  toBytes(address: string): Hex
}

/** What the server knows of a chain family, to ask its nodes: over one interface or both. */
export type ChainFamily = {
  /** The coin of a network whose settings name none. */
  readonly coin: {
    name: string
    symbol: string
    decimals: number
    logoURI?: string | undefined
  }
  /** How a node says which network it is of. */
  readonly identity: ChainIdentity
  readonly rpc?: RpcInterface
  readonly rest?: RestInterface
  /** Whether an account of this address can be on a network. Without it: on any, where the address has the shape of the family. */
  isOn?(network: PlacedNetwork, address: string): boolean
  /** Makes a viem client of a network over a way to call its nodes; absent where viem has none. */
  createClient?(
    network: ClientNetwork,
    request: (call: ChainCall) => Promise<unknown>,
  ): PublicClient
  /** The networks that other services know, by CAIP-2 id. */
  readonly known?: Readonly<Record<CaipNetworkId, KnownNetwork>>
  /**
   * Writes an address as the chain does, of the bytes that names keep (ENSIP-9); absent where names are not read for the family.
   *
   * @returns `undefined` when it is none of the family
   */
  nameAddress?(bytes: Hex): string | undefined
  /**
   * The network on which an address of this coin is (SLIP-44, ENSIP-11), of the coins under which the server's own names keep the family's addresses. A family without such a
   * coin leaves it out.
   *
   * @returns `undefined` for a coin of another family
   */
  coinNetwork?(coinType: number): NameCoin | undefined
  /** The token that stands for the native coin in DefiLlama's prices; the zero address of EVM networks when absent. */
  readonly pricedCoin?: string
}

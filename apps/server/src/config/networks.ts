import { type CaipNetworkId, isCaipNetworkId } from '@foyer/protocol'
import { type ChainIdentity, chainIdentities } from '@foyer/protocol/api'
import * as v from 'valibot'
import { readJson } from './readJson.js'

const Url = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:/i.test(text), 'must be an http or https URL'),
)
const EvmAddress = v.pipe(v.string(), v.regex(/^0x[\da-f]{40}$/i, 'must be an EVM address'))
const Decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const Title = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))

/** A token that is listed by the configuration itself. */
const ListedToken = v.strictObject({
  /** As the chain writes it. */
  address: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  name: Title,
  symbol: Title,
  decimals: Decimals,
  logoURI: v.optional(v.string()),
})

/** Pools of the Uniswap v2 kind, which prices are read from, and what swaps through them. */
const Pools = v.strictObject({
  factory: EvmAddress,
  /** The router of that exchange (Router02); without it nothing is swapped there. */
  router: v.optional(EvmAddress),
  /** An exchange of the Uniswap v3 kind, with its QuoterV2 and SwapRouter02. */
  v3: v.optional(v.strictObject({ factory: EvmAddress, quoter: EvmAddress, router: EvmAddress })),
  /** The token that stands for the native coin in pools. */
  wrapped: EvmAddress,
  /** Tokens that are worth one US dollar each. */
  dollars: v.pipe(v.array(EvmAddress), v.minLength(1)),
})

/** What the server does itself to know what happened on the network. */
const Index = v.strictObject({
  /** The first block that is read; without it the newest one at the first start. */
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Blocks that may still be replaced. */
  depth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1024)), 64),
})

/** A service that knows what happened on the network. */
const Explorer = v.strictObject({
  kind: v.picklist(['etherscan', 'blockscout']),
  url: Url,
  key: v.optional(v.string()),
})

const Nodes = v.pipe(v.array(Url), v.minLength(1), v.maxLength(20))

/** What is configured of a network. What is left out is taken from what is known of it. */
export const NetworkSettings = v.strictObject({
  /** Nodes that are asked by JSON-RPC, in order of liking. */
  rpc: v.optional(Nodes),
  /** Nodes whose methods are paths: sources of Esplora's shape for Bitcoin, REST services of Cosmos. */
  rest: v.optional(Nodes),
  name: v.optional(Title),
  nativeCurrency: v.optional(
    v.strictObject({
      name: Title,
      symbol: Title,
      decimals: Decimals,
      logoURI: v.optional(v.string()),
    }),
  ),
  testnet: v.optional(v.boolean()),
  /** How a network of Cosmos begins its addresses and calls its coin. */
  custom: v.optional(
    v.strictObject({
      bech32Prefix: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/))),
      denom: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z][\w/:.-]{2,127}$/))),
    }),
  ),
  contracts: v.optional(
    v.strictObject({
      multicall3: v.optional(EvmAddress),
      ensUniversalResolver: v.optional(EvmAddress),
    }),
  ),
  tokens: v.optional(v.array(ListedToken)),
  /** URLs or files of token lists, in the format of tokenlists.org. */
  tokenLists: v.optional(v.array(v.string())),
  pools: v.optional(Pools),
  index: v.optional(Index),
  explorer: v.optional(Explorer),
})
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>

/** A configured network. */
export type ConfiguredNetwork = { readonly id: CaipNetworkId; readonly settings: NetworkSettings }

const NetworkId = v.pipe(
  v.string(),
  v.check((id) => isCaipNetworkId(id), 'has a key that is no CAIP-2 network id'),
)

/** Networks by CAIP-2 id: JSON, or the path of a file that holds it. */
export const Networks = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readJson(dataset.value) ?? {}
    } catch (error) {
      addIssue({ message: `must be JSON or the path of a JSON file (${reason(error)})` })
      return NEVER
    }
  }),
  v.record(NetworkId, NetworkSettings),
  v.check(
    (networks) => Object.entries(networks).every(([id, settings]) => hasNodes(id, settings)),
    'needs `rpc` for each network, of Bitcoin `rpc` or `rest`, and of Cosmos `rest`',
  ),
  v.transform((networks) => Object.entries(networks).map(toConfigured)),
)

/** Whether there is a node that speaks as nodes of the family do. */
function hasNodes(id: string, { rpc, rest }: NetworkSettings): boolean {
  const identities: Readonly<Record<string, ChainIdentity>> = chainIdentities
  const identity = identities[id.slice(0, id.indexOf(':'))]
  const byPath = identity?.call.method.startsWith('/') ?? false
  return byPath ? rest !== undefined : (rpc ?? (identity?.path && rest)) !== undefined
}

function toConfigured([id, settings]: [string, NetworkSettings]): ConfiguredNetwork {
  // The schema saw to the keys; the language forgets their type.
  return { id: id as CaipNetworkId, settings }
}

/** What a parser says quotes what it read, and that may hold the key of a node. */
function reason(error: unknown): string {
  return error instanceof SyntaxError
    ? 'it is not JSON'
    : error instanceof Error
      ? error.message
      : ''
}

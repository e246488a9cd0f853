import { existsSync, readFileSync } from 'node:fs'
import { type CaipNetworkId, isCaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'

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

/** Pools of the Uniswap v2 kind, which prices are read from. */
const Pools = v.strictObject({
  factory: EvmAddress,
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

/** What is configured of a network. What is left out is taken from what is known of it. */
export const NetworkSettings = v.strictObject({
  /** Nodes that are asked, in order of liking. */
  rpc: v.pipe(v.array(Url), v.minLength(1), v.maxLength(20)),
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
    const text = dataset.value.trim()
    try {
      const json = text === '' || text.startsWith('{') ? text || '{}' : read(text)
      return JSON.parse(json) as unknown
    } catch (error) {
      addIssue({ message: `must be JSON or the path of a JSON file (${reason(error)})` })
      return NEVER
    }
  }),
  v.record(NetworkId, NetworkSettings),
  v.transform((networks) => Object.entries(networks).map(toConfigured)),
)

function toConfigured([id, settings]: [string, NetworkSettings]): ConfiguredNetwork {
  // The schema saw to the keys; the language forgets their type.
  return { id: id as CaipNetworkId, settings }
}

function read(path: string): string {
  if (!existsSync(path)) throw new Error('there is no such file')
  return readFileSync(path, 'utf8')
}

/** What a parser says quotes what it read, and that may hold the key of a node. */
function reason(error: unknown): string {
  return error instanceof SyntaxError
    ? 'it is not JSON'
    : error instanceof Error
      ? error.message
      : ''
}

import type { Logger } from 'pino'
import type { Database } from '../../database/Database.js'
import type { Chains, ServedNetwork } from '../chains/Chains.js'
import { createTokenListStore } from './createTokenListStore.js'
import { listedTokens } from './listedTokens.js'
import { addressKey, isNative, namespaceOf, nativeToken, type Token } from './Token.js'
import type { ReadTokenFacts, Tokens, WatchedTokens } from './Tokens.js'

/** Listed tokens that an account is asked about; more would be more than a node counts in one call. */
const listedMax = 500

/** Knows tokens from the configuration, from token lists, from what moved, and from the chain itself. */
export function createTokens({ chains, db, facts, log, watched, now }: createTokens.Parts): Tokens {
  const lists = createTokenListStore(db, log, now)
  let known = new Map(chains.networks.map((network) => [network.id, listedTokens(network, [])]))

  const ofNetwork = ({ id }: ServedNetwork) => known.get(id) ?? new Map<string, Token>()
  async function find(network: ServedNetwork, addresses: readonly string[]) {
    const keys = [...new Set(addresses.map(addressKey))]
    const found = keys.flatMap((key) =>
      isNative(network, key) ? nativeToken(network) : (ofNetwork(network).get(key) ?? []),
    )
    const onChain = facts.get(namespaceOf(network.id))
    if (!onChain || found.length === keys.length) return found
    const names = new Set(found.map(({ address }) => addressKey(address)))
    const unknown = keys.filter((key) => !names.has(key))
    return [...found, ...(await onChain(network.id, unknown))]
  }

  return {
    listed: (network) => [...ofNetwork(network).values()],
    isListed: (network, address) =>
      isNative(network, address) || ofNetwork(network).has(addressKey(address)),
    find,
    async ofAccount(network, owner) {
      const listed = [...ofNetwork(network).values()].slice(0, listedMax)
      const moved = await watched(network.id, owner)
      const names = new Set(listed.map(({ address }) => addressKey(address)))
      const others = moved.filter((address) => !names.has(addressKey(address)))
      return [...listed, ...(await find(network, others))]
    },
    bySymbol: (symbol) =>
      chains.networks.flatMap((network) =>
        [nativeToken(network), ...ofNetwork(network).values()].flatMap((token) =>
          token.symbol === symbol ? { network, token } : [],
        ),
      ),
    async refresh(signal) {
      const sources = chains.networks.flatMap(({ settings }) => settings.tokenLists ?? [])
      const read = await lists.read([...new Set(sources)], signal)
      known = new Map(
        chains.networks.map((network) => {
          const own = network.settings.tokenLists ?? []
          return [
            network.id,
            listedTokens(
              network,
              own.flatMap((one) => read.get(one) ?? []),
            ),
          ]
        }),
      )
    },
  }
}

export declare namespace createTokens {
  type Parts = {
    chains: Chains
    db: Database
    /** By namespace: of the families whose tokens say on chain what they are. */
    facts: ReadonlyMap<string, ReadTokenFacts>
    log: Logger
    watched: WatchedTokens
    now(): number
  }
}

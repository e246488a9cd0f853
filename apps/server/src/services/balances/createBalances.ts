import { addressCacheMax, balanceCacheMs, isAddress, within } from '@foyer/protocol'
import type { TokenBalance } from '@foyer/protocol/api'
import type { Logger } from 'pino'
import QuickLRU from 'quick-lru'
import { describeError } from '../../errors/describeError.js'
import { HttpError } from '../../errors/HttpError.js'
import type { Chains, ServedNetwork } from '../chains/Chains.js'
import { addressKey, namespaceOf, toAddress } from '../tokens/Token.js'
import type { BalanceReader, Balances } from './Balances.js'
import { pickBalances } from './pickBalances.js'

/** A network that takes longer is left out, so that the others are shown. */
const waitMs = 8_000

type Cached = { until: number; balances: Promise<readonly TokenBalance[]> }

/** Gathers an account's balances of all networks, and caches them for a while. Concurrent calls share one answer. */
export function createBalances({
  chains,
  read,
  isServed,
  log,
  now,
}: createBalances.Parts): Balances {
  const cached = new QuickLRU<string, Cached>({ maxSize: addressCacheMax })

  function ofNetwork(network: ServedNetwork, owner: string, forced: readonly string[]) {
    const key = `${network.id} ${owner}`
    const last = cached.get(key)
    if (last && last.until > now() && forced.length === 0) return last.balances
    const balances = within(read(network, owner, forced), waitMs)
    const entry = { until: now() + balanceCacheMs, balances }
    cached.set(key, entry)
    balances.catch((error: unknown) => {
      log.warn({ network: network.id, ...describeError(error) }, 'Balances could not be read')
      if (cached.get(key) === entry) cached.delete(key)
    })
    return balances
  }

  return {
    async of(address, { chainId, forceUpdate = [] } = {}) {
      const networks = chains.networks.filter(
        (network) =>
          (chainId ?? network.id) === network.id &&
          isServed(namespaceOf(network.id)) &&
          isOn(network, address),
      )
      if (networks.length === 0)
        throw new HttpError(
          400,
          'chain_not_supported',
          'The network is not served for this address.',
        )
      const results = await Promise.allSettled(
        networks.map((network) => {
          // One account, one spelling.
          const owner = addressKey(toAddress(network.id, address))
          return ofNetwork(network, owner, addressesOn(network, forceUpdate))
        }),
      )
      const read = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      if (read.length === 0)
        throw new HttpError(502, 'networks_silent', 'No network could be asked for the balance.')
      return pickBalances(read.flat())
    },
  }
}

export declare namespace createBalances {
  type Parts = {
    chains: Pick<Chains, 'networks'>
    read: BalanceReader
    /** Whether balances of a chain family are read, by its namespace. */
    isServed(namespace: string): boolean
    log: Logger
    now(): number
  }
}

function isOn(network: ServedNetwork, address: string): boolean {
  if (!isAddress(namespaceOf(network.id), address)) return false
  return network.family.isOn?.(network, address) ?? true
}

function addressesOn({ id }: ServedNetwork, tokens: readonly string[]): string[] {
  return tokens.flatMap((token) =>
    token.startsWith(`${id}:`) ? toAddress(id, token.slice(id.length + 1)) : [],
  )
}

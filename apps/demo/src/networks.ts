import { defineChain } from 'viem'
import { query } from './query.js'
import { readWorld, type World, type WorldChain } from './readWorld.js'

/**
 * The networks this market works on: any viem chains do. One of the sandbox's is left out on purpose, and Solana is there for
 * logins: the embedded wallet has an account on it.
 */
export function marketNetworks() {
  const { solana, wallet } = readWorld()
  const beside = query.embedded && wallet && solana ? [toSolana(solana)] : []
  return [...marketChains(), ...beside] as const
}

/** The EVM networks. */
export function marketChains() {
  const [first, ...others] = readWorld()
    .chains.filter(({ configured }) => configured)
    .map(toChain)
  if (!first) throw new Error('The sandbox has no chains.')
  return [first, ...others] as const
}

function toChain({ id, name, rpcUrl, contracts, tokens }: WorldChain) {
  const { ensReverseRegistrar: registrar, exchange, rangedExchange: v3 } = contracts
  const dollars = tokens.filter(({ symbol }) => symbol === 'MUSD').map(({ address }) => address)
  return defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
    contracts: {
      multicall3: { address: contracts.multicall3 },
      ...(registrar && { ensReverseRegistrar: { address: registrar } }),
    },
    // Foyer knows the exchanges of well-known networks itself.
    custom: {
      pools: { wrapped: exchange.wrapped, between: dollars, v2: exchange, ...(v3 && { v3 }) },
    },
  })
}

/** Of other chain families the names by CAIP-2 are given too. */
export function toSolana({ id, name, rpcUrl }: NonNullable<World['solana']>) {
  return {
    id: id.slice('solana:'.length),
    caipNetworkId: id,
    chainNamespace: 'solana',
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [rpcUrl] } },
  } as const
}

/** Their pictures, by id. */
export const networkImages = {
  31337: '/networks/one.svg',
  31338: '/networks/two.svg',
}

import type { ChainFamily } from '../../chains/ChainFamily.js'

/** What price services call EVM networks. */
export const known: NonNullable<ChainFamily['known']> = {
  'eip155:1': {
    coinGecko: { platform: 'ethereum', coin: 'ethereum' },
    defiLlama: 'ethereum',
  },
  'eip155:10': {
    coinGecko: { platform: 'optimistic-ethereum', coin: 'ethereum' },
    defiLlama: 'optimism',
  },
  'eip155:56': {
    coinGecko: { platform: 'binance-smart-chain', coin: 'binancecoin' },
    defiLlama: 'bsc',
  },
  'eip155:100': { coinGecko: { platform: 'xdai', coin: 'xdai' }, defiLlama: 'xdai' },
  'eip155:137': {
    coinGecko: { platform: 'polygon-pos', coin: 'polygon-ecosystem-token' },
    defiLlama: 'polygon',
  },
  'eip155:324': { coinGecko: { platform: 'zksync', coin: 'ethereum' }, defiLlama: 'era' },
  'eip155:8453': { coinGecko: { platform: 'base', coin: 'ethereum' }, defiLlama: 'base' },
  'eip155:42161': {
    coinGecko: { platform: 'arbitrum-one', coin: 'ethereum' },
    defiLlama: 'arbitrum',
  },
  'eip155:42220': { coinGecko: { platform: 'celo', coin: 'celo' }, defiLlama: 'celo' },
  'eip155:43114': {
    coinGecko: { platform: 'avalanche', coin: 'avalanche-2' },
    defiLlama: 'avax',
  },
  'eip155:59144': { coinGecko: { platform: 'linea', coin: 'ethereum' }, defiLlama: 'linea' },
  'eip155:534352': { coinGecko: { platform: 'scroll', coin: 'ethereum' }, defiLlama: 'scroll' },
}

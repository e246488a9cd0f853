import type { SwapPools } from './SwapPools.js'

type Address = `0x${string}`

const v3 = {
  factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
  router: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
} as const
const later = {
  factory: '0x8909Dc15e40173Ff4699343b6eB8132c65e18eC6',
  router: '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24',
} as const
const ofPolygon = '0x9e5A52f57b3038F1B8EeE45F28b3C1967e22799C'
const ofOptimism: Address = '0x4200000000000000000000000000000000000006'

/**
 * The exchanges of well-known networks, by CAIP-2 id. An address of one chain says nothing of another one, so each is compared with what the chain says of it
 * before it is used.
 */
export const knownPools: Readonly<Record<string, SwapPools>> = {
  'eip155:1': {
    wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    between: [
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    ],
    v2: {
      factory: '0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f',
      router: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D',
    },
    v3,
  },
  'eip155:10': {
    wrapped: ofOptimism,
    between: ['0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
    v2: {
      factory: '0x0c3c1c532F1e39EdF36BE9Fe0bE1410313E074Bf',
      router: '0x4A7b5Da61326A6379179b40d00F57E5bbDC962c2',
    },
    v3,
  },
  'eip155:56': {
    wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
    between: ['0x55d398326f99059fF775485246999027B3197955'],
    v2: later,
  },
  'eip155:137': {
    wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270',
    between: ['0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359'],
    v2: { factory: ofPolygon, router: '0xedf6066a2b290C185783862C7F4776A2C8077AD1' },
    v3,
  },
  'eip155:8453': {
    wrapped: ofOptimism,
    between: ['0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    v2: later,
    v3: {
      factory: '0x33128a8fC17869897dcE68Ed026d694621f6FDfD',
      quoter: '0x3d4e44Eb1374240CE5F1B871ab261CD16335B76a',
      router: '0x2626664c2603336E57B271c5C0b26F421741e481',
    },
  },
  'eip155:42161': {
    wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    between: ['0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
    v2: {
      factory: '0xf1D7CC64Fb4452F05c498126312eBE29f30Fbcf9',
      router: later.router,
    },
    v3,
  },
  'eip155:43114': {
    wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7',
    between: ['0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E'],
    v2: { factory: ofPolygon, router: later.router },
  },
}

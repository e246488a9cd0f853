import { isAddress } from '@foyer/protocol'
import { chainIdentities } from '@foyer/protocol/api'
import { Base58, Hex } from 'ox'
import type { Rule } from '../../chains/Rule.js'
import { always, longMs, shortly } from '../rules.js'
import type { ServedFamily } from '../ServedFamily.js'
import { toHeight } from '../toHeight.js'
import { createMintFacts } from './createMintFacts.js'
import { createSolanaBalances } from './createSolanaBalances.js'
import { methods } from './methods.js'
import { wrappedSol } from './programs.js'
import { createSolanaSwaps } from './swaps/createSolanaSwaps.js'

/** Solana's own word for what cannot change, and its default. */
const finalized: Rule = ([, options]) => {
  const { commitment = 'finalized' } = (options ?? {}) as Record<string, unknown>
  return commitment === 'finalized' ? { ms: longMs } : undefined
}

export const solana: ServedFamily = {
  coin: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  identity: chainIdentities.solana,
  rpc: {
    ping: { method: 'getSlot', params: [{ commitment: 'confirmed' }] },
    height: toHeight,
    methods,
    send: 'sendTransaction',
    lives: new Map([
      ['getGenesisHash', always],
      ['getEpochSchedule', always],
      ['getBlock', finalized],
      ['getTransaction', finalized],
      ['getBlockHeight', shortly],
      ['getEpochInfo', shortly],
      ['getLatestBlockhash', shortly],
      ['getSlot', shortly],
    ]),
  },
  known: {
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
      pictures: ['a1b58899-f671-4276-6a5e-56ca5bd59700'],
      listed: 101,
      coinGecko: { platform: 'solana', coin: 'solana' },
      defiLlama: 'solana',
    },
    'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': { listed: 102 },
    'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { listed: 103 },
  },
  nameAddress: (bytes) => (bytes.length === 66 ? Base58.fromHex(bytes) : undefined),
  pricedCoin: wrappedSol,
  coinNetwork: (coinType) =>
    coinType === 501
      ? {
          network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
          isWritten: (address) => isAddress('solana', address),
          // `Base58.toHex` leaves out the zero that every sixteenth key begins with.
          toBytes: (address) => Hex.fromBytes(Base58.toBytes(address)),
        }
      : undefined,
  createBalances: createSolanaBalances,
  createTokenFacts: createMintFacts,
  createSwaps: createSolanaSwaps,
}

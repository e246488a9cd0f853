import { ServiceError } from '../fetchAnswer.js'
import type { OnrampProvider, SoldAsset } from './OnrampProvider.js'

type Coin = Omit<SoldAsset, 'networkId'>

/** The coins that are sold on networks of the world. What is not here is sold by no provider: a wrong contract or name would deliver something else. */
const coins: Readonly<Record<string, readonly Coin[]>> = {
  'eip155:1': [ether(), usdc('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')],
  'eip155:10': [ether(), usdc('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85')],
  'eip155:137': [usdc('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359')],
  'eip155:8453': [ether(), usdc('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913')],
  'eip155:42161': [ether(), usdc('0xaf88d065e77c8cC2239327C5EDb3A432268e5831')],
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [
    { address: undefined, symbol: 'SOL', name: 'Solana' },
    usdc('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  ],
  'bip122:000000000019d6689c085ae165831e93': [
    { address: undefined, symbol: 'BTC', name: 'Bitcoin' },
  ],
}

/**
 * Makes what a provider sells of these coins, by its own names for them: by network and symbol. On test networks it sells nothing, and neither does it where
 * it has no name.
 */
export function createShelf<name>(names: createShelf.Names<name>): createShelf.Shelf<name> {
  const nameOf = (network: string, symbol: string) => names[network]?.[symbol]
  return {
    sells: ({ id, testnet }) =>
      testnet
        ? []
        : (coins[id] ?? [])
            .filter(({ symbol }) => nameOf(id, symbol) !== undefined)
            .map((coin) => ({ ...coin, networkId: id })),
    nameOf({ networkId, symbol }) {
      const name = nameOf(networkId, symbol)
      if (name === undefined) throw new ServiceError('does not sell this')
      return name
    },
  }
}

export declare namespace createShelf {
  type Names<name> = Readonly<Record<string, Readonly<Record<string, name>>>>
  type Shelf<name> = {
    readonly sells: OnrampProvider['sells']
    /** What the provider calls a coin. @throws `ServiceError` for one that it does not sell */
    readonly nameOf: (asset: SoldAsset) => name
  }
}

function ether(): Coin {
  return { address: undefined, symbol: 'ETH', name: 'Ether' }
}

function usdc(address: string): Coin {
  return { address, symbol: 'USDC', name: 'USD Coin' }
}

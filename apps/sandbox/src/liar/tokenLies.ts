import type { Answer, Lie } from './Lie.js'
import { thief } from './words.js'

/** As many as a large exchange lists. */
const many = 5_000

/** An address for each number, none of which holds anything. */
function addressFor(index: number): string {
  return `eip155:31337:0x${(index + 1).toString(16).padStart(40, 'f')}`
}

/** What a list of tokens may be. */
export const tokenLies = {
  'tokens-many': {
    says: 'Five thousand tokens are listed.',
    calls: ['tokens'],
    change: ({ tokens }) => ({
      tokens: [
        ...(tokens as Answer[]),
        ...Array.from({ length: many }, (_, index) => ({
          name: `Seedling ${index + 1}`,
          symbol: `SEED${index + 1}`,
          address: addressFor(index),
          decimals: 18,
        })),
      ],
    }),
  },
  'tokens-look-alike': {
    says: 'A second token calls itself Market Dollar.',
    calls: ['tokens'],
    change: ({ tokens }) => ({
      tokens: [
        { name: 'Market Dollar', symbol: 'MUSD', address: `eip155:31337:${thief}`, decimals: 6 },
        ...(tokens as Answer[]),
      ],
    }),
  },
  'tokens-decimals': {
    says: 'Tokens are said to have two decimals.',
    calls: ['tokens'],
    change: ({ tokens }) => ({
      tokens: (tokens as Answer[]).map((token) => ({ ...token, decimals: 2 })),
    }),
  },
  'tokens-none': { says: 'None are listed.', calls: ['tokens'], change: () => ({ tokens: [] }) },
} as const satisfies Readonly<Record<string, Lie>>

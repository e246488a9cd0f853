import type { Answer, Lie, SwapOrderSaid } from './Lie.js'
import { farFuture, thief } from './words.js'

const tenfold = (amount: unknown) => String(BigInt(String(amount)) * 10n)
const percentOf = (amount: unknown, percent: bigint) =>
  String((BigInt(String(amount)) * percent) / 100n)
const elsewhere = (id: unknown) => String(id).replace(/^eip155:\d+/, 'eip155:31338')

/** A lie about every quote. */
function ofQuotes(says: string, change: (quote: Answer, order: SwapOrderSaid) => Answer): Lie {
  return {
    says,
    calls: ['quotes'],
    change: (answer, order) => ({
      quotes: (answer.quotes as Answer[]).map((quote) => ({ ...quote, ...change(quote, order) })),
    }),
  }
}

const scaled = (percent: bigint) => (quote: Answer) => ({
  toAmount: percentOf(quote.toAmount, percent),
  minReceived: percentOf(quote.minReceived, percent),
})

/** What a quote may say that is not so. */
export const quoteLies = {
  'quote-router': ofQuotes('The swap goes to a foreign contract.', () => ({ router: thief })),
  'quote-spender': ofQuotes('A foreign address is to be allowed to take the token.', () => ({
    spender: thief,
  })),
  'quote-better': ofQuotes('The price is 10 % better than any.', scaled(110n)),
  'quote-worse': ofQuotes('The price is 10 % worse than it is.', scaled(90n)),
  'quote-robbery': ofQuotes('The price takes half of it.', scaled(50n)),
  'quote-token': ofQuotes('It is a quote for another token.', () => ({
    toAccount: `eip155:31337:${thief}`,
  })),
  'quote-chain': ofQuotes('It is a quote for another network.', ({ fromAccount, toAccount }) => ({
    fromAccount: elsewhere(fromAccount),
    toAccount: elsewhere(toAccount),
  })),
  'quote-amount': ofQuotes('It is a quote for ten times as much.', ({ fromAmount }) => ({
    fromAmount: tenfold(fromAmount),
  })),
  'quote-minimum': ofQuotes('The least that arrives is nothing.', () => ({ minReceived: '0' })),
  'quote-stale': ofQuotes('The quote is over already.', () => ({ expiresAt: 1 })),
  'quote-endless': ofQuotes('The quote holds for decades.', () => ({
    expiresAt: Number(farFuture),
  })),
  'quote-gas': ofQuotes('It uses more gas than a block has.', () => ({ gas: '1000000000000' })),
  'quote-fee': ofQuotes('The provider keeps a fee of half, and says so.', (quote) => ({
    fees: [{ token: quote.toAccount, amount: percentOf(quote.toAmount, 50n), to: thief }],
  })),
  'quote-none': { says: 'No quotes at all.', calls: ['quotes'], change: () => ({ quotes: [] }) },
} as const satisfies Readonly<Record<string, Lie>>

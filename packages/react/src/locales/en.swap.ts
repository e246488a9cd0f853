import { swapButtons } from '@foyer/protocol'

/** What is seen of a swap at first, in English: the fields, what it comes to, and the button. Loaded with the view. Amounts and percentages arrive written. */
export function enSwap() {
  return {
    title: 'Swap',
    button: swapButtons,
    pay: 'You pay',
    receive: 'You receive',
    about: 'You receive, about',
    amount: 'Amount',
    amountIn: (symbol: string) => `Amount in ${symbol}`,
    dollars: 'US dollars',
    unit: (unit: string) => `Type the amount in ${unit}`,
    max: 'Max',
    maxOf: (symbol: string) => `Max: all ${symbol} that can be swapped`,
    holds: (amount: string) => `${amount} available`,
    turn: 'Switch the tokens',
    selectToken: 'Select token',
    anotherToken: 'Choose another token',
    reading: 'Looking for the best price',
    none: 'No account connected',
    noneText: 'Connect a wallet to swap with it.',
    connect: 'Connect Wallet',
    unsupported: 'Nothing can be swapped here',
    unsupportedText: 'Switch to a network with swaps first.',
    networks: 'Choose a network',
    terms: {
      rate: 'Rate',
      rateOf: (one: string, amount: string, other: string) => `1 ${one} = ${amount} ${other}`,
      minimum: 'Minimum received',
      impact: 'Price impact',
      unknown: 'Not known',
      below: (percent: string) => `under ${percent}`,
      provider: 'Provider',
      providerFee: 'Provider fee',
      pools: 'Pools of the network',
      wrap: 'Wrapping, one for one',
    },
  }
}

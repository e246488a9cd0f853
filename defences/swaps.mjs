const test = 'apps/server/src/routes/convert.test.ts'
const services = 'apps/server/src/services/swaps'
const evm = 'apps/server/src/services/families/eip155/swaps'
const pools = 'packages/protocol/src/families/eip155/swaps'
const lies = `${evm}/lyingServer.test.ts`

/** What keeps a swap that the server builds what its quote said, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'swap-quote-sealed',
    file: `${services}/createQuoteIds.ts`,
    code: 'if (!sameSecret(mac, macOf(text))) return undefined',
    without: 'void mac',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-quote-of-order',
    file: `${services}/createSwaps.ts`,
    code: 'if (quote && quote.key !== orderKey(order)) throw otherOrder()',
    without: '',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-quote-ends',
    file: `${services}/createQuoteIds.ts`,
    code: 'if (now() >= expiresAt) return undefined',
    without: '',
    ...{
      test,
      named: 'a quote is built for its own order, while it lasts, and by its own seal alone',
    },
  },
  {
    id: 'swap-approval-ends',
    file: `${services}/createSwaps.ts`,
    code: 'if (amount === undefined && !allowsUnlimited)',
    without: 'if (false)',
    ...{
      test,
      named: 'an approval without an amount is refused, unless the operator allows what never ends',
    },
  },
  {
    id: 'swap-routers-proven',
    file: `${evm}/provePools.ts`,
    code: 'return isSameHex(answers[0], factory) && isSameHex(answers[1], wrapped)',
    without: 'return answers.length > 0 && factory !== wrapped',
    ...{ test, named: 'a router that is none of its factory, or of another coin, swaps nothing' },
  },
  {
    id: 'swap-minimum-on-chain',
    file: `${pools}/writePoolSwap.ts`,
    code: '      amountOutMinimum: minReceived,',
    without: '      amountOutMinimum: 0n,',
    ...{ test, named: 'a swap reverts when the price moves below the minimum meanwhile' },
  },
  {
    id: 'swap-minimum-in-pairs',
    file: `${pools}/writePoolSwap.ts`,
    code: 'const end = [minReceived, path, account, deadline]',
    without: 'const end = [0n, path, account, deadline]',
    ...{ test, named: 'a swap reverts when the price moves below the minimum meanwhile' },
  },
  {
    id: 'swap-written-anew',
    file: `${pools}/checkPoolSwap.ts`,
    code: 'const isOwn = isSame(own.data, transaction.data) && own.value === transaction.value',
    without: 'const isOwn = own.data.length > 0',
    ...{ test: lies, named: 'a server that builds %s gets no signature' },
  },
  {
    id: 'swap-minimum-shown',
    file: `${pools}/checkPoolSwap.ts`,
    code: "if (minReceived < order.minReceived) return 'minimum'",
    without: '',
    ...{ test: lies, named: 'a server that builds %s gets no signature' },
  },
]

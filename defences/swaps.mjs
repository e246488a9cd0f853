const test = 'apps/server/src/routes/convert.test.ts'
const services = 'apps/server/src/services/swaps'
const evm = 'apps/server/src/services/families/eip155/swaps'
const pools = 'packages/protocol/src/families/eip155/swaps'
const lies = `${evm}/lyingServer.test.ts`
const vendors = `${evm}/vendors`
const vendorLies = `${vendors}/lies.test.ts`
const offers = `${vendors}/offers.test.ts`
const failures = `${vendors}/failures.test.ts`

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
    file: `${pools}/provePools.ts`,
    code: 'return isSame(found, factory) && isSame(token, wrapped)',
    without: 'return found !== token && isSame(factory, factory) && wrapped !== undefined',
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
    code: 'const isOwn = isSameHex(own.data, transaction.data) && own.value === transaction.value',
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
  {
    id: 'swap-service-places',
    file: `${vendors}/checkVendor.ts`,
    code: 'if (said !== undefined && said !== null && keyOf(said) !== keyOf(expected[field]))',
    without: "if (said !== undefined && keyOf(said) === '')",
    ...{ test: vendorLies, named: 'another $what than that of the order is refused ($path)' },
  },
  {
    id: 'swap-service-value',
    file: `${vendors}/checkVendor.ts`,
    code: "if (value !== (isNative(order.network, order.from) ? order.amount : 0n)) throw lied('value')",
    without: 'void value; void isNative',
    ...{ test: offers, named: 'the coin is given by its value alone, just as much as is swapped' },
  },
  {
    id: 'swap-service-minimum',
    file: `${vendors}/createVendorSwaps.ts`,
    code: 'const isEnough = (settled = minReceived) => settled >= minReceived',
    without: 'const isEnough = (settled = minReceived) => settled >= 0n',
    ...{
      test: offers,
      named:
        'what is kept ends with its quote: then it is quoted anew, and refused where less would arrive',
    },
  },
  {
    id: 'swap-service-amounts',
    file: `${vendors}/shapes.ts`,
    code: '  v.regex(/^\\d{1,78}$/),',
    without: '  v.regex(/^-?\\d+$/),',
    ...{ test: vendorLies, named: 'an amount is a text of digits (%s)' },
  },
  {
    id: 'swap-service-redirects',
    file: `${vendors}/createVendorSend.ts`,
    code: "...{ redirect: 'error', parse: readExact },",
    without: "...{ redirect: 'follow', parse: readExact },",
    ...{
      test: vendorLies,
      named: 'the key is in no answer and in no error, and goes to no other place',
    },
  },
  {
    id: 'swap-service-silence',
    file: `${vendors}/createVendorSend.ts`,
    code: 'const waitMs = 4 * secondMs',
    without: 'const waitMs = 60 * secondMs',
    ...{ test: failures, named: 'four seconds of silence are no offer' },
  },
  {
    id: 'swap-service-pause',
    file: `${vendors}/createVendorGate.ts`,
    code: 'if (time < pausedUntil) throw limited(pausedUntil - time)',
    without: 'void limited',
    ...{
      test: failures,
      named: 'a service that has enough is left alone as long as it says, or a second',
    },
  },
  {
    id: 'swap-service-shut',
    file: `${vendors}/createVendorGate.ts`,
    code: 'if (failures >= failuresMax && (isTrying || time < shutUntil))',
    without: 'if (failures < 0 && (isTrying || time < shutUntil))',
    ...{
      test: failures,
      named:
        'a service that fails five times in a row is left alone for half a minute, and then tried once',
    },
  },
  {
    id: 'swap-service-rate',
    file: `${vendors}/createVendorGate.ts`,
    code: 'left -= 1',
    without: 'left -= 0',
    ...{ test: failures, named: 'no more calls go out than it allows' },
  },
]

import { address, bytes, call, type Field, number } from './abiParts.js'

const tuple = (name: string, components: readonly Field[], list = '') => ({
  ...{ name, type: `tuple${list}` },
  components,
})
const word = (name: string) => ({ name, type: 'bytes32' })
const text = (name: string) => ({ name, type: 'string' })
const numbers = (...names: string[]) => names.map((name) => number(name))

const dexes = ['dex', 'dex2', 'dex3']
/** What swaps over one to three pools of 1inch begin with. The token that arrives is not among it. */
const overPools: Readonly<Record<string, readonly string[]>> = {
  unoswap: ['token', 'amount', 'minReturn'],
  unoswapTo: ['to', 'token', 'amount', 'minReturn'],
  ethUnoswap: ['minReturn'],
  ethUnoswapTo: ['to', 'minReturn'],
}

/** AggregationRouterV6 of 1inch. */
const oneInch = [
  call('swap', [
    address('executor'),
    tuple('desc', [
      ...['srcToken', 'dstToken', 'srcReceiver', 'dstReceiver'].map(address),
      ...numbers('amount', 'minReturnAmount', 'flags'),
    ]),
    bytes('data'),
  ]),
  ...Object.entries(overPools).flatMap(([name, before]) =>
    dexes.map((_, nth) =>
      call(`${name}${nth === 0 ? '' : nth + 1}`, numbers(...before, ...dexes.slice(0, nth + 1))),
    ),
  ),
]

const kyberDesc = tuple('desc', [
  ...['srcToken', 'dstToken'].map(address),
  { name: 'srcReceivers', type: 'address[]' },
  { name: 'srcAmounts', type: 'uint256[]' },
  { name: 'feeReceivers', type: 'address[]' },
  { name: 'feeAmounts', type: 'uint256[]' },
  address('dstReceiver'),
  ...numbers('amount', 'minReturnAmount', 'flags'),
  bytes('permit'),
])
const kyberWhole = tuple('execution', [
  ...['callTarget', 'approveTarget'].map(address),
  bytes('targetData'),
  kyberDesc,
  bytes('clientData'),
])

/** MetaAggregationRouterV2 of KyberSwap. */
const kyberSwap = [
  call('swap', [kyberWhole]),
  call('swapGeneric', [kyberWhole]),
  call('swapSimpleMode', [
    address('caller'),
    kyberDesc,
    bytes('executorData'),
    bytes('clientData'),
  ]),
]

/** The facets of LI.FI's Diamond that swap on one network. */
const lifiSwap = [
  ...['callTo', 'approveTo', 'sendingAssetId', 'receivingAssetId'].map(address),
  number('fromAmount'),
  bytes('callData'),
  { name: 'requiresDeposit', type: 'bool' },
]
const lifiCall = (name: string, list = '') =>
  call(name, [
    ...[word('transactionId'), text('integrator'), text('referrer')],
    ...[address('receiver'), number('minAmount'), tuple('swapData', lifiSwap, list)],
  ])
const lifi = [
  lifiCall('swapTokensGeneric', '[]'),
  ...['ERC20ToERC20', 'ERC20ToNative', 'NativeToERC20'].flatMap((kind) => [
    lifiCall(`swapTokensSingleV3${kind}`),
    lifiCall(`swapTokensMultipleV3${kind}`, '[]'),
  ]),
]

const veloraTerms = [
  ...['srcToken', 'destToken'].map(address),
  ...numbers('fromAmount', 'toAmount', 'quotedAmount'),
  word('metadata'),
  address('beneficiary'),
]
const veloraCall = (kind: string, data: readonly Field[]) =>
  call(`swapExactAmountIn${kind}`, [tuple('data', data), number('partnerAndFee'), bytes('permit')])

/** Augustus V6.2 of Velora. */
const velora = [
  call('swapExactAmountIn', [
    address('executor'),
    tuple('data', veloraTerms),
    number('partnerAndFee'),
    ...[bytes('permit'), bytes('executorData')],
  ]),
  veloraCall('OnUniswapV2', [...veloraTerms, bytes('pools')]),
  veloraCall('OnUniswapV3', [...veloraTerms, bytes('pools')]),
  veloraCall('OnCurveV1', [...numbers('curveData', 'curveAssets'), ...veloraTerms]),
  veloraCall('OnCurveV2', [...numbers('curveData', 'i', 'j'), address('pool'), ...veloraTerms]),
]

/** Router V3 of Odos, as it is called where no compact call is wanted. */
const odos = [
  call('swap', [
    tuple('info', [
      ...[address('inputToken'), number('inputAmount'), address('inputReceiver')],
      ...[
        address('outputToken'),
        ...numbers('outputQuote', 'outputMin'),
        address('outputReceiver'),
      ],
    ]),
    bytes('path'),
    address('executor'),
    tuple('referral', [number('code', 64), number('fee', 64), address('recipient')]),
  ]),
]

/** What swap services' contracts take, by the id of the service. */
export const vendorAbis = { '1inch': oneInch, kyberswap: kyberSwap, lifi, velora, odos } as const

/** AllowanceHolder of 0x, and what it hands on to Settler. */
export const allowanceHolderAbi = [
  call('exec', [
    ...['operator', 'token'].map(address),
    ...[number('amount'), address('target'), bytes('data')],
  ]),
]
export const settlerAbi = [
  call('execute', [
    tuple('slippage', [address('recipient'), address('buyToken'), number('minAmountOut')]),
    { name: 'actions', type: 'bytes[]' },
    word('zid'),
  ]),
]

const address = (name: string) => ({ name, type: 'address' }) as const
const number = (name: string, bits = 256) => ({ name, type: `uint${bits}` }) as const
const bytes = (name: string) => ({ name, type: 'bytes' }) as const
type Field = {
  readonly name: string
  readonly type: string
  readonly components?: readonly Field[]
}
const call = (
  name: string,
  inputs: readonly Field[],
  outputs: readonly Field[] = [],
  stateMutability = 'nonpayable',
) => ({ type: 'function', name, inputs, outputs, stateMutability }) as const
const read = (name: string, inputs: readonly Field[], outputs: readonly Field[]) =>
  call(name, inputs, outputs, 'view')

const amounts = { name: 'amounts', type: 'uint256[]' }
const path = { name: 'path', type: 'address[]' }
const end = [path, address('to'), number('deadline')]

/** What quotes are read from. The quoter is called and never sent to: it reverts what it tried. */
export const poolsAbi = [
  read('getPair', [address('one'), address('other')], [address('pair')]),
  read('getPool', [address('one'), address('other'), number('fee', 24)], [address('pool')]),
  read('getAmountsOut', [number('amountIn'), path], [amounts]),
  read('getReserves', [], [number('one', 112), number('other', 112), number('time', 32)]),
  read(
    'slot0',
    [],
    [
      number('sqrtPriceX96', 160),
      { name: 'tick', type: 'int24' },
      ...['index', 'cardinality', 'cardinalityNext'].map((name) => number(name, 16)),
      number('feeProtocol', 8),
      { name: 'unlocked', type: 'bool' },
    ],
  ),
  call(
    'quoteExactInput',
    [bytes('path'), number('amountIn')],
    [
      number('amountOut'),
      { name: 'sqrtPricesAfter', type: 'uint160[]' },
      { name: 'ticksCrossed', type: 'uint32[]' },
      number('gas'),
    ],
  ),
] as const

/**
 * What a router of the v2 kind takes. Only of the kind that compares what arrived: the plain ones compare before a token takes its tax.
 */
export const v2RouterAbi = [
  call('swapExactTokensForTokensSupportingFeeOnTransferTokens', [
    number('amountIn'),
    number('amountOutMin'),
    ...end,
  ]),
  call(
    'swapExactETHForTokensSupportingFeeOnTransferTokens',
    [number('amountOutMin'), ...end],
    [],
    'payable',
  ),
  call('swapExactTokensForETHSupportingFeeOnTransferTokens', [
    number('amountIn'),
    number('amountOutMin'),
    ...end,
  ]),
] as const

/** What SwapRouter02 takes. */
export const v3RouterAbi = [
  call(
    'multicall',
    [number('deadline'), { name: 'data', type: 'bytes[]' }],
    [{ name: 'results', type: 'bytes[]' }],
    'payable',
  ),
  call(
    'exactInput',
    [
      {
        name: 'parameters',
        type: 'tuple',
        components: [
          bytes('path'),
          address('recipient'),
          number('amountIn'),
          number('amountOutMinimum'),
        ],
      },
    ],
    [number('amountOut')],
    'payable',
  ),
  call('unwrapWETH9', [number('amountMinimum'), address('recipient')], [], 'payable'),
] as const

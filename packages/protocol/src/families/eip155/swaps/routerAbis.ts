import { address, bytes, call, number } from './abiParts.js'

const path = { name: 'path', type: 'address[]' }
const end = [path, address('to'), number('deadline')]

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

import { address, bytes, call, number, read } from './abiParts.js'

const amounts = { name: 'amounts', type: 'uint256[]' }
const path = { name: 'path', type: 'address[]' }

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

import type { Network } from '@foyer/protocol'
import {
  encodeFunctionData,
  type Hex,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { SwapPlanOrder } from '../../../SwapFeatures.js'
import { checkVendorCall } from './checkVendorCall.js'

/* The calls are written by viem from the interfaces as the services publish them. */

const account: Hex = '0x00000000000000000000000000000000000000a1'
const thief: Hex = '0x00000000000000000000000000000000000bad01'
const dollar: Hex = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const other: Hex = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const wrapped: Hex = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const pseudo: Hex = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const amount = 100_000_000n
const least = 39_604n

/** What a call says. */
type Said = { to: Hex; from: Hex; amount: bigint; least: bigint; receiver: Hex; flags: bigint }
const honest: Said = { from: dollar, to: wrapped, amount, least, receiver: account, flags: 0n }

const abi = parseAbi([
  'struct Desc { address srcToken; address dstToken; address srcReceiver; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; }',
  'struct Kyber { address srcToken; address dstToken; address[] srcReceivers; uint256[] srcAmounts; address[] feeReceivers; uint256[] feeAmounts; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; bytes permit; }',
  'struct Lifi { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'struct Generic { address srcToken; address destToken; uint256 fromAmount; uint256 toAmount; uint256 quotedAmount; bytes32 metadata; address beneficiary; }',
  'struct Slippage { address recipient; address buyToken; uint256 minAmountOut; }',
  'function swap(address executor, Desc desc, bytes data) payable',
  'function unoswap(uint256 token, uint256 amount, uint256 minReturn, uint256 dex)',
  'function unoswapTo2(uint256 to, uint256 token, uint256 amount, uint256 minReturn, uint256 dex, uint256 dex2)',
  'function swapSimpleMode(address caller, Kyber desc, bytes executorData, bytes clientData)',
  'function swapTokensMultipleV3ERC20ToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Lifi[] swaps)',
  'function swapTokensSingleV3ERC20ToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Lifi swaps)',
  'function swapExactAmountIn(address executor, Generic data, uint256 partnerAndFee, bytes permit, bytes executorData) payable',
  'function exec(address operator, address token, uint256 amount, address target, bytes data) payable',
  'function execute(Slippage slippage, bytes[] actions, bytes32 zid) payable',
])
/** These have the name `swap` too. */
const kyberAbi = parseAbi([
  'struct Kyber { address srcToken; address dstToken; address[] srcReceivers; uint256[] srcAmounts; address[] feeReceivers; uint256[] feeAmounts; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; bytes permit; }',
  'struct Execution { address callTarget; address approveTarget; bytes targetData; Kyber desc; bytes clientData; }',
  'function swap(Execution execution) payable',
])
const odosAbi = parseAbi([
  'struct Odos { address inputToken; uint256 inputAmount; address inputReceiver; address outputToken; uint256 outputQuote; uint256 outputMin; address outputReceiver; }',
  'struct Referral { uint64 code; uint64 fee; address feeRecipient; }',
  'function swap(Odos info, bytes path, address executor, Referral referral) payable',
])
const write = (functionName: string, args: readonly unknown[], of: readonly unknown[] = abi) =>
  encodeFunctionData({ abi: of, functionName, args } as never)

const kyberOf = ({ from, to, amount, least, receiver, flags }: Said) => ({
  ...{ srcToken: from, dstToken: to, srcReceivers: [thief], srcAmounts: [amount] },
  ...{ feeReceivers: [], feeAmounts: [], dstReceiver: receiver, amount },
  ...{ minReturnAmount: least, flags, permit: '0x1234' },
})
const lifiOf = ({ from, to, amount }: Said, requiresDeposit = true) => ({
  ...{ callTo: thief, approveTo: thief, sendingAssetId: from, receivingAssetId: to },
  ...{ fromAmount: amount, callData: '0x12345678', requiresDeposit },
})

/** By service, the calls that say all that is shown, and whose own contract keeps to it. */
const whole: Readonly<Record<string, (said: Said) => Hex>> = {
  '1inch swap': ({ from, to, amount, least, receiver, flags }) =>
    write('swap', [
      thief,
      {
        ...{ srcToken: from, dstToken: to, srcReceiver: thief, dstReceiver: receiver, amount },
        ...{ minReturnAmount: least, flags },
      },
      '0x1234',
    ]),
  'kyberswap swap': (said) =>
    write(
      'swap',
      [
        {
          ...{ callTarget: thief, approveTarget: zeroAddress, targetData: '0x12' },
          ...{ desc: kyberOf(said), clientData: '0x' },
        },
      ],
      kyberAbi,
    ),
  'kyberswap swapSimpleMode': (said) =>
    write('swapSimpleMode', [thief, kyberOf(said), '0x12', '0x34']),
  'lifi one step': (said) =>
    write('swapTokensSingleV3ERC20ToERC20', [
      ...[zeroHash, 'foyer', '', said.receiver, said.least, lifiOf(said)],
    ]),
  'lifi two steps': (said) =>
    write('swapTokensMultipleV3ERC20ToERC20', [
      ...[zeroHash, 'foyer', '', said.receiver, said.least],
      [lifiOf({ ...said, to: other }), lifiOf({ ...said, from: other }, false)],
    ]),
  'velora swapExactAmountIn': ({ from, to, amount, least, receiver }) =>
    write('swapExactAmountIn', [
      thief,
      {
        ...{ srcToken: from, destToken: to, fromAmount: amount, toAmount: least },
        ...{ quotedAmount: 40_000n, metadata: zeroHash, beneficiary: receiver },
      },
      ...[0n, '0x', '0x1234'],
    ]),
  'odos swap': ({ from, to, amount, least, receiver }) =>
    write(
      'swap',
      [
        {
          ...{ inputToken: from, inputAmount: amount, inputReceiver: thief, outputToken: to },
          ...{ outputQuote: 40_000n, outputMin: least, outputReceiver: receiver },
        },
        ...['0x1234', thief, { code: 0n, fee: 0n, feeRecipient: zeroAddress }],
      ],
      odosAbi,
    ),
}
/** Those that say less, or whose minimum another contract compares. */
const partly: Readonly<Record<string, (said: Said) => Hex>> = {
  '1inch unoswap': ({ from, amount, least }) =>
    write('unoswap', [BigInt(from), amount, least, 2n ** 255n]),
  '1inch unoswapTo2': ({ from, amount, least, receiver }) =>
    write('unoswapTo2', [BigInt(receiver), BigInt(from), amount, least, 2n ** 255n, 7n]),
  '0x exec': ({ from, to, amount, least, receiver }) =>
    write('exec', [
      ...[thief, from, amount, thief],
      write('execute', [
        { recipient: receiver, buyToken: to, minAmountOut: least },
        ...[['0x1234'], zeroHash],
      ]),
    ]),
}

function check(name: string, data: Hex, terms: Partial<SwapPlanOrder> = {}): boolean {
  const order = {
    ...{ account, amount, minReceived: least, network: {} as Network },
    ...{ from: { address: dollar }, to: { address: wrapped } },
    ...terms,
    offer: { provider: name.split(' ')[0] },
  } as SwapPlanOrder
  return checkVendorCall(order, { to: thief, data, value: 0n } as never)
}
const refused = (finding: string) =>
  expect.objectContaining({ code: 'swap_refused', data: expect.objectContaining({ finding }) })
const end = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

describe.each(Object.entries({ ...whole, ...partly }))('%s', (name, writeCall) => {
  test('is what was shown where it says so, and is trusted alone where its contract keeps to it', () => {
    expect(check(name, writeCall(honest))).toBe(Object.hasOwn(whole, name))
    expect(check(name, writeCall({ ...honest, least: least + 5n }))).toBe(
      Object.hasOwn(whole, name),
    )
  })

  test.each([0n, 1n, least - 1n])('a minimum of %s is refused', (one) => {
    const data = writeCall({ ...honest, least: one })
    expect(end(() => check(name, data))).toEqual(refused('minimum'))
  })

  test('of another token, for another receiver, or with more than shown it is not signed unseen', () => {
    const ends = [{ from: other }, { to: other }, { receiver: thief }, { amount: amount + 1n }].map(
      (lie) => end(() => check(name, writeCall({ ...honest, ...lie }))),
    )
    for (const one of ends) expect(one).not.toBe(true)
    expect(ends[0]).toEqual(refused('tokens'))
    if (name !== '1inch unoswap') expect(ends[2]).toEqual(refused('terms'))
  })

  test('cut off at any place it is a call of which nothing is known', () => {
    const data = writeCall(honest)
    for (let length = 10; length < data.length - 64; length += 64)
      expect(check(name, data.slice(0, length) as Hex)).toBe(false)
  })
})

test('a call that may be filled in part is not trusted alone: a part of the minimum is enough then', () => {
  for (const name of ['1inch swap', 'kyberswap swap', 'kyberswap swapSimpleMode'])
    expect(check(name, whole[name]?.({ ...honest, flags: 1n }) ?? '0x')).toBe(false)
})

test('the share of a partner is taken off the minimum that the contract compares before it', () => {
  const writeWith = (feeBps: bigint, toAmount: bigint) =>
    write('swapExactAmountIn', [
      thief,
      {
        ...{ srcToken: dollar, destToken: wrapped, fromAmount: amount, toAmount },
        ...{ quotedAmount: toAmount, metadata: zeroHash, beneficiary: zeroAddress },
      },
      ...[(BigInt(thief) << 96n) | feeBps, '0x', '0x'],
    ])
  expect(end(() => check('velora', writeWith(100n, least)))).toEqual(refused('minimum'))
  expect(check('velora', writeWith(100n, (least * 102n) / 100n))).toBe(true)
})

test('the coin is known by each of its pseudo-addresses', () => {
  const data = whole['lifi one step']?.({ ...honest, to: zeroAddress }) ?? '0x'
  expect(check('lifi', data, { to: {} })).toBe(true)
  const inch = whole['1inch swap']?.({ ...honest, from: pseudo }) ?? '0x'
  expect(check('1inch', inch, { from: {} })).toBe(true)
  expect(end(() => check('1inch', inch))).toEqual(refused('tokens'))
})

test('the functions are those of the contracts, by their selectors', () => {
  const written = Object.entries({ ...whole, ...partly }).map(([name, one]) => [
    name,
    one(honest).slice(0, 10),
  ])
  expect(Object.fromEntries(written)).toEqual({
    ...{
      '1inch swap': '0x07ed2379',
      '1inch unoswap': '0x83800a8e',
      '1inch unoswapTo2': '0xea76dddf',
    },
    ...{ 'kyberswap swap': '0xe21fd0e9', 'kyberswap swapSimpleMode': '0x8af033fb' },
    ...{ 'lifi one step': '0x4666fc80', 'lifi two steps': '0x5fd9ae2e', '0x exec': '0x2213bc0b' },
    ...{ 'velora swapExactAmountIn': '0xe3ead59e', 'odos swap': '0x30f80b4c' },
  })
  expect(toFunctionSelector('execute((address,address,uint256),bytes[],bytes32)')).toBe(
    '0x1fff991f',
  )
})

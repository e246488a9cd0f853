import { type AbiFunction, encodeFunctionData, type Hex, parseAbi, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import type { BatchedCall, CallsAction, TransactionAction } from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts, Handed } from '../facts/Facts.js'
import { subjectsOf } from '../families/eip155/facts/subjectsOf.js'
import { isRisky } from '../verify/isRisky.js'

const [own, spender, token, thief] = [1, 2, 3, 4].map(
  (digit) => `0x${String(digit).repeat(40)}`,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const max = 2n ** 256n - 1n
const word = `0x${'00'.repeat(32)}` as const
const operation = {
  ...{ callGasLimit: 1n, verificationGasLimit: 1n, preVerificationGas: 1n, maxFeePerGas: 1n },
  paymaster: thief,
}
const common = {
  id: 'a',
  origin: 'https://harvest.example',
  network: 'eip155:1',
  account: { address: own, type: 'eoa' },
} as const
const transaction = (data: Hex, to = token): TransactionAction => ({
  ...{ ...common, kind: 'transaction', to, data, value: 0n, nonce: 0 },
  ...{ gas: 100_000n, maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1n },
})
const fungible = { symbol: 'USD', decimals: 6, supply: 10n ** 15n, balance: 5n } as const
const settle = (action: TransactionAction | CallsAction, facts: Partial<Facts> = {}): Facts => ({
  ...{ ...emptyFacts(action, 1), isSettled: true, prices: { coin: 2_500, [token]: 1 } },
  network: { name: 'One', symbol: 'ETH', decimals: 18 },
  tokens: { [token]: { kind: 'fungible', ...fungible } },
  outcome: { is: 'changes', changes: [], gas: 50_000n },
  fee: { price: 1_000_000_000n, beside: 0n },
  ...facts,
})
const look = (action: TransactionAction | CallsAction, facts: Partial<Facts> = {}) => {
  const all = settle(action, facts)
  const warnings = judge(action, all)
  return {
    codes: warnings.map(({ code, level }) => (level === 'danger' ? `! ${code}` : code)),
    isRisky: isRisky(action, { facts: all, warnings, limit: 10n ** 12n }),
  }
}

const amounts = [
  ['approve(address,uint256)', [spender, max]],
  ['approve(address)', [spender]],
  ['approve(address,uint256,uint256)', [spender, 1n, max]],
  ['increaseAllowance(address,uint256)', [spender, max]],
  ['increaseApproval(address,uint256)', [spender, max]],
  ['safeIncreaseAllowance(address,uint256)', [spender, max]],
  ['approveAndCall(address,uint256,bytes)', [spender, max, '0x']],
  ['approveAndCall(address,uint256)', [spender, max]],
  ['approveDelegation(address,uint256)', [spender, max]],
  ['authorizeOperator(address,uint256,bytes)', [spender, max, '0x']],
  [
    'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
    [own, spender, max, 1n, 27, word, word],
  ],
  ['permit(address,address,uint256,uint256,bytes)', [own, spender, max, 1n, '0x']],
  [
    'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
    [own, spender, 1n, 0n, true, 27, word, word],
  ],
] as const
const permissions = [
  ['setApprovalForAll(address,bool)', [spender, true]],
  ['setOperator(address,bool)', [spender, true]],
  ['setMinterApproval(address,bool)', [spender, true]],
  ['setAuthorization(address,bool)', [spender, true]],
  ['allow(address,bool)', [spender, true]],
  ['setRelayerApproval(address,address,bool)', [own, spender, true]],
  ['setAccountOperator(address,address,bool)', [own, spender, true]],
  [
    'allowBySig(address,address,bool,uint256,uint256,uint8,bytes32,bytes32)',
    [own, spender, true, 1n, 1n, 27, word, word],
  ],
  ['authorizeOperator(address)', [spender]],
  ['hope(address)', [spender]],
] as const

const encode = (signature: string, args: readonly unknown[]) =>
  encodeFunctionData({
    abi: [parseAbiItem(`function ${signature}` as string) as AbiFunction],
    args,
  })

test.each([
  ...amounts.map((one) => [...one, '! noLimit'] as const),
  ...permissions.map((one) => [...one, '! allPieces'] as const),
])('an allowance is known by every name: %s', (signature, args, code) => {
  const data = encode(signature, args)
  expect(look(transaction(data))).toEqual({ codes: [code], isRisky: true })
  // Whatever the network says or does not.
  expect(look(transaction(data), { outcome: { is: 'unknown' } }).codes).toContain(code)
  // What goes on behind its end, or has something where nothing belongs, is a danger in itself.
  for (const odd of [`${data}00`, `${data}${'11'.repeat(32)}`, data.slice(0, -2)] as Hex[])
    expect(look(transaction(odd)).codes).toContain('! oddCall')
  const dirty = `${data.slice(0, 10)}ff${data.slice(12)}` as Hex
  expect(look(transaction(dirty)).codes).toContain('! oddCall')
})

const takes = [
  ['revokeOperator(address)', [spender]],
  ['nope(address)', [spender]],
  ['setApprovalForAll(address,bool)', [spender, false]],
  ['allow(address,bool)', [spender, false]],
  ['decreaseApproval(address,uint256)', [spender, max]],
  ['approve(address,uint256)', [spender, 0n]],
] as const
test.each(takes)('what takes an allowance back is no danger: %s', (signature, args) => {
  expect(look(transaction(encode(signature, args)))).toEqual({ codes: [], isRisky: false })
})

test('what others may take afterwards is a danger, whatever the call is called', () => {
  const unknown = transaction('0x12345678')
  const outcome = (...handed: Handed[]) =>
    ({ outcome: { is: 'changes', changes: [], gas: 50_000n, handed } }) as const
  const right = { is: 'allowance', token, spender: thief, amount: 5n } as const
  for (const [one, code] of [
    [right, '! silentAllowance'],
    [{ ...right, amount: max }, '! noLimit'],
    [{ is: 'everything', token, spender: thief }, '! allPieces'],
    [{ is: 'piece', token, spender: thief, id: 5n }, '! silentAllowance'],
    [{ is: 'account', account: own, to: thief }, '! givesAway'],
  ] as const)
    expect(look(unknown, outcome(one))).toEqual({ codes: [code, 'unknownCall'], isRisky: true })
  // A call that says it, and not less: another spender, another token and a smaller amount say nothing of it.
  const approve = (to: string, amount: bigint) => encode('approve(address,uint256)', [to, amount])
  expect(look(transaction(approve(thief, 5n)), outcome(right)).codes).toEqual([])
  expect(look(transaction(approve(thief, 4n)), outcome(right)).codes).toEqual(['! silentAllowance'])
  expect(look(transaction(approve(spender, 5n)), outcome(right)).codes).toEqual([
    '! silentAllowance',
  ])
  expect(look(transaction(approve(thief, 5n), spender), outcome(right)).codes).toEqual([
    '! silentAllowance',
  ])
  // A little more, on what is much already.
  const more = transaction(encode('increaseAllowance(address,uint256)', [thief, 5n]))
  expect(look(more, outcome({ ...right, amount: 2n ** 200n })).codes).toEqual(['! noLimit'])
  expect(look(more, outcome({ ...right, amount: 50n })).codes).toEqual([])
})

test('an act on the user’s own account is a danger, however deep the network saw it', () => {
  const outcome = { is: 'changes', changes: [], gas: 1n, isOwnMoved: true } as const
  expect(look(transaction('0x12345678'), { outcome }).codes).toContain('! ownWallet')
})

test('of a batch every spender is checked, and more than the limit is a danger', () => {
  const abi = parseAbi(['function approve(address,uint256)'])
  const call = (index: number): BatchedCall => ({
    to: `0x${String(index).padStart(40, '5')}`,
    value: 0n,
    data: encodeFunctionData({
      ...{ abi, functionName: 'approve' },
      args: [`0x${String(index).padStart(40, '6')}`, 5n],
    }),
  })
  const batch = (count: number): CallsAction => {
    const calls = Array.from({ length: count }, (_, index) => call(index))
    const by = { isSponsored: true, operation } as never
    return { ...common, kind: 'calls', calls, by }
  }
  const last = (count: number) => `0x${String(count - 1).padStart(40, '6')}`
  for (const count of [9, 17, 24]) {
    expect(subjectsOf(batch(count)).parties).toContain(last(count))
    expect(look(batch(count)).codes).not.toContain('! unasked')
  }
  for (const count of [25, 49, 100]) expect(look(batch(count)).codes).toContain('! unasked')
  const outcome = { is: 'changes', changes: [], gas: 1n, isPartly: true } as const
  expect(look(batch(2), { outcome })).toMatchObject({ isRisky: true })
})

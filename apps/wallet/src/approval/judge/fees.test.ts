import type { Address, Instruction } from '@solana/kit'
import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import type {
  Action,
  TransactionAction,
  UserOperation,
  UserOperationAction,
} from '../../actions/Action.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { judge } from '../assess/judge.js'
import type { Facts } from '../facts/Facts.js'
import { feeDue } from '../families/eip155/judge/feeDue.js'
import { feeOfSolana } from '../families/solana/read/feeOfSolana.js'
import { payInstruction, solanaGallery, transactionOf } from '../testing/solanaGallery.js'
import { isRisky } from '../verify/isRisky.js'

const own = `0x${'1'.repeat(40)}` as const
const friend = `0x${'2'.repeat(40)}` as const
const gwei = 1_000_000_000n
const common = { id: 'a', origin: 'https://harvest.example', network: 'eip155:1' } as const
const pay: TransactionAction = {
  ...{ ...common, account: { address: own, type: 'eoa' }, kind: 'transaction' },
  ...{ to: friend, value: 1n, data: '0x', nonce: 0, gas: 21_000n },
  ...{ maxFeePerGas: 20n * gwei, maxPriorityFeePerGas: gwei },
}
const operation: UserOperation = {
  ...{ sender: own, nonce: 0n, callData: '0x' },
  ...{ callGasLimit: 100_000n, verificationGasLimit: 200_000n, preVerificationGas: 50_000n },
  ...{ maxFeePerGas: 20n * gwei, maxPriorityFeePerGas: gwei },
}
const operate = (change: Partial<UserOperation>): UserOperationAction => ({
  ...{ ...common, account: { address: own, type: 'smartAccount' }, kind: 'userOperation' },
  ...{ operation: { ...operation, ...change }, calls: [{ to: friend, value: 1n, data: '0x' }] },
})
const known: Partial<Facts> = {
  network: { name: 'One', symbol: 'ETH', decimals: 18 },
  prices: { coin: 3_000 },
  fee: { price: 20n * gwei, beside: 0n },
  parties: { [friend]: { isKnown: true } },
}
const look = (action: Action, change: Partial<Facts> = {}, limit = 10n ** 12n) => {
  const changes = [{ token: undefined, amount: -1n }]
  const outcome = { is: 'changes', changes, gas: 21_000n } as const
  const facts: Facts = {
    ...emptyFacts(action, 1),
    isSettled: true,
    isOfNetwork: true,
    outcome,
    ...known,
    ...change,
  }
  const warnings = judge(action, facts)
  return {
    codes: warnings.map(({ code, level }) => (level === 'danger' ? `! ${code}` : code)),
    isRisky: isRisky(action, { facts, warnings, limit }),
  }
}
const fine = { codes: [], isRisky: false }
const high = { codes: ['! feeTooHigh'], isRisky: true }

test('a fee far above the network’s own, or a great one, is a danger', () => {
  expect(look(pay)).toEqual(fine)
  // What pages usually give for room, and what the market asks in a bad hour.
  expect(look({ ...pay, maxFeePerGas: 40n * gwei, gas: 42_000n })).toEqual(fine)
  const dear = { fee: { price: 400n * gwei, beside: 0n } }
  expect(look({ ...pay, maxFeePerGas: 500n * gwei }, dear)).toEqual(fine)
  for (const change of [
    { maxFeePerGas: 100_000n * gwei, maxPriorityFeePerGas: 100_000n * gwei },
    { gas: 30_000_000n },
    { maxFeePerGas: 110n * gwei, gas: 25_000n },
    { maxFeePerGas: 2n ** 200n, isLegacy: true },
  ]) {
    expect(look({ ...pay, ...change })).toEqual(high)
    // Without a price the multiple is enough, and without the network's word the price.
    expect(look({ ...pay, ...change }, { prices: {} }).codes).toEqual(['! feeTooHigh'])
  }
  const great = { ...pay, maxFeePerGas: 2_000n * gwei }
  expect(look(great, { fee: undefined })).toEqual(high)
  expect(look(great, { fee: { price: 2_000n * gwei, beside: 0n } })).toEqual(high)
  expect(look(great, { fee: undefined, prices: {} }).codes).toEqual(['! feeUnknown'])
  // Five times of next to nothing is nothing.
  const cheap = { ...pay, maxFeePerGas: gwei }
  expect(look(cheap, { fee: { price: 1_000n, beside: 0n } })).toEqual(fine)
  expect(look(cheap, { fee: { price: 1_000n, beside: 0n }, prices: {} }).codes).toEqual([
    '! feeTooHigh',
  ])
  const contract = { ...great, to: undefined, data: '0x6000' } as const
  expect(look(contract).codes).toContain('! feeTooHigh')
})

test('a fee is a danger from the first cent above a hundred dollars, or from the first wei above five times', () => {
  const dollar = 10n ** 18n
  const cent = dollar / 100n
  const cost = (most: bigint) => ({ ...pay, gas: 1n, maxFeePerGas: most, isLegacy: true })
  const coin = { prices: { coin: 1 } }
  for (const fee of [undefined, { price: dollar, beside: 0n }]) {
    expect(look(cost(100n * dollar), { ...coin, fee })).toEqual(fine)
    expect(look(cost(100n * dollar + cent), { ...coin, fee })).toEqual(high)
  }
  // Where the multiple is great, five dollars are little change.
  const little = { ...coin, fee: { price: 1n, beside: 0n } }
  expect(look(cost(5n * dollar), little)).toEqual(fine)
  expect(look(cost(5n * dollar + cent), little)).toEqual(high)
  expect(look({ ...pay, maxFeePerGas: 100n * gwei })).toEqual(fine)
  expect(look({ ...pay, maxFeePerGas: 100n * gwei + 1n })).toEqual(high)
  expect(look(cost(10n ** 24n), { isSettled: false }).codes).not.toContain('! feeTooHigh')
})

test.each(['callGasLimit', 'verificationGasLimit', 'preVerificationGas'] as const)(
  'each part of an operation’s gas counts as its fee: %s',
  (name) => {
    expect(look(operate({}))).toEqual(fine)
    expect(look(operate({ [name]: 40_000_000n }))).toEqual(high)
    expect(look(operate({ [name]: 40_000_000n }), { outcome: { is: 'unknown' } }).codes).toContain(
      '! feeTooHigh',
    )
    // Data that cannot be read costs as much.
    expect(look({ ...operate({ [name]: 40_000_000n }), calls: undefined }).codes).toContain(
      '! feeTooHigh',
    )
  },
)

test('an operation that another account pays costs nothing, and the screen names the payer', () => {
  const paid = operate({ maxFeePerGas: parseEther('1'), paymaster: friend })
  expect(look(paid)).toEqual({ codes: ['payerMayTake'], isRisky: false })
  expect(look(operate({ maxFeePerGas: parseEther('1') }))).toEqual(high)
})

test('what a network takes beside gas is part of the fee', () => {
  const fee = { price: 20n * gwei, beside: parseEther('0.05') }
  expect(look(pay, { fee })).toEqual(high)
  const outcome = { is: 'changes', changes: [], gas: 21_000n } as const
  expect(feeDue(pay, { fee, outcome }).most).toBe(parseEther('0.05') + 21_000n * 20n * gwei)
})

test('the fee counts for the passkey with what is sent', () => {
  // 0.00042 coins of 3,000 dollars.
  expect(look(pay, {}, 126n)).toEqual(fine)
  expect(look(pay, {}, 125n)).toEqual({ codes: [], isRisky: true })
  expect(look(pay, { prices: {} }).isRisky).toBe(true)
})

const budget = 'ComputeBudget111111111111111111111111111111' as Address
const say = (kind: number, bytes: number, value: bigint, tail = 0): Instruction => {
  const data = new Uint8Array(1 + bytes + tail)
  data[0] = kind
  for (let at = 0; at < bytes; at += 1) data[1 + at] = Number((value >> BigInt(8 * at)) & 255n)
  return { programAddress: budget, accounts: [], data }
}
const { solanaPay } = solanaGallery('https://harvest.example')
const onSolana = (...all: Instruction[]) =>
  ({ ...solanaPay, id: 'a', transactions: [transactionOf(payInstruction(1n), ...all)] }) as Action
const sol: Partial<Facts> = {
  network: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  prices: { coin: 150 },
  fee: { price: 0n, beside: 0n },
  parties: {},
}

test('a priority fee of Solana is a danger from where a fee of gas is', () => {
  expect(look(onSolana(), sol)).toEqual(fine)
  expect(look(onSolana(say(2, 4, 300_000n), say(3, 8, 2_000_000n)), sol)).toEqual(fine)
  for (const [units, price] of [
    [1_400_000n, 1_000_000_000n],
    [200_000n, 10_000_000_000n],
    [4_294_967_295n, 2n ** 64n - 1n],
  ] as const)
    for (const tail of [0, 1, 24]) {
      const action = onSolana(say(2, 4, units, tail), say(3, 8, price, tail))
      expect(look(action, sol)).toEqual(high)
      expect(look(action, { ...sol, prices: {} }).codes).toEqual(['! feeTooHigh'])
    }
  // Said a second time, and by itself, without units.
  expect(look(onSolana(say(3, 8, 1n), say(3, 8, 10_000_000_000n)), sol)).toEqual(high)
  expect(look(onSolana(say(3, 8, 10_000_000_000n)), sol)).toEqual(high)
})

test('what another account pays on Solana is no fee that is not known', () => {
  const unknown = { ...sol, prices: {}, fee: undefined }
  expect(look(onSolana(), unknown).codes).toContain('! feeUnknown')
  const other = { ...onSolana(), account: { address: friend, type: 'eoa' } } as Action
  expect(look(other, unknown).codes).not.toContain('! feeUnknown')
})

test('every signature that a transaction of Solana has checked costs', () => {
  const check = (program: string, count: number): Instruction => ({
    programAddress: program as Address,
    accounts: [],
    data: Uint8Array.of(count, 0),
  })
  const fee = (...all: Instruction[]) =>
    feeOfSolana(transactionOf(payInstruction(1n), ...all))?.most
  expect(fee()).toBe(5_000n)
  expect(fee(check('Ed25519SigVerify111111111111111111111111111', 3))).toBe(20_000n)
  expect(fee(check('KeccakSecp256k11111111111111111111111111111', 2))).toBe(15_000n)
})

test('a priority fee of Solana is that of the units that are asked for, to the lamport', () => {
  const of = (...all: Instruction[]) => {
    const fee = feeOfSolana(transactionOf(payInstruction(1n), ...all))
    return fee && [fee.most, fee.base, fee.units]
  }
  // What pays alone runs, without a limit of its own.
  expect(of(say(3, 8, 1_000_000n))).toEqual([205_000n, 5_000n, 200_000n])
  expect(of(say(2, 4, 300_000n), say(3, 8, 1_000_000n))).toEqual([305_000n, 5_000n, 300_000n])
  expect(of(say(2, 4, 1_400_001n), say(3, 8, 1_000_000n))?.[2]).toBe(1_400_000n)
  // Rounded up.
  expect(of(say(2, 4, 1n), say(3, 8, 1n))).toEqual([5_001n, 5_000n, 1n])
  // The highest of what is said counts, and what is cut off says nothing.
  expect(of(say(2, 4, 7n), say(2, 4, 300_000n), say(2, 4, 8n))?.[2]).toBe(300_000n)
  expect(of(say(2, 3, 300_000n))?.[2]).toBe(200_000n)
  // Once there was a fee beside, said with the units.
  expect(of(say(0, 8, (900n << 32n) + 1n))?.[0]).toBe(5_900n)
  expect(feeOfSolana(Uint8Array.of(1, 2, 3))).toBeUndefined()
})

import { base64 } from '@scure/base'
import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solanaChain } from '../../../embedded/fixtures/fakeFrame.js'
import { solanaNetwork } from '../../../embedded/fixtures/openPage.js'
import type { Rpc } from '../../../FamilyFeatures.js'
import { programs } from '../programs.js'
import type { SolanaPayment } from '../types.js'
import { readTransaction } from '../wire/readTransaction.js'
import { preparePayment } from './preparePayment.js'

const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash
const payer = address('4Nd1mYvJ5ZBWZ8xWfV1Yy3ncMVVTVrqPTa5cBAWs6rpe')
const friend = address('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU')
const answers = {
  getLatestBlockhash: { value: { blockhash, lastValidBlockHeight: 1 } },
  getMultipleAccounts: { value: [null] },
}

const answering =
  (given: Readonly<Record<string, unknown>>): Rpc =>
  async (_, { method }) =>
    ({ ...answers, ...given })[method]

const prepare = (payment: object, node = answering({})) =>
  preparePayment(node, {
    address: payer,
    network: { ...solanaNetwork, chainNamespace: 'solana', caipNetworkId: solanaChain },
    transaction: payment as SolanaPayment,
  })

/** The same payment by Solana's own library. */
function written(to: Address, amount: bigint): string {
  const transfer = getTransferSolInstruction({
    ...{ source: createNoopSigner(payer), destination: to, amount },
  })
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    (one) => setTransactionMessageFeePayer(payer, one),
    (one) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 1n }, one),
    (one) => appendTransactionMessageInstruction(transfer, one),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

test('writes payments to the byte as Solana’s own library does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.bigInt(1n, 2n ** 64n - 1n), async (value) => {
      expect((await prepare({ to: friend, value })).transaction).toBe(written(friend, value))
    }),
    { numRuns: 30 },
  )
  expect((await prepare({ to: payer, value: 5n })).transaction).toBe(written(payer, 5n))
})

test.each([[undefined], [''], ['friend'], [`${friend}1`], ['0x00'], [7]])(
  'no payment goes to %j',
  async (to) => {
    await expect(prepare({ to, value: 5n })).rejects.toMatchObject({
      code: 'amount_and_receiver_required',
    })
  },
)

test.each([[undefined], [0n], [-1n], [2n ** 64n], [5], ['5']])(
  'no payment is of %s',
  async (value) => {
    await expect(prepare({ to: friend, value })).rejects.toMatchObject({
      code: 'amount_and_receiver_required',
    })
  },
)

test.each([
  { data: '0x00' },
  { mint: friend },
  { tokenAddress: friend },
  { token: 'USDC' },
  { token: null },
  { token: '' },
  { memo: '' },
  { memo: 'é'.repeat(257) },
  { unitPrice: -1n },
  { unitPrice: 5 },
])('a payment that says %o never becomes one of coin', async (more) => {
  const payment = prepare({ to: friend, value: 5n, ...more })
  await expect(payment).rejects.toMatchObject({ code: 'action_not_allowed' })
})

test.each([[null], [{}], [{ value: { blockhash: 'no', lastValidBlockHeight: 1 } }]])(
  'a node that answers %j to the hash makes no sense',
  async (said) => {
    const payment = prepare({ to: friend, value: 5n }, answering({ getLatestBlockhash: said }))
    await expect(payment).rejects.toMatchObject({ code: 'answer_invalid' })
  },
)

const measured = (unitsConsumed: number) => ({ value: { err: null, logs: [], unitsConsumed } })
const prices = (...all: number[]) =>
  all.map((prioritizationFee, slot) => ({ slot, prioritizationFee }))

test('the fee that is shown is the one in the transaction: what the network took, for what the payment needs', async () => {
  const node = answering({
    simulateTransaction: measured(1_000),
    getRecentPrioritizationFees: prices(0, 40_000, 10_000, 20_000),
  })
  const { transaction, fee, receives, rent } = await prepare({ to: friend, value: 5n }, node)
  const wire = readTransaction(base64.decode(transaction))
  const budget = wire?.instructions.filter(({ program }) => program === programs.computeBudget)
  // 1,000 and a tenth and its own 300 units, at 40,000 millionths: 56 lamports.
  expect(budget?.map(({ data }) => [...data])).toEqual([
    [2, 0x78, 0x05, 0, 0],
    [3, 0x40, 0x9c, 0, 0, 0, 0, 0, 0],
  ])
  expect({ fee, receives, rent }).toEqual({ fee: 5_056n, receives: 5n, rent: 0n })
})

test('a node cannot make a payment dear, and a host may', async () => {
  const node = answering({
    simulateTransaction: measured(1_000_000),
    getRecentPrioritizationFees: prices(9_000_000_000),
  })
  const { fee } = await prepare({ to: friend, value: 5n }, node)
  expect(fee).toBeLessThanOrEqual(5_000n + 1_000_000n)
  const dear = await prepare({ to: friend, value: 5n, unitPrice: 10_000_000n }, node)
  expect(dear.fee).toBe(5_000n + 11_003_000n)
  const none = await prepare({ to: friend, value: 5n, unitPrice: 0n }, node)
  expect(none.fee).toBe(5_000n)
})

test.each([
  [{ getRecentPrioritizationFees: prices(5, 5) }],
  [{ getRecentPrioritizationFees: 'no', simulateTransaction: measured(100) }],
  [{ getRecentPrioritizationFees: prices(-5), simulateTransaction: measured(100) }],
])('without both measures nothing is offered beside the fee: %j', async (given) => {
  const { fee } = await prepare({ to: friend, value: 5n }, answering(given))
  expect(fee).toBe(5_000n)
})

test('a payment that would fail is refused with what the program says', async () => {
  const logs = [
    'Program 11111111111111111111111111111111 invoke [1]',
    'Program 11111111111111111111111111111111 failed: custom program error: 0x1',
  ]
  const value = { err: { InstructionError: [0, { Custom: 1 }] }, logs, unitsConsumed: 150 }
  const payment = prepare({ to: friend, value: 5n }, answering({ simulateTransaction: { value } }))
  await expect(payment).rejects.toMatchObject({
    code: 'transaction_reverted',
    message: 'The account holds too little SOL.',
  })
})

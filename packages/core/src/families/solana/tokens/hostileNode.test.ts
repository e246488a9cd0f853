import { base58, base64 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solanaChain } from '../../../embedded/fixtures/fakeFrame.js'
import { solanaNetwork } from '../../../embedded/fixtures/openPage.js'
import type { Rpc } from '../../../FamilyFeatures.js'
import { programs } from '../programs.js'
import { solana } from '../solana.js'
import { readTransaction } from '../wire/readTransaction.js'
import { accountSizeOf } from './accountSizeOf.js'
import { readExtensions } from './readExtensions.js'
import { readMint } from './readMint.js'
import { readTokenAccount } from './readTokenAccount.js'
import { transferFeeOf } from './transferFeeOf.js'

const keyOf = (byte: number) => base58.encode(new Uint8Array(32).fill(byte))
const [own, friend, mint, other] = [keyOf(1), keyOf(2), keyOf(3), keyOf(4)]
const network = { ...solanaNetwork, caipNetworkId: solanaChain } as never

/** The data of a mint with six decimals. */
function mintData(): Uint8Array {
  const data = new Uint8Array(82)
  data.set([6, 1], 44)
  return data
}

/** The data of an account that holds 1,000 units. */
function holding({ owner = own, of = mint, state = 1 } = {}): Uint8Array {
  const data = new Uint8Array(165)
  data.set(base58.decode(of), 0)
  data.set(base58.decode(owner), 32)
  data.set([0xe8, 3], 64)
  data[108] = state
  return data
}

const account = (data: Uint8Array, owner: string = programs.token) => ({
  ...{ owner, executable: false, lamports: 1, data: [base64.encode(data), 'base64'] },
})
const held = (data: Uint8Array, program?: string) => ({
  pubkey: other,
  account: account(data, program),
})

const honest: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
  getLatestBlockhash: () => ({ value: { blockhash: keyOf(9), lastValidBlockHeight: 1 } }),
  getBalance: () => ({ value: 5 }),
  getMinimumBalanceForRentExemption: () => 2_039_280,
  getMultipleAccounts: ([addresses]) => ({
    value: (addresses as readonly string[]).map((one) =>
      one === mint ? account(mintData()) : null,
    ),
  }),
  getTokenAccountsByOwner: () => ({ value: [held(holding())] }),
}

const node =
  (change: Readonly<Record<string, unknown>> = {}): Rpc =>
  async (_, { method, params }) =>
    Object.hasOwn(change, method) ? change[method] : honest[method]?.(params as readonly unknown[])

const prepare = (rpc: Rpc, amount = 10n) =>
  solana.features.prepareTransfer?.(rpc, {
    ...{ address: own, network },
    transfer: { to: friend, amount, token: mint },
  })
const balance = (rpc: Rpc) =>
  solana.features.getTokenBalance?.(rpc, { address: own, network, token: mint })
const tokens = (rpc: Rpc) => solana.features.getTokens?.(rpc, { address: own, network })
const failure = { code: expect.stringMatching(/^(answer_invalid|transaction_refused)$/) }

test('an honest node is believed', async () => {
  await expect(prepare(node())).resolves.toMatchObject({ receives: 10n, rent: 2_039_280n })
  await expect(balance(node())).resolves.toMatchObject({ amount: 1_000n, decimals: 6 })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['no list', { value: {} }],
  ['too few accounts', { value: [account(mintData())] }],
  ['too many accounts', { value: Array(101).fill(null) }],
  [
    'an account of another encoding',
    { value: [{ ...account(mintData()), data: ['', 'base58'] }, null, null] },
  ],
  [
    'data that are no base64',
    { value: [{ ...account(mintData()), data: ['%', 'base64'] }, null, null] },
  ],
  [
    'a program of 10 MB',
    { value: [{ ...account(mintData()), owner: '1'.repeat(10_000_000) }, null, null] },
  ],
])('a node that tells %s of accounts has nothing written', async (_, said) => {
  const rpc = node({ getMultipleAccounts: said })
  await expect(prepare(rpc)).rejects.toMatchObject(failure)
  await expect(balance(rpc)).rejects.toMatchObject(failure)
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['no list', { value: 'none' }],
  ['an endless list', { value: Array(2_001).fill(held(holding())) }],
  ['what is no account', { value: [7] }],
])('a node that tells %s of the account’s tokens has nothing written', async (_, said) => {
  const rpc = node({ getTokenAccountsByOwner: said })
  await expect(prepare(rpc)).rejects.toMatchObject(failure)
  await expect(balance(rpc)).rejects.toMatchObject(failure)
  await expect(tokens(rpc)).rejects.toMatchObject(failure)
})

test('what is another’s, of another token, another program or cut off counts for nothing', async () => {
  const foreign = [
    held(holding({ owner: friend })),
    held(holding({ of: other })),
    held(holding(), programs.system),
    held(holding().subarray(0, 164)),
    held(holding({ state: 0 })),
    held(holding(), programs.token2022),
  ]
  const rpc = node({ getTokenAccountsByOwner: { value: foreign } })
  await expect(balance(rpc)).resolves.toMatchObject({ amount: 0n })
  await expect(prepare(rpc)).rejects.toMatchObject({ data: { finding: 'balance_too_low' } })
})

test.each([[-1], [1.5], [2 ** 60], ['5'], [null]])('rent of %s is none', async (rent) => {
  await expect(prepare(node({ getMinimumBalanceForRentExemption: rent }))).rejects.toMatchObject(
    failure,
  )
})

test('a fee that is cut off is a rule that is not known', async () => {
  const data = new Uint8Array(166 + 4 + 8)
  data.set(mintData())
  data.set([1, 1, 0, 8], 165)
  const rpc: Rpc = async (id, call) => {
    if (call.method !== 'getMultipleAccounts') return node()(id, call)
    const [addresses] = call.params as [readonly string[]]
    const cut = account(data, programs.token2022)
    return { value: addresses.map((one) => (one === mint ? cut : null)) }
  }
  await expect(prepare(rpc)).rejects.toMatchObject({ data: { finding: 'rule_unknown' } })
})

test('a receiver’s account that belongs to another is not paid into', async () => {
  const rpc: Rpc = async (id, call) => {
    if (call.method !== 'getMultipleAccounts') return node()(id, call)
    const [addresses] = call.params as [readonly string[]]
    const theirs = account(holding({ owner: other }))
    return {
      value: addresses.map((one) =>
        one === mint ? account(mintData()) : addresses.length > 1 ? theirs : null,
      ),
    }
  }
  await expect(prepare(rpc)).rejects.toMatchObject({
    data: { finding: 'receiver_account_foreign' },
  })
})

test('whatever bytes an account or a transaction has, reading them ends', () => {
  const bytes = fc.uint8Array({ maxLength: 400 })
  fc.assert(
    fc.property(bytes, fc.constantFrom(programs.token, programs.token2022), (data, program) => {
      const one = { data, program, isProgram: false }
      readExtensions(data, 1)
      readExtensions(data, 2)
      readMint(one)
      readTokenAccount(one)
      readTransaction(data)
    }),
  )
})

test('a new account of a token is as long as its program makes it', () => {
  const none = new Uint8Array()
  const size = (program: string, ...kinds: readonly number[]) =>
    accountSizeOf({ program, extensions: new Map(kinds.map((kind) => [kind, none])) })
  expect(size(programs.token)).toBe(165)
  expect(size(programs.token2022)).toBe(170)
  expect(size(programs.token2022, 1, 14, 26, 18)).toBe(170 + 12 + 5 + 4)
})

test('the fee is that of the epoch, rounded up, and no more than its most', () => {
  const extension = new Uint8Array(108)
  const view = new DataView(extension.buffer)
  const write = (at: number, epoch: bigint, most: bigint, points: number) => {
    view.setBigUint64(at, epoch, true)
    view.setBigUint64(at + 8, most, true)
    view.setUint16(at + 16, points, true)
  }
  write(72, 0n, 1_000n, 100)
  write(90, 7n, 2n ** 64n - 1n, 10_000)
  expect(transferFeeOf(extension, { epoch: 6n, amount: 101n })).toBe(2n)
  expect(transferFeeOf(extension, { epoch: 6n, amount: 10n ** 9n })).toBe(1_000n)
  expect(transferFeeOf(extension, { epoch: 7n, amount: 2n ** 64n - 1n })).toBe(2n ** 64n - 1n)
  expect(() => transferFeeOf(extension.subarray(1), { epoch: 6n, amount: 1n })).toThrow(RangeError)
})

import fc from 'fast-check'
import { encodeFunctionData, type Hex, parseAbi, type TypedDataDefinition } from 'viem'
import { expect, test } from 'vitest'
import { permit2, readCall } from '../families/eip155/read/readCall.js'
import { readTypedData } from '../families/eip155/read/readTypedData.js'
import { feeOfSolana } from '../families/solana/read/feeOfSolana.js'
import { isSolanaTransaction } from '../families/solana/read/isSolanaTransaction.js'
import { readSolanaTransaction } from '../families/solana/read/readSolanaTransaction.js'
import { type GalleryWorld, gallery, stranger } from '../testing/gallery.js'
import { payInstruction, tokenInstruction, transactionOf } from '../testing/solanaGallery.js'
import { readMessage } from './readMessage.js'

const token = '0x1111111111111111111111111111111111111111'
const abi = parseAbi([
  'function increaseAllowance(address spender, uint256 amount)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
const reading = (to: typeof token | undefined, data: Hex, value = 0n) =>
  readCall({ to, data, value }).reading

test('reads the calls that move tokens or let others move them', () => {
  expect(reading(token, '0x', 5n)).toEqual({ is: 'pay', to: token, amount: 5n })
  expect(reading(undefined, '0x6000')).toEqual({ is: 'create' })
  const more = encodeFunctionData({ abi, functionName: 'increaseAllowance', args: [stranger, 7n] })
  expect(reading(token, more)).toMatchObject({ is: 'allow', amount: 7n, how: 'more', token })
  const zero = `0x${'00'.repeat(32)}` as const
  const args = [token, stranger, 9n, 99n, 27, zero, zero] as const
  const permit = encodeFunctionData({ abi, functionName: 'permit', args })
  expect(reading(token, permit)).toMatchObject({ is: 'allow', spender: stranger, until: 99n })
  const batch = encodeFunctionData({
    ...{ abi, functionName: 'safeBatchTransferFrom' },
    args: [token, stranger, [1n, 2n], [3n, 4n], '0x'],
  })
  expect(reading(token, batch)).toMatchObject({
    is: 'sendPieces',
    pieces: [
      { id: 1n, amount: 3n },
      { id: 2n, amount: 4n },
    ],
  })
  const allow = encodeFunctionData({
    ...{ abi, functionName: 'approve' },
    args: [token, stranger, 2n ** 160n - 1n, 2_000_000_000],
  })
  expect(reading(permit2 as typeof token, allow)).toMatchObject({
    is: 'allow',
    token,
    until: 2_000_000_000n,
  })
  // The same bytes elsewhere are nothing that is known.
  expect(reading(token, allow)).toMatchObject({ is: 'call' })
})

test('whatever bytes come, a call is read as something', () => {
  const selectors = ['0xa9059cbb', '0x095ea7b3', '0x2eb2c2d6', '0x42842e0e', '0xd505accf', '0x']
  const bytes = fc.uint8Array({ maxLength: 300 }).map((all) => Buffer.from(all).toString('hex'))
  fc.assert(
    fc.property(fc.constantFrom(...selectors), bytes, (selector, rest) => {
      const { is } = reading(token, `${selector}${rest}` as Hex)
      expect(is).toMatch(/^(pay|send|sendPieces|allow|allowAll|call)$/)
    }),
  )
})

const world: GalleryWorld = {
  ...{ accounts: [token, stranger], chainId: 31_337, tokens: [{ address: token }] },
  ...{
    stalls: token,
    crates: token,
    grumpy: token,
    paymaster: token,
    router: stranger,
    wrapped: token,
  },
}
const actions = gallery(world, 'https://harvest.example')
const typed = (name: string) => {
  const action = actions[name]
  if (action?.kind !== 'typedData') throw new Error(`${name} is no typed data`)
  return action.typedData
}

test('knows typed data by its whole form and the contract it is for', () => {
  expect(readTypedData(typed('permit'), token)).toMatchObject({
    is: 'allowances',
    spender: stranger,
    allowances: [{ token, amount: 75_500_000n }],
  })
  expect(readTypedData(typed('permit2'), token)).toMatchObject({
    is: 'allowances',
    allowances: [{ amount: 2n ** 160n - 1n }],
  })
  expect(readTypedData(typed('order'), token)).toMatchObject({
    is: 'order',
    market: 'Seaport',
    gets: [],
  })
  // The highest price that is given and the lowest that is got: the filler chooses the time.
  const mine = { ...typed('order'), message: { ...typed('order').message, offerer: stranger } }
  expect(readTypedData(mine as TypedDataDefinition, stranger)).toMatchObject({
    gets: [{ amount: 5n }],
  })
  // It speaks for another account.
  expect(readTypedData(typed('order'), stranger)).toEqual({ is: 'unknown' })
  expect(readTypedData(typed('permit'), stranger)).toEqual({ is: 'unknown' })
  const { domain, types, message, ...rest } = typed('permit2')
  const elsewhere = { ...rest, types, message, domain: { ...domain, verifyingContract: token } }
  expect(readTypedData(elsewhere as TypedDataDefinition, token)).toEqual({ is: 'unknown' })
  const swapped = { ...typed('permit'), types: { Permit: [{ name: 'spender', type: 'address' }] } }
  expect(readTypedData(swapped as TypedDataDefinition, token)).toEqual({ is: 'unknown' })
})

test('typed data that is anything is unknown, and no error', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4 }), fc.anything(), (message, domain) => {
      const data = { ...typed('permit'), message, domain } as unknown as TypedDataDefinition
      expect(readTypedData(data, token).is).toMatch(/^(unknown|allowances)$/)
    }),
  )
})

test('finds whom a message signs in to, also when it only looks like one', () => {
  const read = (text: string) => readMessage(new TextEncoder().encode(text)).signIn?.domain
  expect(read('a.example wants you to sign in with your Ethereum account:\n0x')).toBe('a.example')
  expect(read('  https://b.example wants you to  sign')).toBeUndefined()
  expect(read('\nhttps://b.example wants you to sign in with your Solana account:\nx')).toBe(
    'b.example',
  )
  expect(read('Hello')).toBeUndefined()
})

test('reads Solana transactions step by step, and no further than it can', () => {
  expect(
    readSolanaTransaction(transactionOf(payInstruction(7n), tokenInstruction(9n))),
  ).toMatchObject([
    { is: 'pay', amount: 7n },
    { is: 'send', amount: 9n, decimals: 6 },
  ])
  const cut = { ...tokenInstruction(9n), data: new Uint8Array([12, 1]) }
  expect(readSolanaTransaction(transactionOf(cut))).toMatchObject([{ is: 'unknown' }])
  const takeOver = { ...tokenInstruction(9n), data: new Uint8Array(35).fill(6, 0, 1) }
  expect(readSolanaTransaction(transactionOf(takeOver))?.[0]).toMatchObject({ is: 'giveAway' })
  expect(feeOfSolana(transactionOf(payInstruction(7n)))?.most).toBe(5_000n)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      readSolanaTransaction(bytes)
      feeOfSolana(bytes)
    }),
  )
})

test('a transaction is not taken for a message, nor a text for a transaction', () => {
  expect(isSolanaTransaction(transactionOf(payInstruction(7n)).slice(65))).toBe(true)
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
      expect(isSolanaTransaction(new TextEncoder().encode(text))).toBe(false)
    }),
  )
})

import type { ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import {
  address,
  decompileTransactionMessage,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { Base58 } from 'ox'
import { type LocalSolana, startSolana } from 'sandbox/solana'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SwapError } from '../../../swaps/SwapError.js'
import { faultOf } from '../../../swaps/testing/startService.js'
import { nativeToken } from '../../../tokens/Token.js'
import { programs, wrappedSol } from '../programs.js'
import { expected, fee, fixture, key, least, startJupiter } from './testing/startJupiter.js'
import { tokenAccountOf } from './tokenAccountOf.js'

let solana: LocalSolana
beforeAll(async () => {
  solana = await startSolana()
})
afterAll(() => solana.stop())
const start = (options?: startJupiter.Options) => startJupiter(solana.chain, options)

const other = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const program = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
type Build = typeof fixture.build
const meta = (pubkey: string, isWritable = false, isSigner = false) => ({
  ...{ pubkey, isSigner, isWritable },
})
const becoming = (fields: object) => (build: Build) => void Object.assign(build, fields)
/** The terms of the instruction, changed where they stand. */
function terms(build: Build, write: (bytes: Buffer) => void) {
  const bytes = Buffer.from(build.swapInstruction.data, 'base64')
  write(bytes)
  build.swapInstruction.data = bytes.toString('base64')
}
function account(build: Build, place: number, pubkey: string) {
  build.swapInstruction.accounts[place] = meta(pubkey, true)
}
function read(transaction: string) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(
    getBase64Encoder().encode(transaction),
  )
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  return { message, signatures }
}

test('an offer has what the service gives, its own program, and nothing that has to be allowed', async () => {
  const service = await start()
  expect(await service.quote()).toEqual({
    ...{ toAmount: expected, router: program, spender: undefined, fees: [], isExact: false },
    ...{ gas: 300_000n, impactBps: 12, way: null },
  })
  const [call] = service.calls
  const { pathname, searchParams } = new URL(call?.path ?? '', 'http://service')
  expect(pathname).toBe('/swap/v2/build')
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ inputMint: service.order.from, outputMint: service.order.to, amount: '100000000' },
    ...{ taker: service.order.account, slippageBps: '100', wrapAndUnwrapSol: 'false' },
  })
  expect(call?.headers['x-api-key']).toBe(key)
})

test('what is built is an unsigned transaction of the account alone, with what was checked and no more', async () => {
  const service = await start()
  const { message, signatures } = read(await service.build(await service.quote()))
  expect(Object.entries(signatures)).toEqual([[service.order.account, null]])
  if (message.version !== 0) throw new Error('another version')
  const { instructions } = decompileTransactionMessage(message)
  expect(instructions.map(({ programAddress }) => programAddress)).toEqual([
    ...[programs.computeBudget, programs.computeBudget, programs.associated, program],
  ])
  expect(instructions[3]?.data).toEqual(
    new Uint8Array(Buffer.from(fixture.build.swapInstruction.data, 'base64')),
  )
  expect(message.lifetimeToken).toBe(
    Base58.fromBytes(Uint8Array.from(fixture.build.blockhashWithMetadata.blockhash)),
  )
})

test('no more than a thousandth of a SOL is offered for computing, whatever the service proposes', async () => {
  const service = await start()
  const offerOf = async () => {
    const { message } = read(await service.build(await service.quote()))
    if (message.version !== 0) throw new Error('another version')
    const [limit, price] = decompileTransactionMessage(message).instructions.map(({ data }) =>
      Buffer.from(data ?? []),
    )
    return { units: limit?.readUInt32LE(1) ?? 0, price: price?.readBigUInt64LE(1) ?? 0n }
  }
  // It cannot be played here: the account has nothing.
  expect(await offerOf()).toEqual({ units: 1_400_000, price: 20_000n })
  service.change(({ computeBudgetInstructions: [one] }) => {
    const data = Buffer.alloc(9, 255)
    data[0] = 3
    if (one) one.data = data.toString('base64')
  })
  const { units, price } = await offerOf()
  expect(BigInt(units) * price).toBeLessThanOrEqual(10n ** 12n)
  expect(price).toBeGreaterThan(700_000n)
})

test('one that would fail is refused where it is to be measured', async () => {
  const service = await start()
  const offer = await service.quote()
  expect(await faultOf(service.build(offer, { isMeasured: true }))).toBe('no_route')
})

test('the minimum is kept by the instruction itself, and a price that has moved is refused', async () => {
  const service = await start()
  const offer = await service.quote()
  const slippages = () =>
    service.calls.map(({ path }) => new URL(path, 'http://service').searchParams.get('slippageBps'))
  const quoteAnew = (out: bigint) =>
    service.change((build, query) => {
      build.outAmount = String(out)
      terms(build, (bytes) => {
        bytes.writeBigUInt64LE(out, 16)
        bytes.writeUInt16LE(Number(query.get('slippageBps')), 24)
      })
    })
  // A better price keeps the minimum; a worse one does with less slippage.
  quoteAnew(expected + 1n)
  await service.build(offer)
  expect(slippages()).toEqual(['100', '100'])
  quoteAnew((expected * 995n) / 1_000n)
  await service.build(offer)
  expect(slippages().slice(2)).toEqual(['100', '50'])
  quoteAnew(least - 1n)
  expect(await faultOf(service.build(offer))).toBe('price_moved')
  expect(slippages().slice(4)).toEqual(['100'])
})

const ata = (owner: string) => (build: Build) => {
  const [one] = build.setupInstructions
  if (one)
    one.accounts = [
      ...[meta(build.swapInstruction.accounts[0]?.pubkey ?? '', true, true)],
      meta(tokenAccountOf(owner, build.outputMint, programs.token), true),
      ...[owner, build.outputMint, programs.system, programs.token].map((key) => meta(key)),
    ]
}
const setup = (programId: string, data: readonly number[], ...accounts: readonly string[]) => {
  const metas = accounts.map((pubkey, index) => meta(pubkey, true, index === 0))
  return { programId, data: Buffer.from(data).toString('base64'), accounts: metas }
}
const owner = 'GkwFnmMDvn3HGMpJpWBg8tgJxr3NxNvg3AXxvXVPbRGJ'
const source = tokenAccountOf(owner, fixture.build.inputMint, programs.token)
const coins = [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]

test.each<readonly [string, (build: Build) => void]>([
  ['another mint that is given', becoming({ inputMint: wrappedSol })],
  ['another mint that arrives', becoming({ outputMint: wrappedSol })],
  ['another amount', becoming({ inAmount: '100000001' })],
  ['more taken by the instruction', (build) => terms(build, (b) => b.writeUInt32LE(10 ** 9, 8))],
  ['less quoted than said', (build) => terms(build, (b) => b.writeUInt32LE(1, 16))],
  ['nothing quoted', (build) => terms(build, (b) => b.fill(0, 16, 24))],
  ['more slippage', (build) => terms(build, (b) => b.writeUInt16LE(101, 24))],
  ['all of the slippage', (build) => terms(build, (b) => b.writeUInt16LE(65_535, 24))],
  ['a fee', (build) => terms(build, (b) => b.writeUInt16LE(1, 26))],
  ['a share of what arrives beyond', (build) => terms(build, (b) => b.writeUInt16LE(1, 28))],
  ['another route', (build) => terms(build, (b) => b.writeUInt8(1, 0))],
  [
    'half of a route',
    (build) => void Object.assign(build.swapInstruction, { data: 'u2T6zDHErxQ=' }),
  ],
  ['another program', (build) => void Object.assign(build.swapInstruction, { programId: other })],
  ['another account', (build) => account(build, 0, other)],
  ['another source', (build) => account(build, 1, other)],
  ['another receiver', (build) => account(build, 2, other)],
  ['a second receiver', (build) => account(build, 7, other)],
  ['another mint in the instruction', (build) => account(build, 4, wrappedSol)],
  ['a token program that is none', (build) => account(build, 6, other)],
  ['no accounts', (build) => void Object.assign(build.swapInstruction, { accounts: [] })],
  ['a second signer', (b) => void b.swapInstruction.accounts.push(meta(other, false, true))],
  ['a token account of another', ata(other)],
  [
    'coins for another',
    (b) => void b.setupInstructions.push(setup(programs.system, coins, owner, other)),
  ],
  [
    'coins that are wrapped though none are given',
    (b) =>
      void b.setupInstructions.push(
        setup(
          ...([programs.system, coins, owner] as const),
          tokenAccountOf(owner, wrappedSol, programs.token),
        ),
      ),
  ],
  [
    'tokens for another',
    (b) =>
      void b.setupInstructions.push(
        setup(programs.token, [3, ...coins.slice(4)], source, other, owner),
      ),
  ],
  [
    'an approval',
    (b) =>
      void b.setupInstructions.push(
        setup(programs.token, [4, ...coins.slice(4)], source, other, owner),
      ),
  ],
  [
    'another owner of its token account',
    becoming({ cleanupInstruction: setup(programs.token, [6, 2, 0], source, owner) }),
  ],
  [
    'its token account closed',
    becoming({ cleanupInstruction: setup(programs.token, [9], source, owner, owner) }),
  ],
  [
    'coins that come back to another',
    becoming({
      cleanupInstruction: setup(
        ...([programs.token, [9]] as const),
        tokenAccountOf(owner, wrappedSol, programs.token),
        ...[other, owner],
      ),
    }),
  ],
  ['a tip', becoming({ tipInstruction: setup(programs.system, coins, owner, other) })],
  [
    'one more instruction',
    becoming({ otherInstructions: [setup(programs.system, coins, owner, other)] }),
  ],
])('what is not of the order is refused: %s', async (_, lie) => {
  const service = await start()
  service.change(lie)
  expect(await faultOf(service.quote())).toBe('provider_down')
  service.reset()
  const offer = await service.quote()
  service.change(lie)
  expect(await faultOf(service.build(offer))).toBe('provider_down')
  service.reset()
  expect(await faultOf(service.build(offer))).toBe('none')
})

test.each(['inAmount', 'outAmount', 'otherAmountThreshold'] as const)(
  'an amount is a text of digits (%s)',
  async (field) => {
    const service = await start()
    for (const value of [4e16, '1.5', '-1', '', '1e18', null, '9'.repeat(79), 'NaN']) {
      service.change((build) => Object.assign(build, { [field]: value }))
      expect(await faultOf(service.quote())).toBe('provider_down')
      service.pass(31_000)
    }
  },
)

test('an amount of nothing is too small, and more than a token account holds too large', async () => {
  const service = await start()
  service.change(becoming({ outAmount: '0' }))
  expect(await faultOf(service.quote())).toBe('amount_too_small')
  const large = { ...service.order, amount: 2n ** 64n }
  expect(await faultOf(service.quote(large))).toBe('amount_too_large')
  expect(service.calls).toHaveLength(1)
})

test('for the coin and the token that stands for it no route is offered', async () => {
  const service = await start()
  const { network } = service.order
  const order = { ...service.order, from: nativeToken(network).address, to: wrappedSol }
  expect(await service.provider.quote(order)).toEqual([])
  expect(service.calls).toEqual([])
})

test('it swaps on the network of its settings alone, by default on that of Solana', async () => {
  const service = await start()
  const { network } = service.order
  expect(service.provider.serves(network)).toBe(true)
  const usual = await startJupiter(
    { ...solana.chain, id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    { isNamed: false },
  )
  expect(usual.provider.serves(network)).toBe(false)
  expect(usual.provider.serves(usual.order.network)).toBe(true)
})

test('what a lookup table holds is read from the chain, and one that is gone is no route', async () => {
  const service = await start()
  const offer = await service.quote()
  const table = tokenAccountOf(other, wrappedSol, programs.token)
  const pool = fixture.build.swapInstruction.accounts[11]?.pubkey ?? ''
  service.change((build) => {
    build.addressesByLookupTableAddress = { [table]: [other, pool] }
  })
  expect(await faultOf(service.build(offer))).toBe('no_route')
  const put = (closedAt: bigint, held: readonly string[]) => {
    const data = Buffer.alloc(56 + held.length * 32)
    data.writeUInt32LE(1, 0)
    data.writeBigUInt64LE(closedAt, 4)
    data.set(Buffer.concat(held.map((one) => Base58.toBytes(one))), 56)
    solana.put(address(table), { program: address(programs.lookupTable), data })
  }
  put(1n, [pool])
  expect(await faultOf(service.build(offer))).toBe('no_route')
  put(2n ** 64n - 1n, [wrappedSol, other, pool])
  const { message } = read(await service.build(offer))
  if (message.version !== 0) throw new Error('another version')
  expect(message.addressTableLookups).toEqual([
    { lookupTableAddress: table, writableIndexes: [2], readonlyIndexes: [] },
  ])
  expect(message.staticAccounts).not.toContain(pool)
})

test('a fee is taken where the operator has an account of what arrives, and is shown then', async () => {
  const service = await start({ fee })
  const { order } = service
  const feeAccount = tokenAccountOf(fee.recipient, order.to, programs.token)
  expect((await service.quote()).fees).toEqual([])
  expect(service.calls[0]?.path).not.toMatch(/fee/i)
  solana.put(address(feeAccount), { program: address(programs.token), data: Buffer.alloc(165) })
  // An answer without it is another one than was wanted.
  expect(await faultOf(service.quote())).toBe('provider_down')
  service.change((build) => {
    terms(build, (bytes) => bytes.writeUInt16LE(25, 26))
    build.swapInstruction.accounts.splice(10, 0, meta(feeAccount, true))
  })
  const offer = await service.quote()
  expect(offer).toMatchObject({
    toAmount: expected,
    fees: [{ token: order.to, amount: (expected * 25n) / 9_975n, to: feeAccount }],
  })
  const { searchParams } = new URL(service.calls.at(-1)?.path ?? '', 'http://service')
  expect(searchParams.get('platformFeeBps')).toBe('25')
  expect(searchParams.get('feeAccount')).toBe(feeAccount)
  expect(await faultOf(service.build(offer))).toBe('none')
  service.change((build) => account(build, 10, other))
  expect(await faultOf(service.build(offer))).toBe('provider_down')
})

test('the key is in no answer and in no error, and goes to no other place', async () => {
  const service = await start()
  const elsewhere = await start()
  const offer = await service.quote()
  const built = await service.build(offer)
  const errors: unknown[] = []
  for (const answer of [
    (response: ServerResponse) => response.writeHead(307, { location: elsewhere.url }).end(),
    (response: ServerResponse) => response.writeHead(401).end(JSON.stringify({ error: key })),
    (response: ServerResponse) => response.writeHead(429).end(key),
    (response: ServerResponse) => response.destroy(),
  ]) {
    service.behave((_, response) => answer(response))
    errors.push(await service.quote().catch((error: unknown) => error))
    service.pass(1_000)
  }
  expect(errors.every((error) => error instanceof SwapError)).toBe(true)
  expect(elsewhere.calls).toEqual([])
  const said = inspect([offer, built, errors], { depth: 20, showHidden: true })
  expect(said).not.toContain(key)
  expect(said).not.toContain('127.0.0.1')
})

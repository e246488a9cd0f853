import { Base58 } from 'ox'
import { type LocalSolana, startSolana } from 'sandbox/solana'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openMemory } from '../../../testing/embedded/openMemory.js'
import { startServed } from '../../../testing/startServed.js'
import { countingProxy } from '../../testing/countingProxy.js'
import { deriveAddress } from './deriveAddress.js'
import { programs } from './programs.js'
import { readMint } from './readMint.js'

let solana: LocalSolana
let database: OpenedDatabase
let node: Awaited<ReturnType<typeof countingProxy>>
let time = Date.UTC(2026, 0, 1)
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[solana, database] = await Promise.all([startSolana(), openMemory()])
  node = await countingProxy(solana.chain.rpcUrl)
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await node.stop()
  await solana.stop()
  await database.close()
})

let made = 0
const newAddress = () => {
  made += 1
  return Base58.fromBytes(new Uint8Array(32).fill(9).with(0, made))
}
const bytesOf = (address: string) => Buffer.from(Base58.toBytes(address))
const sized = (text: string, length = Buffer.byteLength(text)) => {
  const bytes = Buffer.alloc(4 + length)
  bytes.writeUInt32LE(length, 0)
  bytes.write(text, 4)
  return bytes
}
const padded = (text: string, length: number) => sized(text, length)

function mintOf(decimals: number, extensions: Buffer = Buffer.alloc(0)) {
  const mint = Buffer.alloc(82)
  mint[44] = decimals
  mint[45] = 1
  if (extensions.length === 0) return mint
  return Buffer.concat([mint, Buffer.alloc(83), Buffer.of(1), extensions])
}
const extension = (kind: number, data: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}
const metadata = (name: string, symbol: string) =>
  extension(19, Buffer.concat([Buffer.alloc(64), sized(name), sized(symbol), sized('https://x')]))

/** A token that the owner has so many of. */
function create(owner: string, amount: bigint, program: string, mint: Buffer) {
  const address = newAddress()
  solana.put(address, { program, data: mint })
  const account = Buffer.alloc(165)
  bytesOf(address).copy(account, 0)
  bytesOf(owner).copy(account, 32)
  account.writeBigUInt64LE(amount, 64)
  account[108] = 1
  solana.put(newAddress(), { program, data: account })
  return address
}
function nameBeside(mint: string, writer: string, texts: Buffer) {
  const seeds = [Buffer.from('metadata'), bytesOf(programs.metadata), bytesOf(mint)]
  const data = Buffer.concat([Buffer.alloc(65), texts])
  solana.put(deriveAddress(programs.metadata, seeds), { program: writer, data })
}

async function start() {
  const { id } = solana.chain
  const networks = { [id]: { rpc: [node.url] } }
  const served = await startServed({ database, networks, now: () => time })
  stops.push(served.stop)
  return async (owner: string) => {
    const { balances } = await served.balances(owner, id)
    return balances.map(({ address, name, symbol, quantity }) => [
      ...[address?.split(':').at(-1), name, symbol, quantity.numeric],
    ])
  }
}

test('tokens have the names that their mints say, by Token-2022 or beside them by Metaplex', async () => {
  const owner = newAddress()
  const pointer = extension(18, Buffer.alloc(64))
  const named = create(
    ...([owner, 2n ** 63n + 1n, programs.token2022] as const),
    mintOf(9, Buffer.concat([pointer, metadata('Dünger\u202e', 'DNG')])),
  )
  const beside = create(owner, 1_500n, programs.token, mintOf(3))
  nameBeside(beside, programs.metadata, Buffer.concat([padded('Kiesel', 32), padded('KSL', 10)]))
  const forged = create(owner, 7n, programs.token, mintOf(0))
  nameBeside(forged, '11111111111111111111111111111111', Buffer.concat([sized('F'), sized('F')]))
  const read = await start()
  const held = await read(owner)
  expect(held).toContainEqual([named, 'Dünger', 'DNG', '9223372036.854775809'])
  expect(held).toContainEqual([beside, 'Kiesel', 'KSL', '1.5'])
  expect(held).toContainEqual([forged, expect.stringContaining('…'), '', '7'])
  expect(held).toHaveLength(4)
})

test('what a mint said is not read again, also by a server that starts anew', async () => {
  const owner = newAddress()
  create(owner, 1n, programs.token2022, mintOf(0, metadata('Once', 'ONE')))
  await (await start())(owner)
  node.take()
  time += 60_000
  const held = await (await start())(owner)
  expect(held).toContainEqual([expect.any(String), 'Once', 'ONE', '1'])
  expect(node.take().join()).not.toContain('getMultipleAccounts')
})

test.each([
  ['one that ends within its texts', mintOf(0, extension(19, Buffer.alloc(66)))],
  [
    'one whose texts are longer than all there is',
    mintOf(0, extension(19, Buffer.concat([Buffer.alloc(64), Buffer.alloc(8, 0xff)]))),
  ],
  ['an extension that goes on behind the end', mintOf(0, Buffer.of(19, 0, 255, 255))],
  ['an extension without a length', mintOf(0, Buffer.of(19))],
])('a mint with %s has no names, and is a mint all the same', (_, data) => {
  expect(readMint({ owner: programs.token2022, data })).toEqual({ decimals: 0, names: undefined })
})

test.each([
  ['of another program', { owner: '11111111111111111111111111111111', data: mintOf(1) }],
  ['not made ready', { owner: programs.token, data: Buffer.alloc(82) }],
  ['of another length', { owner: programs.token, data: Buffer.alloc(83, 1) }],
  ['an account of tokens', { owner: programs.token2022, data: Buffer.alloc(170, 1).fill(2, 165) }],
  ['nothing', undefined],
])('what is %s is no mint', (_, account) => {
  expect(readMint(account)).toBeUndefined()
})

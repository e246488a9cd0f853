import { hex } from '@scure/base'
import { Address, OutScript, p2wpkh, selectUTXO } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import { type LocalBitcoin, startBitcoin } from 'sandbox/bitcoin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { litecoind } from '../../../../../../scripts/litecoind.mjs'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openMemory } from '../../../testing/embedded/openMemory.js'
import { startServed } from '../../../testing/startServed.js'
import { fakeService } from '../../testing/fakeService.js'

const spelling = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
let time = Date.UTC(2026, 0, 1)

let bitcoin: LocalBitcoin
let database: OpenedDatabase
beforeAll(async () => {
  ;[bitcoin, database] = await Promise.all([litecoind().then(startBitcoin), openMemory()])
}, 60_000)
afterAll(async () => {
  await bitcoin?.stop()
  await database?.close()
})

function newAccount(seed: string) {
  const secret = hex.decode(seed.repeat(32))
  const { address = '', script } = p2wpkh(pubECDSA(secret), spelling)
  return { secret, address, script }
}
const start = (settings: object = { rest: [bitcoin.chain.esploraUrl] }) =>
  startServed({ database, networks: { [bitcoin.chain.id]: settings }, now: () => time })
type Served = Awaited<ReturnType<typeof start>>

/** A payment to the stranger as a page makes it: outputs and fee by the server, sent by it. */
async function write({ call }: Served, from: ReturnType<typeof newAccount>, amount: bigint) {
  const { id } = bitcoin.chain
  const { result } = await call(id, `/address/${from.address}/utxo`)
  const inputs = (result as { txid: string; vout: number; value: number }[]).map((one) => ({
    ...{ txid: hex.decode(one.txid), index: one.vout },
    witnessUtxo: { script: from.script, amount: BigInt(one.value) },
  }))
  const script = OutScript.encode(Address(spelling).decode(stranger))
  const selected = selectUTXO(inputs, [{ script, amount }], 'default', {
    ...{ changeAddress: from.address, feePerByte: 2n, network: spelling, createTx: true },
  })
  if (!selected?.tx) throw new Error('The account holds less than that')
  selected.tx.sign(from.secret)
  selected.tx.finalize()
  return selected.tx
}

test('a page reads, pays and finds its payment through the server', async () => {
  const served = await start()
  const { id } = bitcoin.chain
  expect(await served.chains()).toEqual([id])
  const payer = newAccount('21')
  await bitcoin.give(payer.address, 5_000_000n)
  expect((await served.call(id, '/fee-estimates')).result).toEqual({})

  const payment = await write(served, payer, 1_234_567n)
  expect((await served.call(id, '/tx', [payment.hex])).result).toBe(payment.id)
  const { result } = await served.call(id, `/tx/${payment.id}/status`)
  expect(result).toMatchObject({ confirmed: true, block_height: expect.any(Number) })
  const again = await served.call(id, '/tx', [payment.hex])
  expect(again.error).toMatchObject({ code: -32_000, data: { status: 400 } })
  await served.stop()
})

test('a balance is what the chain says, in the shape of the contract', async () => {
  const served = await start()
  const { id } = bitcoin.chain
  const holder = newAccount('22')
  await bitcoin.give(holder.address, 123_456_789n)
  const { status, balances } = await served.balances(holder.address, id)
  expect(status).toBe(200)
  expect(balances).toEqual([
    {
      ...{ name: 'Bitcoin', symbol: 'BTC', chainId: id, price: 0 },
      quantity: { decimals: '8', numeric: '1.23456789' },
    },
  ])
  // Of another network of Bitcoin.
  const elsewhere = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect((await served.balances(elsewhere)).status).toBe(400)
  await served.stop()
})

test('the price of a coin without a chain of tokens is asked by its name', async () => {
  const main = 'bip122:000000000019d6689c085ae165831e93'
  const sums = { funded_txo_sum: 250_000_000, spent_txo_sum: 50_000_000 }
  const nothing = { funded_txo_sum: 0, spent_txo_sum: 0 }
  const source = await fakeService((path) =>
    path === '/block-height/0'
      ? '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
      : { chain_stats: sums, mempool_stats: nothing },
  )
  const prices = await fakeService((path) =>
    path.includes('simple/price')
      ? { bitcoin: { usd: 90_000.5 } }
      : { coins: { 'coingecko:bitcoin': { price: 80_000, confidence: 0.99 } } },
  )
  for (const [kind, price] of [
    ['coingecko', 90_000.5],
    ['defillama', 80_000],
  ] as const) {
    const served = await startServed({
      database,
      networks: { [main]: { rest: [source.url] } },
      env: { FOYER_PRICE_API: JSON.stringify({ kind, url: prices.url }) },
      now: () => time,
    })
    const { balances } = await served.balances('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    expect(balances).toMatchObject([
      { name: 'Bitcoin', price, value: 2 * price, quantity: { numeric: '2' } },
    ])
    await served.stop()
  }
  expect(prices.take()).toEqual([
    '/simple/price?ids=bitcoin&vs_currencies=usd',
    '/prices/current/coingecko%3Abitcoin',
  ])
  await Promise.all([source.stop(), prices.stop()])
})

test('a source of another chain is told by its first block, and gets nothing', async () => {
  const sent: string[] = []
  const foreign = await fakeService((path, body) => {
    if (body) sent.push(path)
    return path === '/block-height/0'
      ? '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
      : 'f'.repeat(64)
  })
  const served = await start({ rest: [foreign.url, bitcoin.chain.esploraUrl] })
  const payer = newAccount('23')
  await bitcoin.give(payer.address, 500_000n)
  const payment = await write(served, payer, 100_000n)
  expect((await served.call(bitcoin.chain.id, '/tx', [payment.hex])).result).toBe(payment.id)
  expect(sent).toEqual([])
  expect(served.lines.filter((line) => line.includes('of another network'))).toHaveLength(1)

  const alone = await start({ rest: [foreign.url] })
  expect((await alone.call(bitcoin.chain.id, '/tx', [payment.hex])).error?.code).toBe(-32_603)
  expect(sent).toEqual([])
  await Promise.all([served.stop(), alone.stop(), foreign.stop()])
})

test('a payment that the first source took and was silent about is no failure', async () => {
  const relay = await fakeService(async (path, body) => {
    const answer = await fetch(
      `${bitcoin.chain.esploraUrl}${path}`,
      body ? { method: 'POST', body } : {},
    )
    // It has sent it, and falls over.
    return path === '/tx' ? undefined : answer.text()
  })
  const served = await start({ rest: [relay.url, bitcoin.chain.esploraUrl] })
  const payer = newAccount('24')
  await bitcoin.give(payer.address, 500_000n)
  const payment = await write(served, payer, 100_000n)
  expect((await served.call(bitcoin.chain.id, '/tx', [payment.hex])).result).toBe(payment.id)
  await Promise.all([served.stop(), relay.stop()])
})

test('one network has nodes of both kinds, each asked for what it knows', async () => {
  const node = await fakeService((_, body) => {
    const { id, method } = JSON.parse(body)
    const result = method === 'getblockcount' ? 7 : `${bitcoin.chain.id.slice(7)}${'0'.repeat(32)}`
    return { jsonrpc: '2.0', id, result }
  })
  const served = await start({ rpc: [node.url], rest: [bitcoin.chain.esploraUrl] })
  expect((await served.call(bitcoin.chain.id, 'getblockcount')).result).toBe(7)
  const { result } = await served.call(bitcoin.chain.id, '/blocks/tip/height')
  expect(Number(result)).toBeGreaterThan(100)
  const without = await start({ rpc: [node.url] })
  const { error } = await without.call(bitcoin.chain.id, '/blocks/tip/height')
  expect(error?.code).toBe(-32_603)
  time += 1_000
  await Promise.all([served.stop(), without.stop(), node.stop()])
})

import { hex } from '@scure/base'
import { Address, OutScript, p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import fc from 'fast-check'
import { type LocalBitcoin, startBitcoin } from 'sandbox/bitcoin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { litecoind } from '../../../../../../scripts/litecoind.mjs'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openMemory } from '../../../testing/embedded/openMemory.js'
import { startServed } from '../../../testing/startServed.js'
import { fakeService } from '../../testing/fakeService.js'

const spelling = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const main = 'bip122:000000000019d6689c085ae165831e93'
const genesis = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'

let bitcoin: LocalBitcoin
let database: OpenedDatabase
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  ;[bitcoin, database] = await Promise.all([litecoind().then(startBitcoin), openMemory()])
}, 60_000)
afterAll(async () => {
  for (const stop of stops) await stop()
  await bitcoin?.stop()
  await database?.close()
})

async function start(networks: object, now = () => Date.UTC(2026, 0, 1)) {
  const served = await startServed({ database, networks, now })
  stops.push(served.stop)
  return served
}
type Served = Awaited<ReturnType<typeof start>>

async function readAll({ history }: Served, account: string, chainId: string) {
  const pages = []
  let cursor: string | null | undefined
  do {
    const { status, data, next } = await history(account, { chainId, ...(cursor && { cursor }) })
    expect(status).toBe(200)
    pages.push(data)
    cursor = next
  } while (cursor)
  return pages
}

/** One output of the account, spent: some to the stranger, some back. */
async function pay(account: ReturnType<typeof newAccount>, amount: bigint) {
  const { esploraUrl } = bitcoin.chain
  const [utxo] = (await (await fetch(`${esploraUrl}/address/${account.address}/utxo`)).json()) as {
    txid: string
    vout: number
    value: number
  }[]
  if (!utxo) throw new Error('The account has nothing')
  const value = BigInt(utxo.value)
  const transaction = new Transaction()
  const witnessUtxo = { script: account.script, amount: value }
  transaction.addInput({ txid: hex.decode(utxo.txid), index: utxo.vout, witnessUtxo })
  const script = OutScript.encode(Address(spelling).decode(stranger))
  transaction.addOutput({ script, amount })
  transaction.addOutput({ script: account.script, amount: value - amount - 1_000n })
  transaction.sign(account.secret)
  transaction.finalize()
  await fetch(`${esploraUrl}/tx`, { method: 'POST', body: transaction.hex })
  return transaction.id
}

function newAccount(seed: string) {
  const secret = hex.decode(seed.repeat(32))
  const { address = '', script } = p2wpkh(pubECDSA(secret), spelling)
  return { secret, address, script }
}

test('what came and went on a real chain is listed, change left out, the newest first', async () => {
  const { id, esploraUrl } = bitcoin.chain
  const served = await start({ [id]: { rest: [esploraUrl] } })
  const account = newAccount('31')
  expect(await served.history(account.address)).toEqual({ status: 200, data: [], next: null })
  await bitcoin.give(account.address, 5_000_000n)
  const paid = await pay(account, 1_234_567n)

  const again = await start({ [id]: { rest: [esploraUrl] } })
  const { data, next } = await again.history(account.address, { chainId: id })
  expect(next).toBeNull()
  expect(data).toMatchObject([
    {
      id: `${id}:${paid}`,
      metadata: {
        ...{ operationType: 'send', chain: id, hash: paid, status: 'confirmed' },
        ...{ sentFrom: account.address, sentTo: stranger },
      },
      transfers: [
        {
          direction: 'out',
          quantity: { numeric: '0.01234567' },
          fungible_info: { name: 'Bitcoin', symbol: 'BTC' },
        },
      ],
    },
    {
      metadata: { operationType: 'receive', sentTo: account.address },
      transfers: [{ direction: 'in', quantity: { numeric: '0.05' } }],
    },
  ])
})

test('a long history comes page by page, each transaction once', async () => {
  const { id, esploraUrl } = bitcoin.chain
  const account = newAccount('32')
  for (let given = 0; given < 57; given += 1) await bitcoin.give(account.address, 10_000n)
  const pages = await readAll(await start({ [id]: { rest: [esploraUrl] } }), account.address, id)
  expect(pages.map((page) => page.length)).toEqual([50, 7])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(57)
})

type Part = { address?: string; value: number }
const listed = (txid: string, block: number, from: (Part | null)[], to: Part[]) => {
  const write = ({ address, value }: Part) => ({ value, scriptpubkey_address: address })
  return {
    txid,
    vin: from.map((one) => ({ prevout: one && write(one) })),
    vout: to.map(write),
    status: { confirmed: true, block_height: block, block_time: 1_700_000_000 + 600 * block },
  }
}
/** A source that lists these, the newest block first. */
async function source(all: readonly { txid: string }[] | object) {
  const service = await fakeService((path) => {
    if (path === '/block-height/0') return genesis
    if (!Array.isArray(all)) return all
    const last = path.split('/txs/chain/')[1]
    const begin = last === undefined ? 0 : 1 + all.findIndex(({ txid }) => txid === last)
    return all.slice(begin, begin + 25)
  })
  stops.push(service.stop)
  return service
}
const idOf = (number: number) => number.toString(16).padStart(64, '0')

test.each([
  ['new coins', [null], [{ address, value: 5 }], 'receive', ['in 5'], null],
  [
    'a payment',
    [{ address: other, value: 9 }],
    [{ address, value: 5 }],
    'receive',
    ['in 5'],
    other,
  ],
  ['one to oneself', [{ address, value: 9 }], [{ address, value: 8 }], 'send', ['self 8'], address],
  [
    'one to two, and data',
    [{ address, value: 9 }],
    [
      { address: other, value: 2 },
      { value: 0 },
      { address: other, value: 3 },
      { address, value: 3 },
    ],
    'send',
    ['out 2', 'out 3'],
    address,
  ],
  [
    'one with another payer, at a loss',
    [
      { address, value: 9 },
      { address: other, value: 9 },
    ],
    [
      { address: other, value: 15 },
      { address, value: 2 },
    ],
    'send',
    ['out 7'],
    address,
  ],
  [
    'one with another payer, at a gain',
    [
      { address, value: 2 },
      { address: other, value: 9 },
    ],
    [{ address, value: 10 }],
    'receive',
    ['in 8'],
    other,
  ],
] as const)('says of %s what moved', async (_, from, to, kind, moves, sender) => {
  const { url } = await source([listed(idOf(1), 7, [...from], [...to])])
  const { history } = await start({ [main]: { rest: [url] } })
  const { data } = await history(address)
  expect(data).toMatchObject([{ metadata: { operationType: kind, sentFrom: sender } }])
  const written = data[0]?.transfers.map(
    ({ direction, quantity }) =>
      `${direction} ${Math.round(Number(quantity?.numeric) * 100_000_000)}`,
  )
  expect(written).toEqual(moves)
})

test('however they stand in blocks, no transaction is missing and none comes twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      async (blocks, forgets) => {
        let made = 0
        const all = blocks.flatMap((count, index) =>
          Array.from({ length: count }, () => {
            made += 1
            // Spread over the numbers, so that places in a block are in no order.
            const txid = ((made * 2_654_435_761) >>> 0).toString(16).padStart(8, '0')
            return listed(txid.padEnd(64, '0'), 100 - index, [null], [{ address, value: made }])
          }),
        )
        const { url } = await source(all)
        const networks = { [main]: { rest: [url] } }
        const first = await start(networks)
        const seen: string[] = []
        let cursor: string | null | undefined
        do {
          // Another process does not know where the list goes on.
          const served = forgets ? await start(networks) : first
          const page = await served.history(address, cursor ? { cursor } : {})
          expect(page.status).toBe(200)
          seen.push(...page.data.map(({ metadata }) => metadata.hash ?? ''))
          cursor = page.next
        } while (cursor)
        expect(seen).toHaveLength(all.length)
        expect(new Set(seen)).toEqual(new Set(all.map(({ txid }) => txid)))
      },
    ),
    { numRuns: 12 },
  )
})

test('a later page does not begin at the newest again', async () => {
  const all = Array.from({ length: 400 }, (_, index) =>
    listed(idOf(index + 1), 1_000 - index, [null], [{ address, value: 1 }]),
  )
  const service = await source(all)
  const served = await start({ [main]: { rest: [service.url] } })
  const pages = await readAll(served, address, main)
  expect(pages.flat()).toHaveLength(400)
  // Sixteen pages of the source, and one more for each of ours that begins within one.
  expect(service.take().length).toBeLessThan(30)
})

test.each([
  ['no list', { found: [] }],
  ['what is no transaction', [{ txid: 'x' }]],
  ['an amount that is none', [listed(idOf(1), 1, [null], [{ address, value: -1 }])]],
  ['a time beyond the calendar', [{ ...listed(idOf(1), 1e12, [null], []) }]],
])('a source that lists %s gives no history', async (_, answer) => {
  const { url } = await source(answer)
  const { history } = await start({ [main]: { rest: [url] } })
  expect((await history(address)).status).toBe(502)
})

test('a list without end is given up', async () => {
  let made = 0
  const service = await fakeService((path) => {
    if (path === '/block-height/0') return genesis
    return Array.from({ length: 25 }, () => {
      made += 1
      return listed(idOf(made), 5, [null], [{ address, value: 1 }])
    })
  })
  stops.push(service.stop)
  const { history } = await start({ [main]: { rest: [service.url] } })
  expect((await history(address)).status).toBe(502)
  expect(service.take().length).toBeLessThanOrEqual(41)
})

test('an account of another network of Bitcoin is not looked for', async () => {
  const service = await source([])
  const { history } = await start({ [main]: { rest: [service.url] } })
  expect(await history(stranger)).toEqual({ status: 200, data: [], next: null })
  expect(service.take()).toEqual([])
})

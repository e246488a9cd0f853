import { hex } from '@scure/base'
import { Address, OutScript, p2tr, p2wpkh, selectUTXO, type Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { litecoind } from '../../../../scripts/litecoind.mjs'
import { type LocalBitcoin, startBitcoin } from './startBitcoin.js'

const network = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
const secret = hex.decode('11'.repeat(32))
const key = pubECDSA(secret)
const accounts = {
  p2wpkh: p2wpkh(key, network),
  p2tr: p2tr(key.subarray(1), undefined, network),
}
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'

let bitcoin: LocalBitcoin
beforeAll(async () => {
  bitcoin = await startBitcoin(await litecoind())
}, 60_000)
afterAll(() => bitcoin?.stop())

const read = async (path: string, body?: string) => {
  const init = body === undefined ? {} : { method: 'POST', body }
  const response = await fetch(`${bitcoin.chain.esploraUrl}${path}`, init)
  return { status: response.status, text: await response.text() }
}
const balance = async (address: string) => {
  const { chain_stats: sums } = JSON.parse((await read(`/address/${address}`)).text)
  return sums.funded_txo_sum - sums.spent_txo_sum
}

/** A payment to the stranger, signed with the key of both accounts. */
async function pay(kind: keyof typeof accounts, amount: bigint): Promise<Transaction> {
  const { address = '', script } = accounts[kind]
  const utxos = JSON.parse((await read(`/address/${address}/utxo`)).text) as {
    txid: string
    vout: number
    value: number
  }[]
  const inputs = utxos.map(({ txid, value, vout }) => ({
    ...{ txid: hex.decode(txid), index: vout },
    witnessUtxo: { script, amount: BigInt(value) },
    ...(kind === 'p2tr' && { tapInternalKey: key.subarray(1) }),
  }))
  const to = OutScript.encode(Address(network).decode(stranger))
  const selected = selectUTXO(inputs, [{ script: to, amount }], 'default', {
    ...{ changeAddress: address, feePerByte: 2n, network, createTx: true, bip69: true },
  })
  if (!selected?.tx) throw new Error('The account holds less than that')
  selected.tx.sign(secret)
  selected.tx.finalize()
  return selected.tx
}

test('it is told by its first block', async () => {
  const { text } = await read('/block-height/0')
  expect(bitcoin.chain.id).toBe(`bip122:${text.slice(0, 32)}`)
  expect(Number((await read('/blocks/tip/height')).text)).toBeGreaterThan(100)
})

test.each(['p2wpkh', 'p2tr'] as const)(
  'coins given to %s are there, and move by its signature',
  async (kind) => {
    const { address = '' } = accounts[kind]
    await bitcoin.give(address, 123_456_789n)
    expect(await balance(address)).toBe(123_456_789)
    const before = await balance(stranger)
    const transaction = await pay(kind, 1_000_001n)
    const sent = await read('/tx', transaction.hex)
    expect(sent).toEqual({ status: 200, text: transaction.id })
    expect((await balance(stranger)) - before).toBe(1_000_001)
    const status = JSON.parse((await read(`/tx/${transaction.id}/status`)).text)
    expect(status).toMatchObject({ confirmed: true, block_height: expect.any(Number) })
  },
)

test('a payment is told byte by byte, and each output by what spent it', async () => {
  const { address = '' } = accounts.p2wpkh
  await bitcoin.give(address, 70_000n)
  const transaction = await pay('p2wpkh', 20_000n)
  expect((await read('/tx', transaction.hex)).status).toBe(200)
  expect((await read(`/tx/${transaction.id}/hex`)).text).toBe(transaction.hex)
  const { txid = new Uint8Array(), index } = transaction.getInput(0)
  const parent = hex.encode(txid)
  const spend = { spent: true, txid: transaction.id, vin: 0 }
  const [one, all] = await Promise.all(
    [`outspend/${index}`, 'outspends'].map(async (end) =>
      JSON.parse((await read(`/tx/${parent}/${end}`)).text),
    ),
  )
  expect(one).toMatchObject({ ...spend, status: { confirmed: true } })
  expect(all[index ?? -1]).toEqual(one)
  const own = JSON.parse((await read(`/tx/${transaction.id}/outspends`)).text)
  expect(own).toEqual([{ spent: false }, { spent: false }])
  const { vin } = JSON.parse((await read(`/tx/${transaction.id}`)).text)
  expect(vin[0]).toMatchObject({ txid: parent, vout: index, prevout: expect.any(Object) })
})

test('a transaction with a signature that does not hold is refused, and so is one that was sent', async () => {
  const { address = '' } = accounts.p2tr
  await bitcoin.give(address, 50_000n)
  const transaction = await pay('p2tr', 10_000n)
  const [[signature = new Uint8Array()] = []] = [transaction.getInput(0).finalScriptWitness]
  const forged = Uint8Array.from(signature, (byte, index) => (index === 9 ? byte ^ 1 : byte))
  const bad = transaction.hex.replace(hex.encode(signature), hex.encode(forged))
  expect(await read('/tx', bad)).toMatchObject({
    status: 400,
    text: expect.stringContaining('Invalid Schnorr signature'),
  })
  expect((await read('/tx', transaction.hex)).status).toBe(200)
  expect((await read('/tx', transaction.hex)).status).toBe(400)
})

test('many are answered at once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => read(`/address/${stranger}`)))
  expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200))
})

test('what is no address, no transaction and no block is refused', async () => {
  for (const path of [
    '/address/none',
    '/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4/utxo',
    '/tx/ab/status',
    '/block-height/x',
  ])
    expect((await read(path)).status).toBe(400)
})

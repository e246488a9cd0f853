import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bech32Address, ss58 } from '@foyer/protocol'
import { createPocketWallet, type PocketWallet } from '@foyer/testing/pocket'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base64, hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { sha256 } from '@scure/btc-signer/utils'
import { verify } from '@scure/sr25519'
import { Verifier } from 'bip322-js'
import { readConfig, startServer } from 'server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { litecoind } from '../../../../scripts/litecoind.mjs'
import { type LocalBitcoin, startBitcoin } from '../bitcoin/startBitcoin.js'
import { createDapp, type Dapp } from './testing/createDapp.js'

const polkadot = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const cosmos = 'cosmos:cosmoshub-4'
const stranger = 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080'
const network = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

let bitcoin: LocalBitcoin
let page: Dapp
let pocket: PocketWallet
let topic: string
const ends: (() => unknown)[] = []

/** One session over three chain families, as a page of all of them has it. */
beforeAll(async () => {
  bitcoin = await startBitcoin(await litecoind())
  const folder = await mkdtemp(join(tmpdir(), 'foyer-pocket-'))
  const server = await startServer(
    readConfig({
      FOYER_SERVER_PORT: '0',
      FOYER_DATA: folder,
      FOYER_LOG_LEVEL: 'error',
      FOYER_LOCAL_PROJECTS: 'local',
      FOYER_DRAIN_MS: '500',
    }),
  )
  ends.push(() => rm(folder, { recursive: true, force: true }), server.stop, bitcoin.stop)
  const relayUrl = `${server.url.replace('http', 'ws').replace('localhost', '127.0.0.1')}/relay`
  const { id, esploraUrl } = bitcoin.chain
  pocket = createPocketWallet({
    relayUrl,
    chains: [
      { id, rpcUrl: esploraUrl },
      { id: polkadot, prefix: 0 },
      { id: cosmos, prefix: 'cosmos' },
    ],
    WebSocket: WebSocket as never,
  })
  page = await createDapp(relayUrl)
  ends.push(page.close, pocket.destroy)
  const { uri, answered } = await page.propose({
    bip122: {
      chains: [id],
      methods: ['getAccountAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
      events: [],
    },
    polkadot: {
      chains: [polkadot],
      methods: ['polkadot_signMessage', 'polkadot_signTransaction'],
      events: [],
    },
    cosmos: {
      chains: [cosmos],
      methods: ['cosmos_getAccounts', 'cosmos_signAmino', 'cosmos_signDirect'],
      events: ['accountsChanged'],
    },
  })
  pocket.pair(uri)
  topic = (await answered).topic
  await page.saying('wc_sessionSettle')
}, 180_000)
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

async function ask<answer>(chain: string, method: string, params: unknown): Promise<answer> {
  const { result, error } = await page.request(topic, chain, method, params)
  if (error) throw error
  return result as answer
}

const account = () => pocket.addresses.bip122[0] ?? ''

test('a session names an account of each chain family as its network writes it', () => {
  const [session] = pocket.state().sessions
  const names = Object.fromEntries(
    Object.entries(session?.namespaces ?? {}).map(([family, { accounts }]) => [
      family,
      accounts[0],
    ]),
  )
  expect(names).toEqual({
    bip122: expect.stringMatching(new RegExp(`^${bitcoin.chain.id}:bcrt1q`)),
    polkadot: expect.stringMatching(new RegExp(`^${polkadot}:1`)),
    cosmos: expect.stringMatching(/^cosmos:cosmoshub-4:cosmos1/),
  })
})

test('texts are signed for Bitcoin as each protocol has it, by either address of the account', async () => {
  const { id } = bitcoin.chain
  const addresses = await ask<{ address: string; intention: string }[]>(id, 'getAccountAddresses', {
    account: account(),
  })
  expect(addresses).toMatchObject([
    { address: account(), intention: 'payment', path: "m/84'/0'/0'/0/0" },
    { intention: 'ordinal', path: "m/86'/0'/0'/0/0" },
  ])
  const cases = [
    [addresses[0], 'ecdsa'],
    [addresses[0], 'bip322'],
    [addresses[1], 'bip322'],
  ] as const
  for (const [{ address } = { address: '' }, protocol] of cases) {
    const message = 'Grüße'
    const given = { account: account(), address, message, protocol }
    const { signature } = await ask<{ signature: string }>(id, 'signMessage', given)
    const text = base64.encode(hex.decode(signature))
    expect(Verifier.verifySignature(address, message, text), `${address} ${protocol}`).toBe(true)
    expect(Verifier.verifySignature(address, 'other', text)).toBe(false)
  }
})

test('payments of Bitcoin reach the network, written by the wallet or by the page', async () => {
  const { id, esploraUrl } = bitcoin.chain
  await bitcoin.give(account(), 100_000n)
  const sent = await ask<{ txid: string }>(id, 'sendTransfer', {
    ...{ account: account(), recipientAddress: stranger, amount: '20000' },
  })
  expect(sent.txid).toMatch(/^[0-9a-f]{64}$/)
  const unspent = async (address: string) =>
    (await (await fetch(`${esploraUrl}/address/${address}/utxo`)).json()) as Utxo[]
  expect(await unspent(stranger)).toMatchObject([{ txid: sent.txid, value: 20_000 }])

  const [change] = await unspent(account())
  if (!change) throw new Error('no change')
  const script = OutScript.encode(Address(network).decode(account()))
  const transaction = new Transaction()
  transaction.addInput({
    ...{ txid: hex.decode(change.txid), index: change.vout },
    witnessUtxo: { script, amount: BigInt(change.value) },
  })
  transaction.addOutputAddress(stranger, BigInt(change.value) - 1_000n, network)
  const signed = await ask<{ psbt: string; txid: string }>(id, 'signPsbt', {
    ...{ account: account(), psbt: base64.encode(transaction.toPSBT()), broadcast: true },
    signInputs: [{ address: account(), index: 0, sighashTypes: [1] }],
  })
  expect((await unspent(stranger)).map(({ txid }) => txid)).toContain(signed.txid)
  expect(await unspent(account())).toEqual([])
})

type Utxo = { txid: string; vout: number; value: number }

test('a text is signed for Polkadot between tags', async () => {
  const [address = ''] = pocket.addresses.polkadot
  const given = { address, message: 'Grüße' }
  const { signature } = await ask<{ signature: string }>(polkadot, 'polkadot_signMessage', given)
  const bytes = new TextEncoder().encode('<Bytes>Grüße</Bytes>')
  const key = ss58.decode(address) ?? new Uint8Array()
  expect(verify(bytes, hex.decode(signature.slice(2)), key)).toBe(true)
})

test('documents of Cosmos are signed, as amino and directly', async () => {
  const [known] = await ask<{ address: string; pubkey: string }[]>(cosmos, 'cosmos_getAccounts', {})
  const key = base64.decode(known?.pubkey ?? '')
  const signerAddress = pocket.addresses.cosmos[0] ?? ''
  expect(known?.address).toBe(signerAddress)
  expect(bech32Address.isOf(signerAddress, key)).toBe(true)
  const holds = ({ signature }: Signed, bytes: Uint8Array) =>
    secp256k1.verify(base64.decode(signature.signature), sha256(bytes), key)

  const document = { b: '2', a: '<1>' }
  const amino = await ask<Signed>(cosmos, 'cosmos_signAmino', { signerAddress, signDoc: document })
  expect(holds(amino, new TextEncoder().encode('{"a":"\\u003c1\\u003e","b":"2"}'))).toBe(true)

  const signDoc = { chainId: 'a', accountNumber: '1', bodyBytes: 'AQI=', authInfoBytes: 'Aw==' }
  const direct = await ask<Signed>(cosmos, 'cosmos_signDirect', { signerAddress, signDoc })
  expect(holds(direct, hex.decode('0a020102120103' + '1a0161' + '2001'))).toBe(true)
})

type Signed = { signature: { signature: string } }

test('no key signs for an account that the session has not', async () => {
  const foreign = { code: 4100 }
  const other = { account: stranger, address: stranger, message: 'hi' }
  await expect(ask(bitcoin.chain.id, 'signMessage', other)).rejects.toMatchObject(foreign)
  const address = ss58.encode(new Uint8Array(32), 0)
  const text = { address, message: 'hi' }
  await expect(ask(polkadot, 'polkadot_signMessage', text)).rejects.toMatchObject(foreign)
  const signDoc = { signerAddress: 'cosmos1qqqq', signDoc: {} }
  await expect(ask(cosmos, 'cosmos_signAmino', signDoc)).rejects.toMatchObject(foreign)
})

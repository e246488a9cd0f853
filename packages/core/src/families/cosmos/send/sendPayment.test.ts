import { FoyerError } from '@foyer/protocol'
import { cosmosHub } from '@foyer/protocol/networks'
import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32, hex } from '@scure/base'
import { expect, test } from 'vitest'
import type { Request, Rpc } from '../../../FamilyFeatures.js'
import { writeDirect } from '../writeDirect.js'
import { sendPayment } from './sendPayment.js'

const secret = new Uint8Array(32).fill(7)
const publicKey = secp256k1.getPublicKey(secret)
const foreignKey = secp256k1.getPublicKey(new Uint8Array(32).fill(8))
const from = bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(publicKey))))
const to = 'cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27'
const payment = { to, value: 7n, gas: 90_000n, fee: 500n, memo: 'for you' }

/** A wallet and a service, each with one answer that a test changes. */
function open({
  key = publicKey as Uint8Array,
  memo = '',
  reply = {},
  account = {},
  fails = undefined as unknown,
} = {}) {
  const requests: string[] = []
  let sent = ''
  const request: Request = async (method, params) => {
    requests.push(method)
    if (method === 'cosmos_getAccounts')
      return [{ algo: 'secp256k1', address: from, pubkey: base64.encode(key) }]
    const { signDoc } = params as { signDoc: Record<string, string> }
    const changed = new TextEncoder().encode(memo)
    const bytes = writeDirect({
      ...{ chainId: signDoc.chainId ?? '', accountNumber: BigInt(signDoc.accountNumber ?? 0) },
      bodyBytes: Uint8Array.of(...base64.decode(signDoc.bodyBytes ?? ''), ...changed),
      authInfoBytes: base64.decode(signDoc.authInfoBytes ?? ''),
    })
    const signature = secp256k1.sign(sha256(bytes), secret).toCompactRawBytes()
    return {
      signature: {
        pub_key: { value: base64.encode(publicKey) },
        signature: base64.encode(signature),
      },
    }
  }
  const rpc: Rpc = async (_, { method, params }) => {
    if (method.includes('/accounts/'))
      return { account: { address: from, account_number: '9', sequence: '3', ...account } }
    if (method.endsWith('/blocks/latest')) return { block: { header: { height: '100' } } }
    const [body] = params as [string]
    const { tx_bytes: bytes } = JSON.parse(body) as { tx_bytes: string }
    sent = hex.encode(sha256(base64.decode(bytes))).toUpperCase()
    if (fails !== undefined) throw fails
    return { tx_response: { code: 0, txhash: sent, raw_log: '', ...reply } }
  }
  const heights: bigint[] = []
  const send = (change: object = {}) => {
    const parameters = { address: from, network: cosmosHub, transaction: { ...payment, ...change } }
    return sendPayment(request, parameters, rpc, { expiresAt: (height) => heights.push(height) })
  }
  return { send, requests, heights, sent: () => sent }
}

test('what was signed is what is sent, and its last height is known', async () => {
  const { send, sent, heights } = open()
  expect(await send()).toBe(sent())
  expect(heights).toEqual([200n])
})

test('a wallet that names a key of another account, or signs another payment, sends nothing', async () => {
  for (const change of [{ key: foreignKey }, { memo: 'more' }]) {
    const { send, sent } = open(change)
    await expect(send()).rejects.toMatchObject({ code: 'answer_invalid' })
    expect(sent()).toBe('')
  }
})

test.each([
  ['that the fee is too small', { code: 13 }, 'fee_risen'],
  ['that the account counts further', { code: 32 }, 'send_changed'],
  [
    'a code of a module, which is another one than that of the SDK',
    { code: 19, codespace: 'wasm', raw_log: 'no such contract' },
    'transaction_reverted',
  ],
  ['the fee’s code of a module', { code: 13, codespace: 'ibc' }, 'transaction_reverted'],
  ['the count’s code of a module', { code: 32, codespace: 'staking' }, 'transaction_reverted'],
  ['the fee’s code of the SDK', { code: 13, codespace: 'sdk' }, 'fee_risen'],
  ['a reason of its own', { code: 5, raw_log: 'insufficient funds' }, 'transaction_reverted'],
])('a service that answers with %s is not believed to have sent it', async (_, reply, code) => {
  const { send, heights } = open({ reply })
  await expect(send()).rejects.toMatchObject({ code })
  expect(heights).toEqual([])
})

test.each([
  ['is lost on the way', { fails: new FoyerError('server_unreachable') }],
  ['comes too late', { fails: new FoyerError('server_timeout') }],
  ['is a gateway’s', { fails: new FoyerError('http_status', { data: { status: 502 } }) }],
  ['is that none of the nodes answered', { fails: { code: -32_603, message: 'No node' } }],
  ['cannot be read', { reply: { code: 'yes' } }],
  ['names another hash', { reply: { txhash: 'A'.repeat(64) } }],
  ['is that it waits there', { fails: { code: -32_000, message: 'tx already exists in cache' } }],
])('a payment is known by its hash and its last height where the answer %s', async (_, change) => {
  const { send, sent, heights } = open(change)
  expect(await send()).toBe(sent())
  expect(heights).toEqual([200n])
})

test.each([
  [{ code: -32_000, message: 'invalid transaction' }],
  [new FoyerError('http_status', { data: { status: 400 } })],
])('what a service refuses is not sent', async (fails) => {
  await expect(open({ fails }).send()).rejects.toBe(fails)
})

test.each([
  { code: 19, txhash: '' },
  { code: 19, codespace: 'sdk' },
])('a service that has the payment already sent it: %j', async (reply) => {
  const { send, sent } = open({ reply })
  expect(await send()).toBe(sent())
})

test.each([
  ['of nothing', { value: 0n }, 'amount_and_receiver_required'],
  [
    'to another network',
    { to: 'osmo1depk54cuajgkzea6zpgkq36tnjwdzv4aprzauv' },
    'receiver_of_another_network',
  ],
  ['with a fee below nothing', { fee: -1n }, 'invalid_amount'],
  ['with a memo that no network takes', { memo: 'x'.repeat(257) }, 'invalid_amount'],
])('a payment %s is refused before the wallet is asked', async (_, change, code) => {
  const { send, requests } = open()
  await expect(send(change)).rejects.toMatchObject({ code })
  expect(requests).toEqual([])
})

test('an account that is another one, or of another kind of key, is not written for', async () => {
  const foreign = open({ account: { address: to } })
  await expect(foreign.send()).rejects.toMatchObject({ code: 'answer_invalid' })
  const pub_key = { '@type': '/ethermint.crypto.v1.ethsecp256k1.PubKey', key: 'AA==' }
  const other = open({ account: { pub_key } })
  await expect(other.send()).rejects.toMatchObject({ code: 'transaction_refused' })
})

test('an account that holds coins back until later has a plain one within', async () => {
  const account = {
    ...{ address: undefined, account_number: undefined },
    base_vesting_account: {
      base_account: { address: from, account_number: '4', sequence: '0' },
    },
  }
  await expect(open({ account }).send()).resolves.toMatch(/^[\dA-F]{64}$/)
})

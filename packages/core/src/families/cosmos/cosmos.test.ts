import { cosmosHub as network } from '@foyer/protocol/networks'
import { writeAmino, writeArbitrary } from '@foyer/protocol/signed'
import { secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { base64, bech32 } from '@scure/base'
import { afterEach, expect, test } from 'vitest'
import { openPaired, type PairingBrowser } from '../../pairing/fixtures/createPairingBrowser.js'
import { signMessage } from '../../requests/signMessage.js'
import { signTypedData } from '../../requests/signTypedData.js'
import { cosmos } from './cosmos.js'
import { getBalance } from './getBalance.js'
import { writeDirect } from './writeDirect.js'

const secret = new Uint8Array(32).fill(7)
const publicKey = secp256k1.getPublicKey(secret)
const address = bech32.encode('cosmos', bech32.toWords(ripemd160(sha256(publicKey))))
const std = (bytes: Uint8Array) => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) },
  signature: base64.encode(secp256k1.sign(sha256(bytes), secret).toCompactRawBytes()),
})
const utf8 = (text: string) => new TextEncoder().encode(text)

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

async function paired() {
  const accounts = [`${network.caipNetworkId}:${address}`]
  const session = { cosmos: { accounts, methods: cosmos.methods ?? [], events: [] } }
  const found = await openPaired(session, { networks: [network] })
  browsers.push(found.browser)
  return found
}

test('paired, a text is signed as a document of no chain (ADR-36), and the signature checked', async () => {
  const { client, wallet } = await paired()
  const document = writeArbitrary('hello', address)
  const answer = std(utf8(writeAmino(document)))
  // Some wallets put what they signed beside it.
  for (const result of [answer, { signed: document, signature: answer }]) {
    const signing = signMessage(client, { message: 'hello' })
    const asked = await wallet.answer({ result })
    expect(asked.params).toMatchObject({
      chainId: 'cosmos:cosmoshub-4',
      request: {
        method: 'cosmos_signAmino',
        params: { signerAddress: address, signDoc: document },
      },
    })
    await expect(signing).resolves.toBe(answer.signature)
  }
  const lied = signMessage(client, { message: 'hello' })
  lied.catch(() => {})
  await wallet.answer({ result: std(utf8('hello')) })
  await expect(lied).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('paired, a document is signed by its bytes', async () => {
  const { client, wallet } = await paired()
  const document = {
    ...{ chainId: 'cosmoshub-4', accountNumber: 300n },
    ...{ bodyBytes: Uint8Array.of(1, 2), authInfoBytes: Uint8Array.of(3) },
  }
  const answer = std(writeDirect(document))
  const signing = signTypedData(client, { typedData: document })
  const asked = await wallet.answer({ result: { signature: answer } })
  expect(asked.params).toMatchObject({
    request: {
      method: 'cosmos_signDirect',
      params: {
        signerAddress: address,
        signDoc: {
          ...{ chainId: 'cosmoshub-4', accountNumber: '300' },
          ...{ bodyBytes: 'AQI=', authInfoBytes: 'Aw==' },
        },
      },
    },
  })
  await expect(signing).resolves.toBe(answer.signature)
})

test('documents are written as chains read them', () => {
  expect(writeAmino({ b: [{ d: '<&>', c: 1 }], a: null })).toBe(
    String.raw`{"a":null,"b":[{"c":1,"d":"\u003c\u0026\u003e"}]}`,
  )
  const document = { chainId: 'a', accountNumber: 300n }
  const empty = { bodyBytes: new Uint8Array(), authInfoBytes: new Uint8Array(200) }
  expect(writeDirect({ ...document, ...empty })).toEqual(
    Uint8Array.of(0x12, 0xc8, 1, ...new Uint8Array(200), 0x1a, 1, 97, 0x20, 0xac, 2),
  )
  expect(writeDirect({ ...document, ...empty, accountNumber: 0n }).at(-1)).toBe(97)
})

test('a balance is of the network’s own coin, however large', async () => {
  const calls: unknown[] = []
  const read = (answer: unknown) => {
    const rpc = async (_: string, call: unknown) => {
      calls.push(call)
      return answer
    }
    return getBalance(rpc, { address, network })
  }
  const amount = '9'.repeat(78)
  await expect(read({ balance: { denom: 'uatom', amount } })).resolves.toBe(BigInt(amount))
  expect(calls).toEqual([
    { method: `/cosmos/bank/v1beta1/balances/${address}/by_denom?denom=uatom` },
  ])
  for (const balance of [
    { denom: 'uosmo', amount: '1' },
    { denom: 'uatom', amount: '-1' },
    { denom: 'uatom', amount: '1.5' },
    { denom: 'uatom', amount: 1 },
    { denom: 'uatom', amount: '9'.repeat(1_000_000) },
    undefined,
  ])
    await expect(read({ balance })).rejects.toMatchObject({ code: 'answer_invalid' })
})

import { ss58 } from '@foyer/protocol'
import { polkadot as network } from '@foyer/protocol/networks'
import { blake2b } from '@noble/hashes/blake2'
import { hex } from '@scure/base'
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519'
import { afterEach, expect, test } from 'vitest'
import { openPaired, type PairingBrowser } from '../../pairing/fixtures/createPairingBrowser.js'
import { sendTransaction } from '../../requests/sendTransaction.js'
import { signMessage } from '../../requests/signMessage.js'
import { signTypedData } from '../../requests/signTypedData.js'
import { getBalance } from './getBalance.js'
import { polkadot } from './polkadot.js'
import type { PolkadotPayload } from './types.js'
import { writePayload } from './writePayload.js'

const secret = secretFromSeed(new Uint8Array(32).fill(7))
const key = getPublicKey(secret)
const address = ss58.encode(key, 0)
const generic = ss58.encode(key, 42)
const signed = (text: string) => `0x${hex.encode(sign(secret, new TextEncoder().encode(text)))}`

const payload: PolkadotPayload = {
  ...{ address: generic, method: '0x000004', era: '0x00', nonce: '0x05', tip: '0x00' },
  ...{ specVersion: '0x01', transactionVersion: '0x02', version: 4 },
  ...{ genesisHash: `0x${'aa'.repeat(32)}`, blockHash: `0x${'bb'.repeat(32)}`, blockNumber: '0x1' },
  signedExtensions: ['CheckSpecVersion', 'CheckTxVersion', 'CheckGenesis', 'CheckEra'].concat([
    ...['CheckNonce', 'ChargeTransactionPayment'],
  ]),
}

const browsers: PairingBrowser[] = []
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.end()
})

async function paired(methods = polkadot.methods ?? []) {
  const accounts = [`${network.caipNetworkId}:${generic}`]
  const session = { polkadot: { accounts, methods, events: [] } }
  const found = await openPaired(session, { networks: [network] })
  browsers.push(found.browser)
  return found
}

test('paired, a text is signed, and the signature checked against the account', async () => {
  const { client, wallet } = await paired()
  const signing = signMessage(client, { message: 'hello' })
  const asked = await wallet.answer({ result: { signature: signed('<Bytes>hello</Bytes>') } })
  expect(asked.params).toMatchObject({
    chainId: network.caipNetworkId,
    request: { method: 'polkadot_signMessage', params: { address: generic, message: 'hello' } },
  })
  await expect(signing).resolves.toMatch(/^0x[0-9a-f]{128}$/)
  const lied = signMessage(client, { message: 'hello' })
  lied.catch(() => {})
  await wallet.answer({ result: { signature: signed('bye') } })
  await expect(lied).rejects.toMatchObject({ code: 'answer_invalid' })
})

test('paired, an extrinsic is signed as the page wrote it, for whichever spelling of the account', async () => {
  const { client, wallet } = await paired()
  const signing = signTypedData(client, { typedData: { ...payload, address } })
  const bytes = writePayload(payload) ?? new Uint8Array()
  const signature = `0x01${hex.encode(sign(secret, bytes))}`
  const asked = await wallet.answer({ result: { signature } })
  expect(asked.params).toMatchObject({
    request: {
      method: 'polkadot_signTransaction',
      params: { address: generic, transactionPayload: payload },
    },
  })
  await expect(signing).resolves.toBe(signature)
})

test('what a session does not have is not offered, and sends nothing', async () => {
  const { client, state } = await paired(['polkadot_signMessage'])
  expect(state().connection.byNamespace.polkadot?.features).not.toContain('signTypedData')
  await expect(signTypedData(client, { typedData: payload })).rejects.toMatchObject({
    code: 'unsupported_chain',
  })
  const sent = sendTransaction(client, { to: address, value: 1n } as never)
  await expect(sent).rejects.toMatchObject({ code: 'action_not_allowed' })
})

test('the bytes of a payload are those of its extensions in their order', () => {
  const write = (change: Partial<PolkadotPayload> = {}) => {
    const bytes = writePayload({ ...payload, ...change })
    return bytes && hex.encode(bytes)
  }
  const end = `0100000002000000${'aa'.repeat(32)}${'bb'.repeat(32)}`
  expect(write()).toBe(`000004001400${end}`)
  expect(write({ nonce: '0x40', tip: '0x4000' })).toBe(`000004000101${'02000100'}${end}`)
  expect(write({ tip: '0x40000000' })).toBe(`0000040014${'0300000040'}${end}`)
  expect(write({ tip: '0x0102030405' })).toBe(`0000040014${'070504030201'}${end}`)
  const withHash = [...payload.signedExtensions, 'CheckMetadataHash', 'ChargeAssetTxPayment']
  const metadata = { mode: 1, metadataHash: `0x${'cc'.repeat(32)}`, assetId: '0x0102' }
  expect(write({ signedExtensions: withHash, ...metadata })).toBe(
    `0000040014000100010102${end}01${'cc'.repeat(32)}`,
  )
  const long = `0x${'11'.repeat(300)}`
  const whole = hex.decode(`${'11'.repeat(300)}001400${end}`)
  expect(write({ method: long })).toBe(hex.encode(blake2b(whole, { dkLen: 32 })))
  for (const unknown of ['CheckNothing', 'constructor', '__proto__'])
    expect(write({ signedExtensions: [unknown] })).toBeUndefined()
  expect(write({ version: 5 })).toBeUndefined()
  for (const wrong of [
    { method: 'call' },
    { blockHash: '0xbb' },
    { specVersion: '0x0100000000' },
    { nonce: 'many' },
    { nonce: '-1' },
  ])
    expect(() => write(wrong)).toThrow()
})

test('a balance is what is free, however large, and nothing where there is no account', async () => {
  const calls: unknown[] = []
  const read = (answer: unknown) => {
    const rpc = async (_: string, call: unknown) => {
      calls.push(call)
      return answer
    }
    return getBalance(rpc, { address, network })
  }
  const record = (free: string) => `0x${'00'.repeat(16)}${free}${'ff'.repeat(48)}`
  await expect(read(null)).resolves.toBe(0n)
  await expect(read(record(`01${'00'.repeat(15)}`))).resolves.toBe(1n)
  await expect(read(record('ff'.repeat(16)))).resolves.toBe(2n ** 128n - 1n)
  const place = `0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9${hex.encode(
    blake2b(key, { dkLen: 16 }),
  )}${hex.encode(key)}`
  expect(calls[0]).toEqual({ method: 'state_getStorage', params: [place] })
  for (const wrong of ['0x00', '', 7, {}, `0x${'0'.repeat(10_000_000)}`, undefined])
    await expect(read(wrong)).rejects.toMatchObject({ code: 'answer_invalid' })
})

import { bitcoin } from '@foyer/adapters/bitcoin'
import { connect, createFoyer, disconnect, reconnect, signMessage, startClient } from '@foyer/core'
import { bitcoin as network } from '@foyer/protocol/networks'
import { createBitcoinWallet } from '@foyer/testing'
import * as sats from '@sats-connect/core'
import { Verifier } from 'bip322-js'
import { type GenericSchema, is } from 'valibot'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

type Provider = {
  request(method: string, params: unknown): Promise<unknown>
  addListener(info: unknown): () => void
}
type Scope = EventTarget & { XverseProviders: { BitcoinProvider: Provider } }

const id = 'XverseProviders.BitcoinProvider'
const message = 'Grüße'
const networks = [{ chain: 'bitcoin:mainnet', esploraUrl: 'http://127.0.0.1:9' }] as const

let page: Scope
beforeAll(() => {
  page = new EventTarget() as Scope
  // Sats Connect looks for its page here.
  vi.stubGlobal('window', page)
})
afterAll(() => vi.unstubAllGlobals())

function openWallet() {
  const wallet = createBitcoinWallet({
    ...{ name: 'Xverse', networks, shape: 'sats', window: page, storage: 'none' },
    accounts: [0, 1],
  })
  onTestFinished(wallet.destroy)
  return wallet
}

test('Sats Connect itself connects the test kit’s wallet, has it sign, and hears of another account', async () => {
  const wallet = openWallet()
  const { AddressPurpose } = sats
  const purposes = [AddressPurpose.Payment, AddressPurpose.Ordinals]
  const connected = await sats.request('wallet_connect', { addresses: purposes }, id)
  if (connected.status === 'error') throw new Error(connected.error.message)
  const [payment] = connected.result.addresses
  expect(payment?.address).toBe(wallet.addresses[0])
  expect(connected.result.addresses.every((one) => is(sats.addressSchema, one))).toBe(true)

  const given = { address: payment?.address ?? '', message }
  const signed = await sats.request('signMessage', given, id)
  if (signed.status === 'error') throw new Error(signed.error.message)
  expect(Verifier.verifySignature(given.address, message, signed.result.signature)).toBe(true)

  const heard: unknown[] = []
  const stop = sats.addListener(
    { eventName: 'accountChange', cb: (event: unknown) => void heard.push(event) },
    id,
  )
  wallet.selectAccount(1)
  expect(heard.every((event) => is(sats.accountChangeSchema, event))).toBe(true)
  expect(heard).toHaveLength(1)
  stop()
  wallet.reject()
  const declined = await sats.request(
    'signMessage',
    { ...given, address: wallet.addresses[1] ?? '' },
    id,
  )
  expect(declined).toMatchObject({
    status: 'error',
    error: { code: sats.RpcErrorCode.USER_REJECTION },
  })
})

/** What Sats Connect says that a wallet takes, by the request. */
const taken: Readonly<Record<string, GenericSchema>> = {
  wallet_connect: sats.connectParamsSchema,
  wallet_getAccount: sats.getAccountParamsSchema,
  wallet_getNetwork: sats.getNetworkParamsSchema,
  wallet_disconnect: sats.disconnectParamsSchema,
  signMessage: sats.signMessageParamsSchema,
  signPsbt: sats.signPsbtParamsSchema,
  sendTransfer: sats.sendTransferParamsSchema,
} as never

test('what the adapter requests is what Sats Connect says that a wallet takes, listeners too', async () => {
  const wallet = openWallet()
  const { BitcoinProvider: inner } = page.XverseProviders
  const requested: string[] = []
  const refused: string[] = []
  page.XverseProviders.BitcoinProvider = {
    request(method, params) {
      requested.push(method)
      const schema = taken[method]
      if (!schema || !is(schema, params)) refused.push(`${method} ${JSON.stringify(params)}`)
      return inner.request(method, params)
    },
    addListener(info) {
      const { cb, eventName } = Object(info)
      if (typeof cb !== 'function' || typeof eventName !== 'string') refused.push('addListener')
      return inner.addListener(info)
    },
  }
  const open = () => {
    const client = createFoyer({
      projectId: 'interop',
      networks: [{ ...network, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }],
      adapters: [bitcoin({ page: page as never })],
    })
    onTestFinished(startClient(client))
    return client
  }
  const client = open()
  const connection = await connect(client, { connectorId: `window:${id}`, namespace: 'bip122' })
  const [address = '', next] = wallet.addresses
  expect(connection.accounts[0]).toMatchObject({ address, type: 'payment' })
  const signature = await signMessage(client, { message })
  expect(Verifier.verifySignature(address, message, signature)).toBe(true)

  wallet.selectAccount(1)
  const inUse = () => client.store.getState().connection.byNamespace.bip122?.accounts[0].address
  await expect.poll(inUse).toBe(next)
  await reconnect(client)
  await disconnect(client, { namespace: 'bip122' })
  expect(refused).toEqual([])
  expect(requested).toEqual(
    expect.arrayContaining([
      'wallet_connect',
      'wallet_getAccount',
      'signMessage',
      'wallet_disconnect',
    ]),
  )
})

import { createHash } from 'node:crypto'
import { cosmos } from '@foyer/adapters/cosmos'
import {
  connect,
  createFoyer,
  disconnect,
  signMessage,
  signTypedData,
  startClient,
} from '@foyer/core'
import { bech32Address } from '@foyer/protocol'
import { cosmosHub } from '@foyer/protocol/networks'
import { createCosmosWallet } from '@foyer/testing'
import { InjectedKeplr, injectKeplrToWindow } from '@keplr-wallet/provider'
import { JSONUint8Array } from '@keplr-wallet/router'
import { secp256k1 } from '@noble/curves/secp256k1'
import { base64, hex } from '@scure/base'
import { expect, onTestFinished, test, vi } from 'vitest'

type Listen = (event: unknown) => void

/** Messages between the page and the content script of an extension: copied, and later. */
function createChannel() {
  const listeners = new Set<Listen>()
  return {
    addMessageListener: (listener: Listen) => void listeners.add(listener),
    removeMessageListener: (listener: Listen) => void listeners.delete(listener),
    postMessage(message: unknown) {
      const data = structuredClone(message)
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener({ data })
      })
    },
  }
}

/** A page in which Keplr's own object stands; behind it, in the place of the extension, is the test kit's wallet. */
function openKeplr() {
  const behind = new EventTarget()
  const wallet = createCosmosWallet({
    ...{ name: 'Keplr', window: behind, storage: 'none', accounts: [0, 1] },
    chains: [{ chainId: 'cosmoshub-4', prefix: 'cosmos' }],
  })
  const channel = createChannel()
  const own = wallet.wallet as { signDirect(...given: readonly unknown[]): unknown }
  const none = () => {}
  const extension = {
    ...own,
    // Of other chain families it has no accounts.
    ...{
      ethereum: { request: none },
      starknet: { request: () => ({}) },
      bitcoin: { getAccounts: none },
    },
    // The bytes of this one are read by what stands behind the proxy.
    signDirect(chainId: string, signer: string, document: Readonly<Record<string, unknown>>) {
      const { bodyBytes, authInfoBytes } = document
      const bytes = JSONUint8Array.unwrap({ bodyBytes, authInfoBytes })
      return own.signDirect(chainId, signer, { ...document, ...bytes })
    },
  }
  onTestFinished(InjectedKeplr.startProxy(extension as never, undefined, channel))
  onTestFinished(wallet.destroy)
  const page = Object.assign(new EventTarget(), { location: { origin: 'https://page.example' } })
  // The object looks for its page here.
  vi.stubGlobal('window', page)
  onTestFinished(() => void vi.unstubAllGlobals())
  const kind = { id: 'keplr', name: 'Keplr', icon: '' }
  const keplr = new InjectedKeplr(
    ...([undefined, '0.12.313', 'extension', none, none, channel, undefined] as const),
    undefined,
    kind,
  )
  injectKeplrToWindow(keplr)
  // The content script hands the event on.
  const event = 'keplr_keystorechange'
  behind.addEventListener(event, () => page.dispatchEvent(new Event(event)))
  return { wallet, page }
}

async function open() {
  const { wallet, page } = openKeplr()
  const client = createFoyer({
    projectId: 'interop',
    networks: [{ ...cosmosHub, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }],
    adapters: [cosmos({ page: page as never })],
  })
  onTestFinished(startClient(client))
  return { wallet, client }
}

test('Keplr’s own object in a page connects, signs a text and documents, follows its user and leaves', async () => {
  const { wallet, client } = await open()
  const address = wallet.addressOn('cosmoshub-4')
  const connection = await connect(client, { connectorId: 'keplr:keplr', namespace: 'cosmos' })
  const [account] = connection.accounts
  expect(account).toMatchObject({ address, publicKey: expect.any(String) })
  const key = base64.decode((account as { publicKey?: string }).publicKey ?? '')
  expect(bech32Address.isOf(address, key)).toBe(true)

  // Each is checked by Foyer against what was to be signed, or is refused.
  const signature = await signMessage(client, { message: 'Grüße & <mehr>' })
  expect(base64.decode(signature)).toHaveLength(64)
  const amino = await signTypedData(client, {
    typedData: {
      ...{ chain_id: 'cosmoshub-4', account_number: '7', sequence: '1', memo: 'für <alle>' },
      fee: { amount: [{ denom: 'uatom', amount: '1' }], gas: '100000' },
      msgs: [{ type: 'cosmos-sdk/MsgVote', value: { note: '<a> & <b>' } }],
    },
  } as never)
  expect(base64.decode(amino)).toHaveLength(64)
  const direct = await signTypedData(client, {
    typedData: {
      ...{ chainId: 'cosmoshub-4', accountNumber: 2n ** 53n + 1n },
      bodyBytes: hex.decode('0102'),
      authInfoBytes: hex.decode('03'),
    },
  } as never)
  const bytes = hex.decode(
    '0a0201021201031a0b636f736d6f736875622d342081808080808080 10'.replace(' ', ''),
  )
  expect(
    secp256k1.verify(base64.decode(direct), createHash('sha256').update(bytes).digest(), key),
  ).toBe(true)

  wallet.selectAccount(1)
  const inUse = () => client.store.getState().connection.byNamespace.cosmos?.accounts[0].address
  await expect.poll(inUse).toBe(wallet.addressOn('cosmoshub-4'))
  expect(inUse()).not.toBe(address)
  // Keplr's word for a user who declines, as it comes through the proxy.
  const declined = Object.assign(new Error('Request rejected'), { module: 'keyring', code: 1 })
  wallet.fail(declined, 'signArbitrary')
  await expect(signMessage(client, { message: 'no' })).rejects.toMatchObject({
    code: 'user_rejected',
  })
  await disconnect(client, { namespace: 'cosmos' })
  await expect.poll(() => wallet.requests.at(-1)?.method).toBe('disable')
})

import type { SiwxSession } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { openModal } from '../modal/openModal.js'
import { startClient } from '../startClient.js'
import { createTestClient, testNetwork } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { testStore } from '../testing/testStore.js'
import type { WalletSession } from '../WalletSession.js'
import { getSession } from './getSession.js'
import type { OneClickWay } from './OneClick.js'
import { oneClickOf } from './oneClickOf.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const bramble = { connectorId: 'test.bramble', namespace: 'eip155' } as const
const network = { ...testNetwork(1), caipNetworkId: 'eip155:1', chainNamespace: 'eip155' } as const

/** A page with two wallets, which sign whatever they are given while they connect. */
async function page(session: (id: string) => Promise<WalletSession> = async () => fakeSession()) {
  const connectors = [kestrel, bramble].map(({ connectorId: id }) =>
    fakeConnector({ id, rdns: id }),
  )
  const asked: string[] = []
  const adapter = fakeAdapter({
    connectors,
    connect: async ({ id }, { signIn }) => {
      const { signedIn: _, ...given } = await session(id)
      if (!signIn) return given
      asked.push(id)
      const signedIn = await signIn.run(async (_method, params) => {
        const [{ capabilities }] = params as [{ capabilities: { signInWithEthereum: Fields } }]
        const { address } = given.accounts[0]
        const message = written(address, capabilities.signInWithEthereum)
        const signInWithEthereum = { message, signature: '0x01' }
        return { accounts: [{ address, capabilities: { signInWithEthereum } }] }
      })
      return { ...given, signedIn }
    },
  })
  const store = testStore(async () => true)
  const client = createTestClient({ siwx: store, adapters: [adapter] })
  onTestFinished(client.destroy)
  onTestFinished(startClient(client))
  openModal(client)
  const ready = (way: OneClickWay = kestrel) =>
    expect.poll(() => oneClickOf(client).offer(way, network)).toBeDefined()
  await ready()
  return { client, store, adapter, asked, ready, status: () => getSession(client).status }
}

type Fields = Readonly<Record<'domain' | 'statement' | 'uri' | 'nonce' | 'issuedAt', string>>

/** As EIP-4361 has it, by hand. */
const written = (address: string, { domain, statement, uri, nonce, issuedAt }: Fields) =>
  `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n${statement}\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: ${nonce}\nIssued At: ${issuedAt}`

test('a wallet that signs while it connects is signed in, and the state says so from the first', async () => {
  const { client, store, status } = await page()
  const seen = new Set<string>()
  onTestFinished(client.store.subscribe(() => seen.add(status())))
  await connect(client, kestrel)
  await expect.poll(status).toBe('signedIn')
  expect([...seen]).toEqual(['signedOut', 'verifying', 'signedIn'])
  expect(store.sessions[0]?.data.accountAddress).toBe(fakeAddress)
})

test('what one wallet signed is of no other', async () => {
  const { client, store, status } = await page()
  const data = { accountAddress: fakeAddress, chainId: 'eip155:1' } as SiwxSession['data']
  oneClickOf(client).note(bramble, [{ data, message: 'of another wallet', signature: '0x' }])
  await connect(client, kestrel)
  await expect.poll(status).toBe('asking')
  expect(store.calls).not.toContain('addSession')
})

test('a nonce that is too old is given to no wallet, and is made anew while the list is shown', async () => {
  const { client, store, ready } = await page()
  const first = await oneClickOf(client).terms(kestrel)
  client.held.pass(240_000)
  await ready()
  const second = await oneClickOf(client).terms(kestrel)
  expect(second?.nonce).not.toBe(first?.nonce)
  expect(store.calls.filter((call) => call === 'createTerms')).toHaveLength(2)
})

test('a wallet of another device, or of a login, has its own way to do both', async () => {
  const { client } = await page()
  for (const connectorId of ['walletConnect', 'ID_AUTH'])
    expect(oneClickOf(client).offer({ connectorId, namespace: 'eip155' }, network)).toBeUndefined()
})

test('no list of wallets, no nonce', async () => {
  const store = testStore(async () => true)
  const client = createTestClient({ siwx: store, adapters: [fakeAdapter()] })
  onTestFinished(client.destroy)
  onTestFinished(startClient(client))
  openModal(client, { view: { name: 'Networks' } })
  await connect(client, kestrel)
  await expect.poll(() => getSession(client).status).toBe('asking')
  expect(store.calls).not.toContain('createTerms')
})

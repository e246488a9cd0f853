import { connect, openModal, startClient } from '@foyer/core'
import { findConnector, prepareWallets } from '@foyer/core/internal'
import { getSession, signIn } from '@foyer/core/siwx'
import { createTestClient, testStore } from '@foyer/core/testing'
import type { Network } from '@foyer/protocol'
import type { SiwxSession } from '@foyer/protocol/siwx'
import { createSolanaWallet, type SolanaWalletOptions } from '@foyer/testing'
import { expect, onTestFinished, test } from 'vitest'
import { testPage } from './fixtures/testPage.js'
import { verifyEd25519 } from './fixtures/verifyEd25519.js'
import { solana } from './solana.js'

const chainId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
/** No node is asked: a key signs without one. */
const devnet: Network = {
  ...{ id: chainId.slice(7), caipNetworkId: chainId, chainNamespace: 'solana', name: 'Devnet' },
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}
const drumlin = { connectorId: 'standard:drumlin', namespace: 'solana' } as const

/** Node's own cryptography is of no part of what signs and checks here. */
const verify = async ({ data, message, signature }: SiwxSession) =>
  verifyEd25519({ address: data.accountAddress, message, signature })

/** A page whose list of wallets is open, and ready for a press on Drumlin, which has two accounts. */
async function ready(options: Partial<SolanaWalletOptions> = {}, stored?: Storage) {
  const { page, window } = testPage()
  const wallet = createSolanaWallet({
    ...{ name: 'Drumlin', window, storage: 'none', accounts: [0, 1] },
    clusters: [{ chain: 'solana:devnet', rpcUrl: 'http://127.0.0.1:1' }],
    ...options,
  })
  const store = testStore(verify)
  const client = createTestClient(
    { siwx: store, adapters: [solana({ page })], networks: [devnet] },
    stored && { localStorage: () => stored },
  )
  onTestFinished(() => {
    client.destroy()
    wallet.destroy()
  })
  onTestFinished(startClient(client))
  openModal(client)
  const found = () => findConnector(client.store.getState().wallets, drumlin.connectorId, 'solana')
  await expect.poll(found).toBeDefined()
  await prepareWallets(client)
  await expect.poll(() => client.handles.oneClick?.offer(drumlin, devnet)).toBeDefined()
  const status = () => getSession(client, { chainNamespace: 'solana' }).status
  const methods = () => wallet.requests.map(({ method }) => method)
  return { client, store, wallet, status, methods }
}

test('one approval connects and signs in', async () => {
  const { client, store, wallet, status, methods } = await ready()
  wallet.hold()
  const connected = connect(client, drumlin)
  // In the turn of the press.
  expect(methods()).toEqual(['solana:signIn'])
  wallet.release()
  await connected
  await expect.poll(status).toBe('signedIn')
  expect(wallet.open).toEqual([])
  expect(store.calls).toEqual(['createTerms', 'addSession'])
  expect(store.sessions[0]?.data).toMatchObject({ accountAddress: wallet.addresses[0], chainId })
})

test('a page that goes while the wallet has it leaves nothing behind: the next one is signed out, and the press on it prompts once', async () => {
  const gone = await ready()
  gone.wallet.hold()
  const connected = connect(gone.client, drumlin)
  connected.catch(() => {})
  expect(gone.wallet.open).toHaveLength(1)
  gone.client.destroy()
  gone.wallet.release()
  await expect(connected).rejects.toMatchObject({ code: 'client_destroyed' })
  expect(gone.store.calls).toEqual(['createTerms'])
  const next = await ready({}, gone.client.stored)
  expect(next.status()).toBe('signedOut')
  expect(next.client.store.getState().connection.byNamespace).toEqual({})
  expect(next.methods()).not.toContain('solana:signIn')
  await connect(next.client, drumlin)
  await expect.poll(next.status).toBe('signedIn')
  expect(next.methods().filter((method) => method === 'solana:signIn')).toHaveLength(1)
})

test('the account that signs in is the one that is connected, whichever the wallet names first', async () => {
  const { client, store, wallet, status } = await ready({
    intercept: ({ method }, next) =>
      method === 'standard:connect'
        ? next().then((answer) => {
            const { accounts } = answer as { accounts: readonly unknown[] }
            return { accounts: [...accounts].reverse() }
          })
        : undefined,
  })
  wallet.selectAccount(1)
  await connect(client, drumlin)
  await expect.poll(status).toBe('signedIn')
  const [, second] = wallet.addresses
  expect(store.sessions[0]?.data.accountAddress).toBe(second)
  expect(client.store.getState().connection.byNamespace.solana?.accounts[0].address).toBe(second)
})

test('a wallet without a standard of its own is connected as ever', async () => {
  const { client, methods } = await ready({ features: ['signMessage'] })
  await connect(client, drumlin)
  expect(methods()).toEqual(['standard:connect'])
})

test('a user who says no is not prompted again', async () => {
  const { client, wallet, methods } = await ready()
  wallet.reject('solana:signIn')
  await expect(connect(client, drumlin)).rejects.toMatchObject({ code: 'user_rejected' })
  expect(methods()).toEqual(['solana:signIn'])
})

test('a wallet that refuses to sign in, for whatever reason, is connected', async () => {
  const { client, wallet, status } = await ready()
  wallet.fail(new Error('Not from this origin'), 'solana:signIn')
  await connect(client, drumlin)
  expect(status()).not.toBe('signedIn')
  wallet.approve()
  await expect.poll(() => client.store.getState().siwx.byNamespace.solana?.text).toBeDefined()
  await signIn(client)
  expect(status()).toBe('signedIn')
})

test('a sign-in for an account that the wallet does not give is none: it is connected, and asked again', async () => {
  const { client, store, wallet, status } = await ready({
    intercept: ({ method }, next) =>
      method === 'standard:connect'
        ? next().then((answer) => {
            const { accounts } = answer as { accounts: readonly unknown[] }
            return { accounts: accounts.slice(1) }
          })
        : undefined,
  })
  wallet.selectAccount(1)
  await connect(client, drumlin)
  await expect.poll(status).toBe('asking')
  expect(client.store.getState().connection.byNamespace.solana?.accounts[0].address).toBe(
    wallet.addresses[0],
  )
  expect(store.calls).not.toContain('addSession')
})

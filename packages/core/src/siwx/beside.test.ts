import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { fakeAddress, fakeSession } from '../testing/fakeAdapter.js'
import { bramble, severalWallets } from './fixtures/severalWallets.js'
import { kestrel, other, pagesOf } from './fixtures/signInPage.js'
import { signIn } from './signIn.js'

const page = pagesOf(onTestFinished)

test('the end of one wallet leaves the session of an account that another wallet has, too', async () => {
  const { client, store, statusOf, text } = severalWallets(page)
  await connect(client, kestrel)
  await text('eip155')
  await signIn(client)
  await connect(client, bramble)
  await expect.poll(() => statusOf('eip155')).toBe('signedIn')
  const asked = () => store.calls.filter((call) => call === 'getSessions').length
  const before = asked()
  await disconnect(client, kestrel)
  await expect.poll(asked).toBeGreaterThan(before)
  expect(store.sessions).toHaveLength(1)
  expect(statusOf('eip155')).toBe('signedIn')
})

test('where a backend ends its one session with a wallet beside, the account in use is signed in no more', async () => {
  const { client, store, statusOf, text } = severalWallets(page, {}, { 'test.bramble': other })
  const endAll: SiwxStore['revokeSession'] = async () => {
    store.sessions = []
  }
  Object.assign(store, { revokeSession: endAll })
  for (const wallet of [kestrel, bramble]) {
    await connect(client, wallet)
    await text('eip155')
    await signIn(client)
  }
  await disconnect(client, kestrel)
  await expect.poll(() => statusOf('eip155')).toBe('signedOut')
})

/** A page with two wallets of an account each: `kestrel` signed in on two networks, `bramble` on one, and is in use. */
async function signedOnTwo() {
  const one = severalWallets(page, {}, { 'test.bramble': other })
  const { client, evm, store, text } = one
  await connect(client, kestrel)
  await text('eip155')
  await signIn(client)
  evm.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
  await expect.poll(() => client.store.getState().siwx.byNamespace.eip155?.status).toBe('asking')
  await text('eip155')
  await signIn(client)
  await connect(client, bramble)
  await text('eip155')
  await signIn(client)
  expect(store.sessions).toHaveLength(3)
  return one
}

const keptOf = ({ sessions }: { sessions: readonly SiwxSession[] }) =>
  sessions.map(({ data }) => `${data.chainId}:${data.accountAddress}`)

test('the end of one wallet ends the sessions of its account on all networks, and none of another account', async () => {
  const { client, store, statusOf } = await signedOnTwo()
  await disconnect(client, kestrel)
  await expect.poll(() => keptOf(store)).toEqual([`eip155:1:${other}`])
  expect(statusOf('eip155')).toBe('signedIn')
})

test('a network that cannot be asked about leaves no session on another one', async () => {
  const { client, store } = await signedOnTwo()
  const { revokeSession } = store
  Object.assign(store, {
    revokeSession: async (...[chainId, address]: Parameters<typeof revokeSession>) => {
      if (chainId === 'eip155:10') throw new Error('away')
      await revokeSession(chainId, address)
    },
  })
  await disconnect(client, kestrel)
  await expect.poll(() => keptOf(store)).toEqual([`eip155:10:${fakeAddress}`, `eip155:1:${other}`])
})

test('no session is ended on a network where there is none', async () => {
  const { client, store } = await signedOnTwo()
  const ended: string[] = []
  const { revokeSession } = store
  Object.assign(store, {
    revokeSession: (...[chainId, address]: Parameters<typeof revokeSession>) => {
      ended.push(chainId)
      return revokeSession(chainId, address)
    },
  })
  await disconnect(client, bramble)
  await expect.poll(() => ended).toEqual(['eip155:1'])
  expect(store.sessions).toHaveLength(2)
})

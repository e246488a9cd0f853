import type { SiwxStore } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { fakeSession } from '../testing/fakeAdapter.js'
import { kestrel, other, pagesOf } from './fixtures/signInPage.js'
import { getSessionHeaders } from './getSessionHeaders.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const page = pagesOf(onTestFinished)
const request = { url: 'https://app.example/api/orders' }
const headers = { authorization: 'DPoP of-the-session' }
const changed = fakeSession({ accounts: [{ address: other, type: 'eoa' }] })

/** A page that is signed in at a backend which knows its sessions by headers, as one that has a single session does. */
async function signedInPage(given: Partial<SiwxStore> = {}) {
  const one = page({ headersFor: async () => headers, ...given })
  await connect(one.client, kestrel)
  await one.asked()
  await signIn(one.client)
  return one
}

test('a request of the account that is signed in has its headers', async () => {
  const { client } = await signedInPage()
  expect(await getSessionHeaders(client, request)).toEqual(headers)
})

test('an account that is not signed in gets none of the one before, whose session is kept', async () => {
  const { client, store, adapter, shown } = await signedInPage()
  adapter.emitter().session('test.kestrel', changed)
  await expect.poll(shown).toBe('SIWXSignMessage')
  expect(store.sessions).toHaveLength(1)
  await expect(getSessionHeaders(client, request)).rejects.toMatchObject({ code: 'signed_out' })
  adapter.emitter().session('test.kestrel', fakeSession())
  expect(await getSessionHeaders(client, request)).toEqual(headers)
})

test('a change of the account while the headers are made comes too late for none', async () => {
  const { client, adapter } = await signedInPage({
    headersFor: async () => {
      adapter.emitter().session('test.kestrel', changed)
      return headers
    },
  })
  await expect(getSessionHeaders(client, request)).rejects.toMatchObject({ code: 'signed_out' })
})

test('the answer of the store is waited for, and a store that has none in time ends the wait', async () => {
  const { client, adapter } = await signedInPage()
  adapter.emitter().session('test.kestrel', changed)
  const asked = getSessionHeaders(client, request)
  await expect(asked).rejects.toMatchObject({ code: 'signed_out' })
  const late = page({ headersFor: async () => headers, getSessions: () => new Promise(() => {}) })
  await connect(late.client, kestrel)
  const waiting = getSessionHeaders(late.client, request)
  const settled = expect(waiting).rejects.toMatchObject({ code: 'server_timeout' })
  await expect.poll(() => late.store.calls).toContain('getSessions')
  late.client.held.pass(60_000)
  await settled
})

test('neither a page without a wallet nor one that signed out has headers, also where a cookie goes by itself', async () => {
  const { client } = await signedInPage()
  await signOut(client)
  await expect(getSessionHeaders(client, request)).rejects.toMatchObject({ code: 'signed_out' })
  const left = await signedInPage()
  await disconnect(left.client)
  await expect(getSessionHeaders(left.client, request)).rejects.toMatchObject({
    code: 'signed_out',
  })
  const byCookie = await signedInPage()
  delete byCookie.store.headersFor
  expect(await getSessionHeaders(byCookie.client, request)).toEqual({})
  await signOut(byCookie.client)
  await expect(getSessionHeaders(byCookie.client, request)).rejects.toMatchObject({
    code: 'signed_out',
  })
})

test('a store that keeps sessions without a wallet has their headers, until another account is connected', async () => {
  const { client, adapter } = await signedInPage({ signOutOnDisconnect: false })
  await disconnect(client)
  expect(await getSessionHeaders(client, request)).toEqual(headers)
  await connect(client, kestrel)
  adapter.emitter().session('test.kestrel', changed)
  await expect(getSessionHeaders(client, request)).rejects.toMatchObject({ code: 'signed_out' })
})

test('each chain family has the headers of its own account', async () => {
  const { client } = await signedInPage()
  expect(await getSessionHeaders(client, { ...request, chainNamespace: 'eip155' })).toEqual(headers)
  await expect(
    getSessionHeaders(client, { ...request, chainNamespace: 'solana' }),
  ).rejects.toMatchObject({ code: 'signed_out' })
})

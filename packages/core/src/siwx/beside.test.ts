import type { SiwxStore } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
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

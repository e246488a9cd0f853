import type { SiwxSession } from '@foyer/protocol/siwx'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import type { FakeAdapterOptions } from '../testing/fakeAdapter.js'
import { fakeSession } from '../testing/fakeAdapter.js'
import { kestrel, other, pagesOf } from './fixtures/signInPage.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

const page = pagesOf(onTestFinished)

/** A page whose user has signed, and whose store still checks. */
async function verifying() {
  const one = page()
  const { client, store, asked, status } = one
  const { addSession } = store
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const late = async (session: SiwxSession) => {
    await answered
    await addSession(session)
  }
  Object.assign(store, { addSession: late })
  await connect(client, kestrel)
  await asked()
  const done = signIn(client)
  done.catch(() => {})
  await expect.poll(status).toBe('verifying')
  return { ...one, answer: () => answer(), done }
}

test('a wallet that is disconnected while the store checks leaves no session', async () => {
  const { client, store, answer, done } = await verifying()
  await disconnect(client)
  await expect.poll(() => store.calls).toContain('setSessions')
  answer()
  await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
  await expect.poll(() => store.sessions).toEqual([])
})

test('an account that is changed while the store checks leaves none of the former', async () => {
  const { store, adapter, answer, done } = await verifying()
  const accounts = [{ address: other, type: 'eoa' }] as const
  adapter.emitter().session('test.kestrel', fakeSession({ accounts }))
  answer()
  await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
  expect(store.sessions).toEqual([])
})

test('who signs out while the store checks is signed out', async () => {
  const { client, store, status, answer, done } = await verifying()
  await signOut(client)
  answer()
  await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
  expect(store.sessions).toEqual([])
  expect(status()).toBe('signedOut')
})

test('who signs out while the wallet signs is not signed in by what it signs later', async () => {
  let answer = (_: string) => {}
  const signMessage: FakeAdapterOptions['signMessage'] = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const { client, store, status, asked } = page({}, { wallet: { signMessage } })
  await connect(client, kestrel)
  await asked()
  const done = signIn(client)
  await signOut(client)
  answer('0x01')
  await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
  expect(store.calls).not.toContain('addSession')
  expect(status()).toBe('signedOut')
})

import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { switchConnection } from '../connection/switchConnection.js'
import { heron, severalWallets, solanaId } from './fixtures/severalWallets.js'
import { kestrel, pagesOf } from './fixtures/signInPage.js'
import { signIn } from './signIn.js'

const page = pagesOf(onTestFinished)

async function both(given: Partial<SiwxStore> = {}) {
  const one = severalWallets(page, given)
  await connect(one.client, kestrel)
  await one.text('eip155')
  await signIn(one.client)
  await connect(one.client, heron)
  switchConnection(one.client, heron)
  await one.text('solana')
  return one
}

const tell = (window: EventTarget) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'foyer:test:v1:signIn' }))

describe('wallets of two chain families', () => {
  test('the end of a session in another tab is seen of the family that is not in use', async () => {
    const { client, store, statusOf, window } = await both()
    await signIn(client)
    store.sessions = store.sessions.filter(({ data }) => data.chainId === solanaId)
    tell(window)
    await expect.poll(() => statusOf('eip155')).toBe('signedOut')
    expect(statusOf('solana')).toBe('signedIn')
  })

  test('the end of a session by its time is seen of the family that is not in use', async () => {
    const one = severalWallets(page)
    const { client, store, statusOf } = one
    const { createMessage } = store
    const expirationTime = new Date(client.clock.now() + 60_000).toISOString()
    Object.assign(store, {
      createMessage: async (input: Parameters<typeof createMessage>[0]) => ({
        ...(await createMessage(input)),
        ...(input.chainId === 'eip155:1' && { expirationTime }),
      }),
    })
    await connect(client, kestrel)
    await one.text('eip155')
    await signIn(client)
    await connect(client, heron)
    switchConnection(client, heron)
    await one.text('solana')
    await signIn(client)
    store.sessions = store.sessions.filter(({ data }) => data.chainId === solanaId)
    client.held.pass(61_000)
    await expect.poll(() => statusOf('eip155')).toBe('signedOut')
    expect(statusOf('solana')).toBe('signedIn')
  })

  test('at a store that keeps one session the other account is signed in no more', async () => {
    const { client, store, statusOf, shown } = await both({ getRequired: () => true })
    const { addSession } = store
    Object.assign(store, {
      addSession: async (session: SiwxSession) => {
        store.sessions = []
        await addSession(session)
      },
    })
    await signIn(client)
    await expect.poll(() => statusOf('eip155')).toBe('signedOut')
    expect(statusOf('solana')).toBe('signedIn')
    // No account in use is prompted for the one that is not.
    expect(shown()).toBeUndefined()
    switchConnection(client, kestrel)
    await expect.poll(shown).toBe('SIWXSignMessage')
    expect(statusOf('eip155')).toBe('asking')
  })
})

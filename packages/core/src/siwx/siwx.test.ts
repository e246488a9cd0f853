import { FoyerError } from '@foyer/protocol'
import type { SiwxSession, SiwxStore } from '@foyer/protocol/siwx'
import { describe, expect, onTestFinished, test } from 'vitest'
import { connect } from '../connection/connect.js'
import { disconnect } from '../connection/disconnect.js'
import { testKey } from '../fixtures/testKey.js'
import { closeModal } from '../modal/closeModal.js'
import { openModal } from '../modal/openModal.js'
import { cancelSignIn } from '../screens/cancelSignIn.js'
import { pressSignIn } from '../screens/pressSignIn.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import {
  type FakeAdapterOptions,
  fakeAdapter,
  fakeAddress,
  fakeConnector,
  fakeSession,
} from '../testing/fakeAdapter.js'
import { fakeStore, kestrel, other, pagesOf } from './fixtures/signInPage.js'
import { getSession } from './getSession.js'
import { signIn } from './signIn.js'
import { signInStatus } from './signInStatus.js'
import { signOut } from './signOut.js'

const page = pagesOf(onTestFinished)

const signed = (calls: readonly string[]) => calls.filter((call) => call.startsWith('signMessage'))

describe('who connects', () => {
  test('is prompted, signs one text, and is signed in; the modal closes', async () => {
    const { client, store, status, shown, asked } = page()
    openModal(client)
    await connect(client, kestrel)
    await expect.poll(shown).toBe('SIWXSignMessage')
    await asked()
    pressSignIn(client)
    await expect.poll(status).toBe('signedIn')
    expect(shown()).toBeUndefined()
    const [session] = store.sessions
    expect(session?.message).toContain(fakeAddress)
    expect(session?.signature).toBe('0x00')
    expect(store.calls).toEqual(['getSessions', 'createMessage', 'addSession'])
  })

  test('with a session is not prompted, and the modal closes', async () => {
    const data = { accountAddress: fakeAddress, chainId: 'eip155:1' } as SiwxSession['data']
    const session = { data, message: '', signature: '' }
    const { client, store, status, shown } = page({ getSessions: async () => [session] })
    openModal(client)
    await connect(client, kestrel)
    await expect.poll(status).toBe('signedIn')
    expect(shown()).toBeUndefined()
    expect(store.calls).toEqual(['getSessions'])
  })

  test('by an action alone is prompted too', async () => {
    const { client, shown } = page()
    await connect(client, kestrel)
    await expect.poll(shown).toBe('SIWXSignMessage')
  })

  test('on a network that the host does not list is not asked for anything', async () => {
    const connectElsewhere = async () => fakeSession({ caipNetworkId: 'eip155:99' })
    const { client, store, status, shown } = page({}, { wallet: { connect: connectElsewhere } })
    openModal(client)
    await connect(client, kestrel)
    await expect.poll(status).toBe('signedOut')
    expect(shown()).toBe('UnsupportedChain')
    expect(store.calls).toEqual([])
  })

  test('gets the wallet’s request in the turn of the press', async () => {
    const { client, adapter, asked } = page()
    await connect(client, kestrel)
    await asked()
    pressSignIn(client)
    expect(signed(adapter.calls)).toHaveLength(1)
  })

  test('who presses twice signs once', async () => {
    const { client, adapter, status, asked } = page()
    await connect(client, kestrel)
    await asked()
    pressSignIn(client)
    pressSignIn(client)
    await expect.poll(status).toBe('signedIn')
    expect(signed(adapter.calls)).toHaveLength(1)
  })
})

describe('who says no', () => {
  test('stays connected where no session is required', async () => {
    const { client, status, shown, asked } = page()
    await connect(client, kestrel)
    await asked()
    await cancelSignIn(client)
    expect(status()).toBe('refused')
    expect(shown()).toBeUndefined()
    expect(client.store.getState().connection.byNamespace.eip155).toBeDefined()
  })

  test('is disconnected where one is', async () => {
    const { client, shown, asked } = page({ getRequired: () => true })
    await connect(client, kestrel)
    await asked()
    await cancelSignIn(client)
    expect(client.store.getState().connection.byNamespace.eip155).toBeUndefined()
    expect(shown()).toBeUndefined()
  })

  test('by closing the modal said no; where a session is required it shakes and stays', async () => {
    const one = page()
    await connect(one.client, kestrel)
    await one.asked()
    closeModal(one.client)
    expect(one.status()).toBe('refused')
    const required = page({ getRequired: () => true })
    await connect(required.client, kestrel)
    await required.asked()
    closeModal(required.client)
    expect(required.client.store.getState().modal).toMatchObject({ open: true, shakes: 1 })
    expect(required.status()).toBe('asking')
  })

  test('in the wallet reads that, and can press again with another nonce', async () => {
    let answers = 0
    const signMessage = async () => {
      answers += 1
      if (answers === 1) throw new FoyerError('user_rejected')
      return '0x01'
    }
    const { client, store, status, asked } = page({}, { wallet: { signMessage } })
    await connect(client, kestrel)
    await asked()
    pressSignIn(client)
    await expect.poll(() => client.store.getState().notices.notice?.code).toBe('signature_declined')
    await asked()
    expect(client.store.getState().siwx.byNamespace.eip155).toMatchObject({
      status: 'asking',
      error: { code: 'user_rejected' },
    })
    pressSignIn(client)
    await expect.poll(status).toBe('signedIn')
    expect(store.calls.filter((call) => call === 'createMessage')).toHaveLength(2)
  })

  test('while the wallet signs is not signed in by what it signs later', async () => {
    let answer = (_: string) => {}
    const signMessage = () => new Promise<string>((resolve) => (answer = resolve))
    const { client, store, status, asked } = page({}, { wallet: { signMessage } })
    await connect(client, kestrel)
    await asked()
    const done = signIn(client)
    await cancelSignIn(client)
    answer('0x01')
    await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
    expect(status()).toBe('refused')
    expect(store.calls).not.toContain('addSession')
  })
})

describe('another account, network or wallet', () => {
  test('while the wallet signs: its signature is thrown away', async () => {
    let answer = (_: string) => {}
    const signMessage = () => new Promise<string>((resolve) => (answer = resolve))
    const { client, store, adapter, asked } = page({}, { wallet: { signMessage } })
    await connect(client, kestrel)
    await asked()
    const done = signIn(client)
    const account = { address: other, type: 'eoa' } as const
    adapter.emitter().session('test.kestrel', fakeSession({ accounts: [account] }))
    answer('0x01')
    await expect(done).rejects.toMatchObject({ code: 'sign_in_overtaken' })
    expect(store.calls).not.toContain('addSession')
    await expect
      .poll(() => client.store.getState().siwx.byNamespace.eip155)
      .toMatchObject({ account: `eip155:1:${other}`, status: 'asking' })
  })

  const signedInPage = async (given: Partial<SiwxStore> = {}) => {
    const one = page(given)
    await connect(one.client, kestrel)
    await one.asked()
    await signIn(one.client)
    return one
  }

  test('has a session of its own, and the former keeps it', async () => {
    const { client, store, adapter, status, shown } = await signedInPage()
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    await expect.poll(shown).toBe('SIWXSignMessage')
    expect(store.sessions).toHaveLength(1)
    adapter.emitter().session('test.kestrel', fakeSession())
    await expect.poll(status).toBe('signedIn')
    expect(client.store.getState().siwx.byNamespace.eip155?.session).toBe(store.sessions[0])
  })

  test('ends the former one where the store wants that', async () => {
    const { store, adapter, shown } = await signedInPage({ signOutOnNetworkChange: true })
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    await expect.poll(shown).toBe('SIWXSignMessage')
    expect(store.sessions).toEqual([])
  })

  test('ends it so too where the host does not list the network', async () => {
    const { store, adapter } = await signedInPage({ signOutOnNetworkChange: true })
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:999' }))
    await expect.poll(() => store.sessions).toEqual([])
  })

  test('another account ends the sessions of the former on all networks where the store wants that', async () => {
    const { client, store, adapter, asked, status } = await signedInPage({
      signOutOnAccountChange: true,
    })
    const turn = (given: Parameters<typeof fakeSession>[0]) =>
      adapter.emitter().session('test.kestrel', fakeSession(given))
    turn({ caipNetworkId: 'eip155:10' })
    await asked()
    await signIn(client)
    expect(store.sessions).toHaveLength(2)
    turn({ caipNetworkId: 'eip155:10', accounts: [{ address: other, type: 'eoa' }] })
    await expect.poll(() => store.sessions).toEqual([])
    await expect.poll(status).toBe('asking')
  })

  /** A wallet that signs with its key, whatever account it says that it is. */
  async function signedBy(address: string, type: 'eoa' | 'smartAccount' = 'eoa') {
    const accounts = [{ address, type }] as const
    const signMessage = async (_: unknown, { message }: { message: string }) =>
      testKey.sign(message)
    const connected = async () => fakeSession({ accounts })
    const one = page({ scope: 'account' }, { wallet: { connect: connected, signMessage } })
    await connect(one.client, kestrel)
    await one.asked()
    await signIn(one.client)
    one.adapter
      .emitter()
      .session('test.kestrel', fakeSession({ accounts, caipNetworkId: 'eip155:10' }))
    return one
  }

  test('on all networks one signature holds, where the store says so and a key signed', async () => {
    const { store, status } = await signedBy(testKey.address)
    await expect.poll(status).toBe('signedIn')
    expect(store.calls.filter((call) => call === 'getSessions')).toHaveLength(1)
  })

  test.each(['eoa', 'smartAccount'] as const)(
    'but never for a contract, which is another one on each network: its wallet calls it %s',
    async (type) => {
      const { client, store, status, shown } = await signedBy(other, type)
      await expect.poll(shown).toBe('SIWXSignMessage')
      expect(status()).toBe('asking')
      expect(store.calls.filter((call) => call === 'getSessions')).toHaveLength(2)
      expect(getSession(client).session).toBeUndefined()
    },
  )
})

describe('the end of a session', () => {
  test('comes with the wallet’s', async () => {
    const { client, store, asked } = page()
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    await disconnect(client)
    await expect.poll(() => store.sessions).toEqual([])
    expect(client.store.getState().siwx.byNamespace).toEqual({})
  })

  test('does not where the store keeps it', async () => {
    const { client, store, asked } = page({ signOutOnDisconnect: false })
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    await disconnect(client)
    expect(store.sessions).toHaveLength(1)
  })

  test('by signing out leaves the wallet connected, unless a session is required', async () => {
    const { client, status, asked } = page()
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    await signOut(client)
    expect(status()).toBe('signedOut')
    expect(client.store.getState().connection.byNamespace.eip155).toBeDefined()
    const required = page({ getRequired: () => true })
    await connect(required.client, kestrel)
    await required.asked()
    await signIn(required.client)
    await signOut(required.client)
    expect(required.client.store.getState().connection.byNamespace.eip155).toBeUndefined()
  })

  test('by signing out waits for a wallet that is on its way back, and is not undone by an answer from before', async () => {
    const first = page()
    await connect(first.client, kestrel)
    await first.asked()
    await signIn(first.client)
    const kept = first.store.sessions
    let answer = (_sessions: readonly SiwxSession[]) => {}
    const getSessions = () =>
      new Promise<readonly SiwxSession[]>((resolve) => {
        answer = resolve
      })
    const store = fakeStore({ getSessions })
    const client = createTestClient({ siwx: store, adapters: [fakeAdapter()] })
    onTestFinished(client.destroy)
    client.storage.set('connected', JSON.stringify([kestrel]))
    onTestFinished(startClient(client))
    await expect
      .poll(() => client.store.getState().connection.restoring, { interval: 1 })
      .toContain('eip155')
    await signOut(client)
    expect(store.calls).toContain('revokeSession')
    await expect.poll(() => store.calls).toContain('getSessions')
    await signOut(client)
    answer(kept)
    await new Promise((resolve) => setTimeout(resolve))
    expect(signInStatus(client.store.getState(), 'eip155')).toBe('signedOut')
  })

  test('by signing out at a backend that is away is told as it is kept here', async () => {
    const away = new FoyerError('server_unreachable')
    const revoke = () => Promise.reject(away)
    const { client, store, status, asked } = page({ revokeSession: revoke })
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    await expect(signOut(client)).rejects.toBe(away)
    await expect.poll(() => store.calls.at(-1)).toBe('getSessions')
    expect(status()).toBe('signedIn')
    // As a store whose page keeps the session: here it has ended.
    store.sessions = []
    await expect(signOut(client)).rejects.toBe(away)
    await expect.poll(status).toBe('signedOut')
  })

  test('by its time is seen', async () => {
    const { client, store, status, asked } = page()
    const { createMessage } = store
    await connect(client, kestrel)
    await asked()
    const expirationTime = new Date(client.clock.now() + 60_000).toISOString()
    Object.assign(store, {
      createMessage: async (input: Parameters<typeof createMessage>[0]) => ({
        ...(await createMessage(input)),
        expirationTime,
      }),
    })
    await cancelSignIn(client)
    await signIn(client)
    expect(status()).toBe('signedIn')
    store.sessions = []
    client.held.pass(61_000)
    await expect.poll(status).toBe('signedOut')
  })

  test('in another tab is seen here', async () => {
    const { client, store, status, asked, window } = page()
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    store.sessions = []
    const key = 'foyer:test:v1:signIn'
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    await expect.poll(status).toBe('signedOut')
  })
})

describe('a store that leaves a chain family out', () => {
  test('asks its accounts nothing, also where a session is required, and ends nothing with them', async () => {
    const { client, store, adapter, status, shown } = page({
      namespaces: ['solana'],
      getRequired: () => true,
    })
    openModal(client)
    await connect(client, kestrel)
    await expect.poll(status).toBe('signedOut')
    await expect.poll(shown).toBeUndefined()
    await signOut(client)
    await expect(signIn(client)).rejects.toMatchObject({
      code: 'active_network_or_client_not_found',
    })
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    await expect.poll(status).toBe('signedOut')
    expect(client.store.getState().connection.byNamespace.eip155).toBeDefined()
    await disconnect(client)
    await client.handles.sessions?.()
    expect(store.calls).toEqual([])
  })

  test('still asks those of the others', async () => {
    const { client, status, asked } = page({ namespaces: ['eip155'] })
    await connect(client, kestrel)
    await asked()
    await signIn(client)
    expect(status()).toBe('signedIn')
  })
})

describe('a store that says how long its texts and answers hold', () => {
  test('makes another text when one has waited so long', async () => {
    const { client, asked } = page({ textLifeMs: 10_000 })
    const nonce = () => client.store.getState().siwx.byNamespace.eip155?.text?.nonce
    await connect(client, kestrel)
    await asked()
    const first = nonce()
    client.held.pass(10_000)
    await asked()
    expect(nonce()).not.toBe(first)
  })

  const signedIn = async (given: Partial<SiwxStore> = {}) => {
    const one = page({ recheckMs: 60_000, ...given })
    await connect(one.client, kestrel)
    await one.asked()
    await signIn(one.client)
    const asks = () => one.store.calls.filter((call) => call === 'getSessions').length
    return { ...one, asks }
  }

  test('is asked again and again, and the page shows no doubt meanwhile', async () => {
    const { client, store, status, asks } = await signedIn()
    for (const times of [2, 3]) {
      client.held.pass(60_000)
      expect(getSession(client)).toMatchObject({ status: 'signedIn', isPending: false })
      await expect.poll(asks).toBe(times)
      await client.handles.sessions?.()
      expect(status()).toBe('signedIn')
    }
    store.sessions = []
    client.held.pass(60_000)
    await expect.poll(status).toBe('signedOut')
  })

  test('is believed until it can be asked', async () => {
    let isDown = false
    const getSessions = async () => {
      if (isDown) throw new FoyerError('server_unreachable')
      return []
    }
    const { client, status, asks } = await signedIn({ getSessions })
    isDown = true
    client.held.pass(60_000)
    await expect.poll(asks).toBe(2)
    await client.handles.sessions?.()
    expect(status()).toBe('signedIn')
    isDown = false
    client.held.pass(60_000)
    await expect.poll(status).toBe('signedOut')
  })
})

describe('a store that is down', () => {
  test('signs nobody in: who connects is let go, and reads that', async () => {
    const down = async () => {
      throw new FoyerError('server_unreachable')
    }
    const { client, shown } = page({ getSessions: down })
    openModal(client)
    await connect(client, kestrel)
    await expect
      .poll(() => client.store.getState().notices.notice?.code)
      .toBe('authentication_failed')
    expect(client.store.getState().connection.byNamespace.eip155).toBeUndefined()
    await expect.poll(shown).toBe('Connect')
  })

  test('does not disconnect who comes back, and is asked again', async () => {
    let isDown = true
    const getSessions = async () => {
      if (isDown) throw new FoyerError('server_unreachable')
      return []
    }
    const store = fakeStore({ getSessions })
    const client = createTestClient({ siwx: store, adapters: [fakeAdapter()] })
    onTestFinished(client.destroy)
    client.storage.set('connected', JSON.stringify([kestrel]))
    onTestFinished(startClient(client))
    const status = () => signInStatus(client.store.getState(), 'eip155')
    await expect.poll(status).toBe('failed')
    expect(client.store.getState().connection.byNamespace.eip155).toBeDefined()
    isDown = false
    openModal(client)
    await expect.poll(status).toBe('signedOut')
  })

  test('that does not answer is given up in time', async () => {
    const { client } = page({ getSessions: () => new Promise(() => {}) })
    openModal(client)
    await connect(client, kestrel)
    await expect.poll(() => client.store.getState().siwx.byNamespace.eip155?.isChecking).toBe(true)
    client.held.pass(15_000)
    await expect.poll(() => client.store.getState().connection.byNamespace.eip155).toBeUndefined()
  })

  test('that makes a text for another account is not obeyed', async () => {
    const { createMessage } = fakeStore()
    const { client, adapter } = page({
      createMessage: async (input) => createMessage({ ...input, accountAddress: other }),
    })
    await connect(client, kestrel)
    await expect(signIn(client)).rejects.toMatchObject({ code: 'sign_in_invalid' })
    expect(signed(adapter.calls)).toEqual([])
  })
})

test('a wallet with a standard of its own for signing in gets the fields', async () => {
  const signInBy: FakeAdapterOptions['signIn'] = async (_, { message }) => ({
    message: `wallet’s own text, ${message.nonce}`,
    signature: 'sig',
  })
  const { client, store, adapter, asked } = page({}, { wallet: { signIn: signInBy } })
  await connect(client, kestrel)
  await asked()
  const session = await signIn(client)
  expect(session.message).toContain('wallet’s own text')
  expect(store.sessions).toEqual([session])
  expect(signed(adapter.calls)).toEqual([])
})

test('without a plug-in there is nothing to sign in to', async () => {
  const client = createTestClient({ adapters: [fakeAdapter()] })
  onTestFinished(startClient(client))
  await connect(client, kestrel)
  await expect(signIn(client)).rejects.toMatchObject({ code: 'siwx_not_enabled' })
  await expect(signOut(client)).rejects.toMatchObject({ code: 'siwx_not_enabled' })
})

describe('a login', () => {
  const login = { connectorId: 'ID_AUTH', namespace: 'eip155' } as const
  const wallet = (signMessage: () => Promise<string>): FakeAdapterOptions => ({
    connectors: [fakeConnector({ id: 'ID_AUTH', type: 'AUTH' })],
    signMessage,
  })

  test('goes on with the sign-in, which the wallet’s own screen explains: no view stands before it', async () => {
    const { client, status, shown } = page({}, { wallet: wallet(async () => '0x00') })
    const views = new Set<string | undefined>()
    onTestFinished(client.store.subscribe(() => views.add(shown())))
    openModal(client)
    await connect(client, login)
    await expect.poll(status).toBe('signedIn')
    await expect.poll(shown).toBeUndefined()
    expect([...views]).not.toContain('SIWXSignMessage')
  })

  test('whose user does not sign is a login alone, and none where a session is required', async () => {
    const refuse = () => Promise.reject(new FoyerError('user_rejected'))
    const one = page({}, { wallet: wallet(refuse) })
    await connect(one.client, login)
    await expect.poll(one.status).toBe('refused')
    expect(one.client.store.getState().connection.byNamespace.eip155).toBeDefined()
    const required = page({ getRequired: () => true }, { wallet: wallet(refuse) })
    await connect(required.client, login)
    const found = () => required.client.store.getState().connection.byNamespace.eip155
    await expect.poll(found).toBeUndefined()
    expect(required.shown()).toBeUndefined()
  })

  test('whose sign-in does not work is explained, with the reason', async () => {
    const fail = () => Promise.reject(new FoyerError('sign_message_failed'))
    const { client, shown } = page({}, { wallet: wallet(fail) })
    await connect(client, login)
    await expect.poll(shown).toBe('SIWXSignMessage')
    expect(client.store.getState().siwx.byNamespace.eip155).toMatchObject({
      error: { code: 'sign_message_failed' },
    })
  })
})

import { describe, expect, test, vi } from 'vitest'
import { getBalance } from './account/getBalance.js'
import { refreshBalances } from './account/refreshBalances.js'
import { adaptersOf } from './adaptersOf.js'
import { connect } from './connection/connect.js'
import { disconnect } from './connection/disconnect.js'
import { reconnect } from './connection/reconnect.js'
import { getConnectionStatus } from './connection/state.js'
import { switchAccount } from './connection/switchAccount.js'
import { openModal } from './modal/openModal.js'
import { switchChain } from './network/switchChain.js'
import { notify } from './notices/notify.js'
import { recall, remember } from './remembered.js'
import { getProvider } from './requests/getProvider.js'
import { sendTransaction } from './requests/sendTransaction.js'
import { signMessage } from './requests/signMessage.js'
import { waitForTransactionReceipt } from './requests/waitForTransactionReceipt.js'
import { startClient } from './startClient.js'
import { report } from './telemetry/report.js'
import { track } from './telemetry/track.js'
import { watchEvents } from './telemetry/watchEvents.js'
import { createTestClient } from './testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from './testing/fakeAdapter.js'
import { memoryStorage } from './testing/memoryStorage.js'
import { popTransaction } from './transactions/popTransaction.js'
import { pushTransaction } from './transactions/pushTransaction.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const

/** A window that counts who listens, and lets a test speak. */
function listenedWindow() {
  const target = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  let listeners = 0
  for (const one of [target, document]) {
    const { addEventListener, removeEventListener } = one
    one.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      listeners++
      addEventListener.apply(one, args)
    }
    one.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
      listeners--
      removeEventListener.apply(one, args)
    }
  }
  const window = Object.assign(target, { document, navigator: { userAgent: '' } })
  return { window: () => window as unknown as Window, listeners: () => listeners, target }
}

const remembered = (client: Parameters<typeof recall>[0]) => recall(client, 'connected') ?? []

describe('a client', () => {
  test('leaves no listener and no timer when it is destroyed', async () => {
    const { window, listeners } = listenedWindow()
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] }, { window })
    startClient(client)
    expect(adaptersOf(client).size).toBe(1)
    expect(listeners()).toBeGreaterThan(0)
    notify(client, { kind: 'success', code: 'link_copied' })
    expect(client.held.waiting()).toBe(1)
    client.destroy()
    client.destroy()
    expect(listeners()).toBe(0)
    expect(client.held.waiting()).toBe(0)
    expect(adapter.destroyed).toBe(true)
    openModal(client)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('that is destroyed has no connection, refuses every call, and sends no request to a wallet', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    expect(remembered(client)).toHaveLength(1)
    const asked = adapter.calls.length
    client.destroy()
    const { connection, modal } = client.store.getState()
    expect(getConnectionStatus(connection)).toBe('disconnected')
    expect(modal.open).toBe(false)
    const caipAddress = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
    const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 1n }
    const address = caipAddress.slice(9)
    for (const call of [
      () => connect(client, kestrel),
      () => disconnect(client),
      () => switchAccount(client, { namespace: 'eip155', address }),
      () => switchChain(client, { network: 'eip155:10' }),
      () => signMessage(client, { message: 'hello' }),
      () => sendTransaction(client, transaction),
      () => getProvider(client),
      () => waitForTransactionReceipt(client, { hash: `0x${'1'.repeat(64)}` }),
      () => getBalance(client, { caipAddress }),
    ])
      await expect((async () => call())()).rejects.toMatchObject({ code: 'client_destroyed' })
    await reconnect(client)
    expect(adapter.calls).toHaveLength(asked)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
    // Another visit finds the wallet again.
    expect(remembered(client)).toHaveLength(1)
  })

  test('may be started, stopped and started again, as strict mode does', async () => {
    const { window, listeners } = listenedWindow()
    const client = createTestClient({ adapters: [fakeAdapter()] }, { window })
    const stop = startClient(client)
    stop()
    stop()
    expect(listeners()).toBe(0)
    startClient(client)
    openModal(client)
    await connect(client, kestrel)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('does not know of another on the same page', async () => {
    const first = createTestClient({ projectId: 'one', adapters: [fakeAdapter()] })
    const second = createTestClient({ projectId: 'two', adapters: [fakeAdapter()] })
    startClient(first)
    startClient(second)
    await connect(first, kestrel)
    expect(getConnectionStatus(second.store.getState().connection)).toBe('disconnected')
  })

  test('follows another tab that disconnects, and one that connects', async () => {
    const kept = memoryStorage()
    const { window, target } = listenedWindow()
    const other = createTestClient({ adapters: [fakeAdapter()] }, { localStorage: () => kept })
    const adapter = fakeAdapter()
    const here = createTestClient({ adapters: [adapter] }, { localStorage: () => kept, window })
    startClient(here)
    const told = () =>
      target.dispatchEvent(Object.assign(new Event('storage'), { key: 'foyer:test:v1:connected' }))
    const connected = () => getConnectionStatus(here.store.getState().connection)
    remember(other, 'connected', [{ namespace: 'eip155', connectorId: 'test.kestrel' }])
    told()
    await expect.poll(connected).toBe('connected')
    remember(other, 'connected', [])
    told()
    await expect.poll(connected).toBe('disconnected')
    // What the wallet says of itself after that connects nothing: it was let go here, too.
    expect(adapter.calls).toContain('disconnect test.kestrel')
  })

  test('follows another tab that clears the storage of the origin', async () => {
    const kept = memoryStorage()
    const { window, target } = listenedWindow()
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] }, { localStorage: () => kept, window })
    startClient(client)
    await connect(client, kestrel)
    kept.clear()
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
    expect(adapter.calls).toContain('disconnect test.kestrel')
  })

  test('that sleeps shows no wallet as coming back once another tab clears the storage', () => {
    const kept = memoryStorage()
    const { window, target } = listenedWindow()
    const client = createTestClient(
      { adapters: [fakeAdapter()] },
      { localStorage: () => kept, window },
    )
    remember(client, 'connected', [{ namespace: 'eip155', connectorId: 'test.kestrel' }])
    startClient(client)
    const status = () => getConnectionStatus(client.store.getState().connection)
    expect(status()).toBe('connecting')
    kept.clear()
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(status()).toBe('disconnected')
  })
})

describe('balances', () => {
  const caipAddress = 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const

  test('are asked once while they hold, and again when they are known to have changed', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    await Promise.all([getBalance(client, { caipAddress }), getBalance(client, { caipAddress })])
    await getBalance(client, { caipAddress })
    expect(adapter.calls).toEqual(['getBalance'])
    refreshBalances(client)
    await getBalance(client, { caipAddress })
    expect(adapter.calls).toHaveLength(2)
    client.destroy()
  })

  test('of a network that is not listed are refused', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    await expect(getBalance(client, { caipAddress, caipNetworkId: 'eip155:5' })).rejects.toThrow(
      'Chain not configured.',
    )
    client.destroy()
  })
})

describe('events', () => {
  test('are heard each, in order, until listening or the client ends', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    const heard: string[] = []
    const stop = watchEvents(client, ({ data }) => heard.push(data.event))
    track(client, { event: 'CLICK_NETWORKS' })
    openModal(client)
    stop()
    track(client, { event: 'CLICK_GET_WALLET' })
    watchEvents(client, ({ data }) => heard.push(data.event))
    client.destroy()
    track(client, { event: 'CLICK_GET_WALLET' })
    expect(heard).toEqual(['CLICK_NETWORKS', 'MODAL_OPEN'])
  })
})

describe('error reports', () => {
  test('are at most five in a rolling minute, and tell neither stack nor links', () => {
    const client = createTestClient()
    let heard = 0
    client.store.subscribe(({ telemetry }, before) => {
      if (telemetry.last !== before.telemetry.last) heard++
    })
    for (let index = 0; index < 7; index++) report(client, new Error('broken'))
    expect(heard).toBe(5)
    client.held.pass(60_000)
    report(client, new Error(`broken at https://app.example/a.js?key=1 by 0x${'a'.repeat(40)}`))
    expect(heard).toBe(6)
    const { telemetry } = client.store.getState()
    expect(telemetry.reports).toHaveLength(1)
    expect(telemetry.last?.data).toEqual({
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorType: 'unknown', errorMessage: 'broken at … by …' },
    })
  })
})

test('that the code of the modal did not arrive is reported once it has, and once', async () => {
  const client = createTestClient()
  const heard: unknown[] = []
  client.store.subscribe(({ telemetry }, before) => {
    if (telemetry.last !== before.telemetry.last) heard.push(telemetry.last?.data)
  })
  client.handles.failure = new Error('Loading https://app.example/modal.js failed')
  startClient(client)
  await client.handles.wake?.()
  await client.handles.wake?.()
  expect(heard.filter((data) => (data as { event: string }).event !== 'INITIALIZE')).toEqual([
    {
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorType: 'unknown', errorMessage: 'Loading … failed' },
    },
  ])
  expect(client.handles.failure).toBeUndefined()
})

test('balances are read again when a transaction sent from here is in a block', async () => {
  const adapter = fakeAdapter()
  const client = createTestClient({ adapters: [adapter], enableEmbedded: true })
  const reads = () => adapter.calls.filter((call) => call === 'getBalance').length
  const read = () => getBalance(client, { caipAddress: `eip155:1:${fakeAddress}` })
  startClient(client)
  const { pending } = await vi.waitFor(() => adapter.emitter(), { timeout: 15_000 })
  await read()
  pending(1)
  await read()
  expect(reads()).toBe(1)
  pending(0)
  await read()
  expect(reads()).toBe(2)
  client.destroy()
})

describe('transactions under way', () => {
  test('end in the order they began, and an error or a cancel goes one view back', () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    const ended: string[] = []
    openModal(client)
    client.store.setState(({ modal }) => ({
      modal: {
        ...modal,
        history: [{ name: 'Connect' }, { name: 'AllWallets' }, { name: 'GetWallet' }],
      },
    }))
    for (const name of ['first', 'second', 'third'])
      pushTransaction(client, {
        onSuccess: () => ended.push(`${name} success`),
        onError: () => ended.push(`${name} error`),
        onCancel: () => ended.push(`${name} cancel`),
      })
    popTransaction(client, 'success')
    expect(client.store.getState().modal.history).toHaveLength(3)
    popTransaction(client, 'error')
    popTransaction(client, 'cancel')
    popTransaction(client, 'cancel')
    expect(ended).toEqual(['third success', 'second error', 'first cancel'])
    expect(client.store.getState().modal.history).toHaveLength(1)
  })
})

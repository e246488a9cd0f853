import { describe, expect, test } from 'vitest'
import { openModal } from '../modal/openModal.js'
import { recall, remember } from '../remembered.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import {
  type FakeAdapterOptions,
  fakeAdapter,
  fakeConnector,
  fakeSession,
} from '../testing/fakeAdapter.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { listConnections } from './listConnections.js'
import { reconnect } from './reconnect.js'
import { getConnectionStatus } from './state.js'
import { switchConnection } from './switchConnection.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const bramble = { connectorId: 'test.bramble', namespace: 'eip155' } as const
const heron = { connectorId: 'test.heron', namespace: 'solana' } as const
const addressOf = { 'test.kestrel': '0x01', 'test.bramble': '0x02' } as const

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page with two wallets of one chain family and one of another. */
function page(given: Partial<FakeAdapterOptions> = {}) {
  const sessionOf = async (id: string) =>
    fakeSession({
      accounts: [{ address: addressOf[id as keyof typeof addressOf], type: 'eoa' }],
    })
  const adapter = fakeAdapter({
    connectors: [fakeConnector(), fakeConnector({ id: 'test.bramble', name: 'Bramble' })],
    connect: ({ id }) => sessionOf(id),
    reconnect: sessionOf,
    ...given,
  })
  const other = fakeAdapter({
    namespace: 'solana',
    connectors: [fakeConnector({ id: 'test.heron', namespace: 'solana' })],
    connect: async () => fakeSession({ caipNetworkId: 'solana:1' }),
  })
  const client = createTestClient({ adapters: [adapter, other] })
  const start = () => {
    startClient(client)
    return client.handles.wake?.()
  }
  const connection = () => client.store.getState().connection
  const ids = () => listConnections(connection()).map(({ connectorId }) => connectorId)
  return { adapter, client, connection, ids, other, start }
}

async function connected(given: Partial<FakeAdapterOptions> = {}) {
  const opened = page(given)
  await opened.start()
  await connect(opened.client, kestrel)
  await connect(opened.client, bramble)
  return opened
}

describe('two wallets of one chain family', () => {
  test('are connected side by side, the newer one in use', async () => {
    const { adapter, connection, ids } = await connected()
    expect(connection().byNamespace.eip155?.connectorId).toBe('test.bramble')
    expect(ids()).toEqual(['test.bramble', 'test.kestrel'])
    expect(adapter.calls.filter((call) => call.startsWith('disconnect'))).toEqual([])
  })

  test('one is used in the place of the other without a request, and its family with it', async () => {
    const { adapter, client, connection, ids } = await connected()
    await connect(client, heron)
    const before = adapter.calls.length
    switchConnection(client, kestrel)
    expect(connection().byNamespace.eip155?.accounts[0].address).toBe('0x01')
    expect(client.store.getState().network.active).toBe('eip155')
    expect(ids()).toEqual(['test.kestrel', 'test.heron', 'test.bramble'])
    expect(adapter.calls).toHaveLength(before)
    expect(() =>
      switchConnection(client, { namespace: 'eip155', connectorId: 'test.heron' }),
    ).toThrow(expect.objectContaining({ code: 'connector_not_connected' }))
  })

  test('one that is picked from the list again is used, without a request, and closes the modal', async () => {
    const { adapter, client, ids } = await connected()
    openModal(client, { view: { name: 'Connect' } })
    const before = adapter.calls.length
    await connect(client, kestrel)
    expect(ids()[0]).toBe('test.kestrel')
    expect(adapter.calls).toHaveLength(before)
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('one that is only used leaves the modal open', async () => {
    const { client } = await connected()
    openModal(client, { view: { name: 'Account' } })
    switchConnection(client, kestrel)
    expect(client.store.getState().modal.open).toBe(true)
  })

  test('each is followed: another account, and its end', async () => {
    const { adapter, connection, ids } = await connected()
    const moved = fakeSession({ caipNetworkId: 'eip155:10' })
    adapter.emitter().session('test.kestrel', moved)
    expect(connection().beside).toMatchObject([{ caipNetworkId: 'eip155:10' }])
    expect(connection().byNamespace.eip155?.caipNetworkId).toBe('eip155:1')
    adapter.emitter().session('test.bramble', undefined)
    expect(ids()).toEqual(['test.kestrel'])
    expect(connection().byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
    adapter.emitter().session('test.kestrel', undefined)
    expect(getConnectionStatus(connection())).toBe('disconnected')
  })

  test('the end of one that stands beside changes nothing of the one in use', async () => {
    const { adapter, connection, ids } = await connected()
    const inUse = connection().byNamespace.eip155
    adapter.emitter().session('test.kestrel', undefined)
    expect(ids()).toEqual(['test.bramble'])
    expect(connection().byNamespace.eip155).toBe(inUse)
  })
})

describe('disconnecting', () => {
  test('one leaves the others, and the latest of these is in use', async () => {
    const { adapter, client, ids } = await connected()
    await disconnect(client, bramble)
    expect(ids()).toEqual(['test.kestrel'])
    expect(adapter.calls.at(-1)).toBe('disconnect test.bramble')
    expect(recall(client, 'connected')).toEqual([kestrel])
    await expect(disconnect(client, bramble)).rejects.toMatchObject({
      code: 'connector_not_connected',
    })
  })

  test('a chain family ends all its wallets, and forgets those that stayed silent', async () => {
    const { adapter, client, ids } = await connected()
    await connect(client, heron)
    remember(client, 'connected', [
      ...(recall(client, 'connected') ?? []),
      { namespace: 'eip155', connectorId: 'test.silent' },
    ])
    const used: (string | undefined)[] = []
    client.store.subscribe(({ connection }) =>
      used.push(connection.byNamespace.eip155?.connectorId),
    )
    await disconnect(client, { namespace: 'eip155' })
    expect(ids()).toEqual(['test.heron'])
    // None was in use for a moment, in the place of another that ended before it.
    expect(new Set(used)).toEqual(new Set(['test.bramble', undefined]))
    expect(adapter.calls.slice(-2).sort()).toEqual([
      'disconnect test.bramble',
      'disconnect test.kestrel',
    ])
    expect(recall(client, 'connected')).toEqual([heron])
  })

  test('everything ends all', async () => {
    const { client, ids } = await connected()
    await connect(client, heron)
    await disconnect(client)
    expect(ids()).toEqual([])
    expect(recall(client, 'connected')).toEqual([])
  })
})

describe('coming back', () => {
  const both = [bramble, kestrel]

  test('brings back each, the one used last in use', async () => {
    const { adapter, client, ids, start } = page()
    remember(client, 'connected', both)
    await start()
    await expect.poll(ids).toEqual(['test.bramble', 'test.kestrel'])
    expect(adapter.calls).toEqual(['reconnect test.bramble', 'reconnect test.kestrel'])
    expect(recall(client, 'connected')).toEqual(both)
  })

  test('asks the next one for the place of one that is locked', async () => {
    const { client, ids, start } = page({
      reconnect: async (id) => (id === 'test.bramble' ? undefined : fakeSession()),
    })
    remember(client, 'connected', both)
    await start()
    await expect.poll(ids).toEqual(['test.kestrel'])
    expect(recall(client, 'connected')).toHaveLength(2)
  })

  test('one that is disconnected while it is asked stays so', async () => {
    let answer = () => {}
    const { adapter, client, ids, start } = page({
      reconnect: (id) =>
        new Promise((resolve) => {
          if (id === 'test.bramble') resolve(fakeSession())
          else answer = () => resolve(fakeSession())
        }),
    })
    remember(client, 'connected', both)
    await start()
    await expect.poll(() => adapter.calls).toContain('reconnect test.kestrel')
    await disconnect(client, { namespace: 'eip155' })
    answer()
    await settled()
    expect(ids()).toEqual([])
  })

  test('one that was connected by hand meanwhile is in use', async () => {
    const { client, ids, start } = page()
    remember(client, 'connected', [kestrel])
    const starting = start()
    await connect(client, bramble)
    await starting
    await reconnect(client)
    await expect.poll(() => [...ids()].sort()).toEqual(['test.bramble', 'test.kestrel'])
  })
})

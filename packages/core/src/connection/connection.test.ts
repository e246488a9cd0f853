import { FoyerError } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { openModal } from '../modal/openModal.js'
import { recall, remember } from '../remembered.js'
import { startClient } from '../startClient.js'
import { watchEvents } from '../telemetry/watchEvents.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeConnector, fakeSession } from '../testing/fakeAdapter.js'
import { cancelConnect } from './cancelConnect.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { getCaipAddress } from './getCaipAddress.js'
import { reconnect } from './reconnect.js'
import { getConnectionStatus } from './state.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const bramble = fakeConnector({ id: 'test.bramble', name: 'Bramble', rdns: 'test.bramble' })

const never = () => new Promise<never>(() => {})
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('connecting', () => {
  test('keeps what the wallet gave, and tells the host', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    const asked = connect(client, kestrel)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connecting')
    await asked
    const { connection, telemetry } = client.store.getState()
    expect(getConnectionStatus(connection)).toBe('connected')
    expect(getCaipAddress(connection, 'eip155')).toBe(
      'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    )
    expect(telemetry.last?.data.event).toBe('CONNECT_SUCCESS')
  })

  test('leaves the connection as it was when the wallet refuses', async () => {
    const connectRefused = () => Promise.reject(new FoyerError('user_rejected'))
    const client = createTestClient({ adapters: [fakeAdapter({ connect: connectRefused })] })
    startClient(client)
    await expect(connect(client, kestrel)).rejects.toThrow('You declined')
    const { connection } = client.store.getState()
    expect(connection).toMatchObject({ connecting: undefined, byNamespace: {} })
  })

  test('a wallet that never answers does not keep another from being asked', async () => {
    const adapter = fakeAdapter({
      connectors: [fakeConnector(), bramble],
      connect: ({ id }) => (id === 'test.kestrel' ? never() : Promise.resolve(fakeSession())),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    const first = connect(client, kestrel)
    const second = connect(client, { connectorId: 'test.bramble', namespace: 'eip155' })
    await expect(first).rejects.toMatchObject({ code: 'connect_cancelled' })
    await second
    expect(client.store.getState().connection.byNamespace.eip155?.connectorId).toBe('test.bramble')
  })

  test('an approval that comes after it was called off is given back to the wallet', async () => {
    let approve: (session: ReturnType<typeof fakeSession>) => void = () => {}
    const adapter = fakeAdapter({
      connect: () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    const asked = connect(client, kestrel)
    await settled()
    cancelConnect(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    approve(fakeSession())
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
    expect(adapter.calls).toContain('disconnect test.kestrel')
  })

  test('an approval of an attempt that was called off does not end a newer session', async () => {
    const approvals: ((session: ReturnType<typeof fakeSession>) => void)[] = []
    const adapter = fakeAdapter({
      connect: () => new Promise((resolve) => approvals.push(resolve)),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    const first = connect(client, kestrel)
    await settled()
    cancelConnect(client)
    await expect(first).rejects.toMatchObject({ code: 'connect_cancelled' })
    const second = connect(client, kestrel)
    await settled()
    approvals[1]?.(fakeSession())
    await second
    approvals[0]?.(fakeSession())
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
    expect(adapter.calls).not.toContain('disconnect test.kestrel')
  })

  test('an approval of the first of two presses connects where the wallet refuses the second one as pending', async () => {
    const approvals: ((session: ReturnType<typeof fakeSession>) => void)[] = []
    const adapter = fakeAdapter({
      connect: () =>
        approvals.length > 0
          ? Promise.reject(new FoyerError('request_pending'))
          : new Promise((resolve) => approvals.push(resolve)),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    const events: string[] = []
    watchEvents(client, ({ data }) => events.push(data.event))
    const first = connect(client, kestrel)
    await settled()
    const second = connect(client, kestrel)
    await expect(first).rejects.toMatchObject({ code: 'connect_cancelled' })
    await expect(second).rejects.toMatchObject({ code: 'request_pending' })
    approvals[0]?.(fakeSession())
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
    expect(adapter.calls).not.toContain('disconnect test.kestrel')
    expect(events.filter((event) => event === 'CONNECT_SUCCESS')).toHaveLength(1)
  })

  test('a wallet is not asked any more once it was called off', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    const asked = connect(client, kestrel)
    cancelConnect(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
    expect(adapter.calls).not.toContain('connect test.kestrel')
  })

  test('ends at once when the client is destroyed', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ connect: never })] })
    startClient(client)
    const asked = connect(client, kestrel)
    client.destroy()
    await expect(asked).rejects.toMatchObject({ code: 'client_destroyed' })
    await expect(connect(client, kestrel)).rejects.toMatchObject({ code: 'client_destroyed' })
  })

  test('names what is missing', async () => {
    const none = createTestClient()
    await expect(connect(none, kestrel)).rejects.toThrow('Adapter not found')
    const client = createTestClient({ adapters: [fakeAdapter()] })
    startClient(client)
    await expect(connect(client, { ...kestrel, connectorId: 'nobody' })).rejects.toMatchObject({
      code: 'connector_not_found',
    })
    const paired = connect(client, { ...kestrel, connectorId: 'walletConnect' })
    await expect(paired).rejects.toThrow('WalletConnectConnector not found')
    await connect(client, kestrel)
    await expect(connect(client, kestrel)).rejects.toThrow('Connector already connected.')
  })
})

describe('a wallet that takes the place of another', () => {
  const both = (given = {}) => fakeAdapter({ connectors: [fakeConnector(), bramble], ...given })

  test('closes the modal as the first did', async () => {
    const client = createTestClient({ adapters: [both()] })
    startClient(client)
    await connect(client, kestrel)
    openModal(client, { view: { name: 'Connect' } })
    await connect(client, { connectorId: 'test.bramble', namespace: 'eip155' })
    expect(client.store.getState().modal.open).toBe(false)
  })

  test('is asked while the one in use is still followed', async () => {
    const adapter = both({
      connect: ({ id }: { id: string }) =>
        id === 'test.kestrel' ? Promise.resolve(fakeSession()) : never(),
    })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    const asked = connect(client, { connectorId: 'test.bramble', namespace: 'eip155' })
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    expect(client.store.getState().connection.byNamespace.eip155?.caipNetworkId).toBe('eip155:10')
    cancelConnect(client)
    await expect(asked).rejects.toMatchObject({ code: 'connect_cancelled' })
  })
})

describe('disconnecting', () => {
  test('holds here even when the wallet fails, and touches no other family', async () => {
    const failing = fakeAdapter({ disconnect: () => Promise.reject(new Error('no')) })
    const solana = fakeAdapter({
      namespace: 'solana',
      connectors: [fakeConnector({ id: 'sol', namespace: 'solana', name: 'Sol' })],
    })
    const client = createTestClient({ adapters: [failing, solana] })
    startClient(client)
    await connect(client, kestrel)
    await connect(client, { connectorId: 'sol', namespace: 'solana' })
    const events: unknown[] = []
    client.store.subscribe(({ telemetry }) => events.push(telemetry.last?.data.event))
    await expect(disconnect(client, { namespace: 'eip155' })).rejects.toMatchObject({
      ...{ code: 'disconnect_chain_failed', cause: new Error('no') },
    })
    expect(events).toContain('DISCONNECT_ERROR')
    expect(client.store.getState().telemetry.last?.data).toMatchObject({
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorType: 'disconnect_chain_failed' },
    })
    expect(Object.keys(client.store.getState().connection.byNamespace)).toEqual(['solana'])
    expect(recall(client, 'connected')).toEqual([{ namespace: 'solana', connectorId: 'sol' }])
  })

  test('says so when there is nothing to disconnect', async () => {
    await expect(disconnect(createTestClient())).rejects.toThrow('Connector not connected.')
  })
})

describe('coming back', () => {
  const remembered = (client: ReturnType<typeof createTestClient>, ids: readonly string[]) =>
    remember(
      client,
      'connected',
      ids.map((connectorId) => ({ namespace: 'eip155' as const, connectorId })),
    )
  /** The code that asks the wallets is there, and what they say at once was heard. */
  const awake = async (client: ReturnType<typeof createTestClient>) => {
    await client.handles.wake?.()
    await settled()
  }

  test('shows as connecting until the remembered wallet answers', async () => {
    const client = createTestClient({ adapters: [fakeAdapter()] })
    remembered(client, ['test.kestrel'])
    startClient(client)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connecting')
    await awake(client)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
  })

  test('a wallet that is locked leaves the user disconnected, and is remembered all the same', async () => {
    const client = createTestClient({
      adapters: [fakeAdapter({ reconnect: async () => undefined })],
    })
    remembered(client, ['test.kestrel'])
    startClient(client)
    await awake(client)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
    expect(recall(client, 'connected')).toHaveLength(1)
  })

  test('a wallet that never answers is given up after five seconds', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ reconnect: never })] })
    remembered(client, ['test.kestrel'])
    startClient(client)
    await client.handles.wake?.()
    client.held.pass(5_000)
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
  })

  test('a wallet that answers after that is there all the same, unless another is', async () => {
    const answers = new Map<string, (session: ReturnType<typeof fakeSession>) => void>()
    const adapter = fakeAdapter({
      reconnect: (id) => new Promise((resolve) => answers.set(id, resolve)),
    })
    const client = createTestClient({ adapters: [adapter] })
    remembered(client, ['test.kestrel', 'test.bramble'])
    startClient(client)
    await client.handles.wake?.()
    for (const id of ['test.kestrel', 'test.bramble']) {
      await settled()
      expect(answers.has(id)).toBe(true)
      client.held.pass(5_000)
    }
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
    // One that was restored is no wallet that was connected now: no prompt to sign in follows.
    const restoring: boolean[] = []
    client.store.subscribe(({ connection }, { connection: before }) => {
      if (connection.byNamespace.eip155 && !before.byNamespace.eip155)
        restoring.push(before.restoring.includes('eip155'))
    })
    answers.get('test.bramble')?.(fakeSession())
    await settled()
    expect(restoring).toEqual([true])
    expect(client.store.getState().connection.restoring).toEqual([])
    answers.get('test.kestrel')?.(fakeSession())
    await settled()
    const { byNamespace } = client.store.getState().connection
    expect(byNamespace.eip155?.connectorId).toBe('test.bramble')
  })

  test('a press on the remembered wallet, before the client is awake, gives its connection', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    remembered(client, ['test.kestrel'])
    startClient(client)
    await expect(connect(client, kestrel)).resolves.toMatchObject({ connectorId: 'test.kestrel' })
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
    await settled()
    expect(adapter.calls).not.toContain('disconnect test.kestrel')
  })

  test('a wallet that is resumed while its press is answered stays connected', async () => {
    let resume: (session: ReturnType<typeof fakeSession>) => void = () => {}
    let approve: (session: ReturnType<typeof fakeSession>) => void = () => {}
    const adapter = fakeAdapter({
      reconnect: () => new Promise((resolve) => (resume = resolve)),
      connect: () => new Promise((resolve) => (approve = resolve)),
    })
    const client = createTestClient({ adapters: [adapter] })
    remembered(client, ['test.kestrel'])
    startClient(client)
    await awake(client)
    const pressed = connect(client, kestrel)
    await settled()
    resume(fakeSession())
    await settled()
    approve(fakeSession())
    await pressed
    await settled()
    expect(getConnectionStatus(client.store.getState().connection)).toBe('connected')
    expect(adapter.calls).not.toContain('disconnect test.kestrel')
  })

  test('is over when the client is destroyed', async () => {
    const client = createTestClient({ adapters: [fakeAdapter({ reconnect: never })] })
    remembered(client, ['test.kestrel'])
    const resumed = reconnect(client)
    client.destroy()
    await expect(resumed).resolves.toBeUndefined()
  })

  test('sends no request when the host switched it off', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter], enableReconnect: false })
    remembered(client, ['test.kestrel'])
    startClient(client)
    await awake(client)
    expect(adapter.calls).toEqual([])
  })
})

describe('what a wallet does by itself', () => {
  test('another account, another network and its end are followed', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    expect(client.store.getState().network.selected.eip155).toBe('eip155:10')
    adapter.emitter().session('test.kestrel', undefined)
    expect(getConnectionStatus(client.store.getState().connection)).toBe('disconnected')
  })

  test('a session that a wallet tells again leaves the connection the one that it is', async () => {
    const adapter = fakeAdapter()
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    const inUse = () => client.store.getState().connection.byNamespace.eip155
    const before = inUse()
    adapter.emitter().session('test.kestrel', fakeSession())
    expect(inUse()).toBe(before)
    adapter.emitter().session('test.kestrel', fakeSession({ caipNetworkId: 'eip155:10' }))
    expect(inUse()).not.toBe(before)
  })

  test('what a wallet that is not in use says is not followed', async () => {
    const adapter = fakeAdapter({ connectors: [fakeConnector(), bramble] })
    const client = createTestClient({ adapters: [adapter] })
    startClient(client)
    await connect(client, kestrel)
    adapter.emitter().session('test.bramble', fakeSession({ caipNetworkId: 'eip155:10' }))
    adapter.emitter().session('test.bramble', undefined)
    expect(client.store.getState().connection.byNamespace.eip155).toMatchObject({
      connectorId: 'test.kestrel',
      caipNetworkId: 'eip155:1',
    })
  })
})

test('a failure of the page itself is reported to its developer, and one of a wallet is not', async () => {
  const failing = (error: unknown) =>
    createTestClient({
      adapters: [fakeAdapter({ connect: () => Promise.reject(error) })],
    })
  const broken = failing(new TypeError('Failed to fetch a module'))
  startClient(broken)
  await expect(
    connect(broken, { connectorId: 'test.kestrel', namespace: 'eip155' }),
  ).rejects.toThrow()
  await expect
    .poll(() => broken.logged.join(), { timeout: 15_000 })
    .toContain('Failed to fetch a module')
  const declined = failing(new FoyerError('user_rejected'))
  startClient(declined)
  await expect(
    connect(declined, { connectorId: 'test.kestrel', namespace: 'eip155' }),
  ).rejects.toThrow()
  expect(declined.logged).toEqual([])
})

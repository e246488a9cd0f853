import { silentReconnectTimeoutMs } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import type { AdapterEvents } from '../AdapterEvents.js'
import { embeddedConnectorId } from '../connectorIds.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { recall, remember } from '../remembered.js'
import { beginConnect } from '../screens/beginConnect.js'
import { startClient } from '../startClient.js'
import { createTestClient, type TestClient } from '../testing/createTestClient.js'
import {
  type FakeAdapterOptions,
  fakeAdapter,
  fakeConnector,
  fakeSession,
} from '../testing/fakeAdapter.js'
import { memoryStorage } from '../testing/memoryStorage.js'
import type { WalletSession } from '../WalletSession.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { listConnections } from './listConnections.js'
import { reconnect } from './reconnect.js'
import { getConnectionStatus } from './state.js'

const kestrel = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const bramble = { connectorId: 'test.bramble', namespace: 'eip155' } as const
const heron = { connectorId: 'test.heron', namespace: 'solana' } as const
const connectedKey = 'foyer:test:v1:connected'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A page on whose storage other pages of the origin write too. Its wallets answer when a test has them do so, or as it says. */
function page(given: Partial<FakeAdapterOptions> = {}) {
  const answers = new Map<string, (session: WalletSession | undefined) => void>()
  const adapter = fakeAdapter({
    connectors: [fakeConnector(), fakeConnector({ id: 'test.bramble', name: 'Bramble' })],
    reconnect: (id) => new Promise((resolve) => answers.set(id, resolve)),
    ...given,
  })
  const other = fakeAdapter({
    namespace: 'solana',
    connectors: [fakeConnector({ id: 'test.heron', namespace: 'solana' })],
    reconnect: given.reconnect ?? (async () => fakeSession({ caipNetworkId: 'solana:1' })),
  })
  const stored = memoryStorage()
  const window = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
    navigator: { userAgent: '' },
  })
  const client = createTestClient(
    { adapters: [adapter, other] },
    { localStorage: () => stored, window: () => window as unknown as Window },
  )
  const connection = () => client.store.getState().connection
  return {
    ...{ adapter, answers, client, connection, other, stored },
    ids: () => listConnections(connection()).map(({ connectorId }) => connectorId),
    status: () => getConnectionStatus(connection()),
    start: async () => {
      startClient(client)
      await client.handles.wake?.()
      await settled()
    },
    hear: (type: string, detail: object) =>
      window.dispatchEvent(Object.assign(new Event(type), detail)),
  }
}

const asked = (calls: readonly string[], call: string) => calls.filter((one) => one === call).length

describe('disconnecting while a remembered wallet is asked', () => {
  test('holds, also when the wallet answers after that', async () => {
    const { adapter, answers, client, start, status } = page()
    remember(client, 'connected', [kestrel])
    await start()
    expect(status()).toBe('connecting')
    await disconnect(client)
    expect(status()).toBe('disconnected')
    expect(recall(client, 'connected')).toEqual([])
    answers.get('test.kestrel')?.(fakeSession())
    await settled()
    expect(status()).toBe('disconnected')
    // It was let go, so that nothing it says later connects it.
    expect(adapter.calls).toContain('disconnect test.kestrel')
  })

  test('before its code is here, too', async () => {
    const { client, start, status } = page()
    remember(client, 'connected', [kestrel])
    startClient(client)
    await disconnect(client, { namespace: 'eip155' })
    expect(status()).toBe('disconnected')
    await start()
    expect(status()).toBe('disconnected')
  })

  test('in another tab does the same', async () => {
    const { adapter, answers, client, hear, start, status } = page()
    remember(client, 'connected', [kestrel])
    await start()
    remember(client, 'connected', [])
    hear('storage', { key: connectedKey })
    await expect.poll(status).toBe('disconnected')
    answers.get('test.kestrel')?.(fakeSession())
    await settled()
    expect(status()).toBe('disconnected')
    expect(adapter.calls).toContain('disconnect test.kestrel')
  })
})

test('a remembered network counts where it is one of the page in that chain family', async () => {
  const { client, start } = page()
  const kept = { solana: 'eip155:10', nowhere: 'eip155:10', eip155: 'eip155:10' }
  client.storage.set('networks', JSON.stringify(kept))
  await start()
  expect(client.store.getState().network.selected).toEqual({ eip155: 'eip155:10' })
})

test('a remembered wallet comes back beside an entry that cannot be read', async () => {
  const { client, ids, start } = page({ reconnect: async () => fakeSession() })
  const kept = [{ namespace: 'eip155' }, { ...kestrel, namespace: 'nowhere' }, kestrel]
  client.storage.set('connected', JSON.stringify(kept))
  await start()
  await expect.poll(ids).toEqual(['test.kestrel'])
})

describe('the embedded wallet on a slow network', () => {
  const embedded = { connectorId: embeddedConnectorId, namespace: 'eip155' } as const
  async function slow(remembered: Parameters<typeof remember<'connected'>>[2]) {
    const opened = page()
    remember(opened.client, 'connected', remembered)
    await opened.start()
    opened.client.held.pass(silentReconnectTimeoutMs)
    await settled()
    const answer = async (session: WalletSession | undefined) => {
      opened.answers.get(embeddedConnectorId)?.(session)
      await settled()
    }
    return { ...opened, answer }
  }

  test('is shown as coming back until it is there', async () => {
    const { answer, ids, status } = await slow([embedded])
    expect(status()).toBe('connecting')
    await answer(fakeSession())
    expect(ids()).toEqual([embeddedConnectorId])
    expect(status()).toBe('connected')
  })

  test('is shown so until it says that it is not there, and is asked once', async () => {
    const { adapter, answer, client, status } = await slow([embedded])
    await reconnect(client)
    expect(status()).toBe('connecting')
    await answer(undefined)
    expect(status()).toBe('disconnected')
    expect(asked(adapter.calls, `reconnect ${embeddedConnectorId}`)).toBe(1)
  })

  test('keeps no other wallet waiting, and stands beside the one that was in use meanwhile', async () => {
    const { answer, answers, ids, status } = await slow([embedded, kestrel])
    answers.get('test.kestrel')?.(fakeSession())
    await settled()
    expect(status()).toBe('connected')
    await answer(fakeSession())
    expect(ids()).toEqual(['test.kestrel', embeddedConnectorId])
  })

  test('is not shown so once it was disconnected', async () => {
    const { answer, client, status } = await slow([embedded])
    await disconnect(client)
    expect(status()).toBe('disconnected')
    await answer(fakeSession())
    expect(status()).toBe('disconnected')
  })
})

describe('a page that comes back as it was left', () => {
  test('takes over what other pages did meanwhile', async () => {
    const { client, hear, ids, start } = page({ reconnect: async () => fakeSession() })
    remember(client, 'connected', [kestrel])
    await start()
    await expect.poll(ids).toEqual(['test.kestrel'])
    // A page in the cache for going back and forth hears of no storage.
    remember(client, 'connected', [heron])
    hear('pageshow', { persisted: true })
    await expect.poll(ids).toEqual(['test.heron'])
  })
})

describe('a remembered wallet that comes into the page late', () => {
  const late = (client: TestClient, { wallets }: AdapterEvents) => {
    const { found } = client.store.getState().wallets
    wallets([...(found.eip155 ?? []), fakeConnector({ id: 'test.late', name: 'Late' })])
  }
  const slow = () => {
    const present = new Set<string>()
    const opened = page({ reconnect: async (id) => (present.has(id) ? fakeSession() : undefined) })
    return { ...opened, present }
  }

  test('is connected then', async () => {
    const { adapter, client, ids, present, start } = slow()
    remember(client, 'connected', [{ namespace: 'eip155', connectorId: 'test.late' }])
    await start()
    expect(ids()).toEqual([])
    present.add('test.late')
    late(client, adapter.emitter())
    await expect.poll(ids).toEqual(['test.late'])
    late(client, adapter.emitter())
    await settled()
    expect(asked(adapter.calls, 'reconnect test.late')).toBe(2)
  })

  test('and that was not connected before is not asked', async () => {
    const { adapter, client, present, start } = slow()
    await start()
    present.add('test.late')
    openModal(client)
    late(client, adapter.emitter())
    await settled()
    expect(asked(adapter.calls, 'reconnect test.late')).toBe(0)
  })
})

test.each([
  { what: 'of the same chain family', answers: 'test.kestrel' },
  { what: 'of another chain family', answers: 'test.heron' },
])(
  'a remembered wallet $what leaves the wallet that was picked meanwhile its view',
  async (one) => {
    let answer = () => {}
    const reconnect = () =>
      new Promise<WalletSession>((resolve) => {
        answer = () => resolve(fakeSession())
      })
    const { client, ids, start } = page({ reconnect, connect: () => new Promise(() => {}) })
    remember(client, 'connected', [one.answers === 'test.heron' ? heron : kestrel])
    void start()
    await client.handles.wake?.()
    openModal(client)
    beginConnect(client, bramble)
    showView(client, { name: 'ConnectingExternal', data: bramble })
    answer()
    await expect.poll(ids).toEqual([one.answers])
    const { connection, modal } = client.store.getState()
    expect(modal.open).toBe(true)
    expect(connection.connecting).toMatchObject(bramble)
  },
)

test('a wallet beside the one in use that is locked and unlocked is beside it again', async () => {
  const { adapter, client, ids, start } = page({ reconnect: async () => fakeSession() })
  await start()
  await connect(client, kestrel)
  await connect(client, bramble)
  const { session } = adapter.emitter()
  session('test.kestrel', undefined)
  session('test.kestrel', fakeSession())
  expect(ids()).toEqual(['test.bramble', 'test.kestrel'])
  await disconnect(client, kestrel)
  session('test.kestrel', fakeSession())
  expect(ids()).toEqual(['test.bramble'])
})

import { FoyerError } from '@foyer/protocol'
import { expect, test, vi } from 'vitest'
import { goBack } from '../modal/goBack.js'
import { hideModal } from '../modal/hideModal.js'
import { openModal } from '../modal/openModal.js'
import { showView } from '../modal/showView.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { type FakeAdapterOptions, fakeAdapter, fakeSession } from '../testing/fakeAdapter.js'
import { beginConnect } from './beginConnect.js'
import { leaveConnect } from './leaveConnect.js'
import { showConnect } from './showConnect.js'

const way = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const view = { name: 'ConnectingExternal', data: way } as const
const asked = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('connect')).length

async function opened(given: FakeAdapterOptions = {}) {
  const adapter = fakeAdapter({ reconnect: async () => undefined, ...given })
  const client = createTestClient({ adapters: [adapter] })
  const stop = startClient(client)
  openModal(client)
  await vi.waitFor(() => adapter.emitter(), { timeout: 15_000 })
  return { adapter, client, stop, state: () => client.store.getState() }
}

test('a wallet is asked before the view is there, and once: the view takes the attempt over', async () => {
  const { adapter, client, state, stop } = await opened()
  beginConnect(client, way)
  expect(state().screens.attempt).toEqual({ ...way, status: 'pending' })
  showView(client, view)
  showConnect(client, way)
  await expect
    .poll(() => state().connection.byNamespace.eip155)
    .toMatchObject({ connectorId: 'test.kestrel' })
  expect(asked(adapter.calls)).toBe(1)
  stop()
})

test('nothing that reads the progress runs before the wallet was asked', async () => {
  const seen: string[] = []
  const { client, stop } = await opened({
    connect: async () => {
      seen.push('asked')
      return fakeSession()
    },
  })
  client.store.subscribe(({ screens }, before) => {
    if (screens !== before.screens) seen.push(String(screens.attempt?.status))
  })
  beginConnect(client, way)
  expect(seen).toEqual(['asked', 'pending'])
  stop()
})

test('the view shows what went wrong before it was there, and only trying again sends another request', async () => {
  const { adapter, client, state, stop } = await opened({
    connect: async () => Promise.reject(new Error('no')),
  })
  beginConnect(client, way)
  showView(client, view)
  await expect.poll(() => state().screens.attempt?.status).toBe('error')
  showConnect(client, way)
  expect(asked(adapter.calls)).toBe(1)
  beginConnect(client, way)
  expect(state().screens.attempt).toEqual({ ...way, status: 'pending' })
  await expect.poll(() => asked(adapter.calls)).toBe(2)
  stop()
})

test('a wallet that went away before the press is a notice', async () => {
  const { client, state, stop } = await opened()
  beginConnect(client, { ...way, connectorId: 'test.unknown' })
  await expect.poll(() => state().screens.attempt?.status).toBe('error')
  expect(state().notices.notice).toMatchObject({ kind: 'error', code: 'connector_failed' })
  stop()
})

test('an attempt for another wallet, or another client, is not taken over', async () => {
  const { client, state, stop } = await opened()
  const other = await opened()
  showView(client, view)
  beginConnect(client, way)
  showConnect(client, { ...way, connectorId: 'test.unknown' })
  await expect
    .poll(() => state().screens.attempt)
    .toMatchObject({ connectorId: 'test.unknown', error: { code: 'connector_not_found' } })
  expect(other.state().screens.attempt).toBeUndefined()
  expect(asked(other.adapter.calls)).toBe(0)
  stop()
  other.stop()
})

test.each([
  { by: 'closing the modal', leave: hideModal },
  { by: 'another view', leave: (client: Parameters<typeof hideModal>[0]) => openModal(client) },
  {
    by: 'its screen',
    leave: (client: Parameters<typeof hideModal>[0]) => leaveConnect(client, way),
  },
])(
  'leaving the view by $by calls the attempt off, and the wallet is asked anew the next time',
  async ({ leave }) => {
    const { adapter, client, state, stop } = await opened({ connect: () => new Promise(() => {}) })
    beginConnect(client, way)
    showView(client, view)
    await expect.poll(() => asked(adapter.calls)).toBe(1)
    expect(state().connection.connecting).toBeDefined()
    leave(client)
    expect(state().connection.connecting).toBeUndefined()
    expect(state().screens.attempt).toBeUndefined()
    beginConnect(client, way)
    await expect.poll(() => asked(adapter.calls)).toBe(2)
    stop()
  },
)

test('a request that the wallet still holds open connects while its error is shown, and not once the user has left', async () => {
  const approvals: ((session: ReturnType<typeof fakeSession>) => void)[] = []
  const ask = () =>
    approvals.length > 0
      ? Promise.reject(new FoyerError('request_pending'))
      : new Promise<ReturnType<typeof fakeSession>>((resolve) => approvals.push(resolve))
  for (const leaves of [false, true]) {
    approvals.length = 0
    const { adapter, client, state, stop } = await opened({ connect: ask })
    beginConnect(client, way)
    showView(client, view)
    await expect.poll(() => approvals).toHaveLength(1)
    goBack(client)
    beginConnect(client, way)
    showView(client, view)
    await expect
      .poll(() => state().screens.attempt)
      .toMatchObject({ status: 'error', error: { code: 'request_pending' } })
    if (leaves) goBack(client)
    approvals[0]?.(fakeSession())
    await expect
      .poll(() => state().connection.byNamespace.eip155?.connectorId ?? adapter.calls.at(-1))
      .toBe(leaves ? 'disconnect test.kestrel' : 'test.kestrel')
    expect(state().modal.open).toBe(leaves)
    stop()
  }
})

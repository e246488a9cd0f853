import { hide, open, show, start } from '@foyer/core'
import { createTestClient, fakeAdapter } from '@foyer/core/testing'
import { expect, test, vi } from 'vitest'
import { attempts } from './attempts.js'

const way = { connectorId: 'test.kestrel', namespace: 'eip155' } as const
const asked = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('connect')).length

function started() {
  const adapter = fakeAdapter({ reconnect: async () => undefined })
  const client = createTestClient({ adapters: [adapter] })
  return { adapter, client, stop: start(client) }
}

test('a wallet is asked before the view is there, and once: the view takes the attempt over', async () => {
  const { adapter, client, stop } = started()
  attempts.begin(client, way)
  await expect.poll(() => asked(adapter.calls)).toBe(1)
  await expect(attempts.take(client, way)).resolves.toMatchObject({ connectorId: 'test.kestrel' })
  expect(asked(adapter.calls)).toBe(1)
  stop()
})

test('trying again asks again', async () => {
  const { adapter, client, stop } = started()
  await attempts.take(client, way)
  await expect(attempts.take(client, way)).rejects.toMatchObject({
    code: 'connector_already_connected',
  })
  expect(asked(adapter.calls)).toBe(1)
  stop()
})

test('an attempt begun for another wallet, or another client, is not taken', async () => {
  const { client, stop } = started()
  const other = started()
  attempts.begin(client, way)
  await expect(
    attempts.take(client, { ...way, connectorId: 'test.unknown' }),
  ).rejects.toMatchObject({ code: 'connector_not_found' })
  await attempts.take(other.client, way)
  expect(asked(other.adapter.calls)).toBe(1)
  stop()
  other.stop()
})

test('who leaves before the view is there calls the attempt off, and is asked anew the next time', async () => {
  const adapter = fakeAdapter({ connect: () => new Promise(() => {}) })
  const client = createTestClient({ adapters: [adapter] })
  const stop = start(client)
  open(client)
  await vi.waitFor(() => adapter.tell(), { timeout: 15_000 })
  attempts.begin(client, way)
  show(client, { name: 'ConnectingExternal', data: way })
  await expect.poll(() => asked(adapter.calls)).toBe(1)
  expect(client.store.getState().connection.asking).toBeDefined()
  hide(client)
  expect(client.store.getState().connection.asking).toBeUndefined()
  attempts.take(client, way).catch(() => {})
  await expect.poll(() => asked(adapter.calls)).toBe(2)
  stop()
})

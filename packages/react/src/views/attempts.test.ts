import { start } from '@foyer/core'
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
  await vi.waitFor(() => expect(asked(adapter.calls)).toBe(1))
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

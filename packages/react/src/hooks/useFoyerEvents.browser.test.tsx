import { connect, type EventRecord, openModal } from '@foyer/core'
import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useFoyerEvents } from './useFoyerEvents.js'

test('each event is heard once, in order, with its time, and the last one is rendered', async () => {
  const { client } = pageClient()
  const heard: EventRecord[] = []
  const { current, unmount } = drawHook(client, () =>
    useFoyerEvents((record) => heard.push(record)),
  )
  expect(current()).toBeUndefined()
  openModal(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(() => current()?.data.event).toBe('CONNECT_SUCCESS')
  const names = heard.map(({ data }) => data.event)
  expect(names[0]).toBe('MODAL_OPEN')
  expect(names.filter((name) => name === 'CONNECT_SUCCESS')).toHaveLength(1)
  expect(heard[0]?.timestamp).toBe(client.clock.now())
  expect(JSON.stringify(heard)).not.toContain('0x7099')
  unmount()
  const before = heard.length
  client.store.setState(({ telemetry }) => ({
    telemetry: { ...telemetry, last: { timestamp: 1, data: { event: 'CLICK_NETWORKS' } } },
  }))
  expect(heard).toHaveLength(before)
})

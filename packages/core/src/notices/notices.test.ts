import { describe, expect, test } from 'vitest'
import { start } from '../start.js'
import { createTestClient } from '../testing/createTestClient.js'
import { alert } from './alert.js'
import { dismissAlert } from './dismissAlert.js'
import { dismissNotice } from './dismissNotice.js'
import { notify } from './notify.js'

const shown = (client: ReturnType<typeof createTestClient>) =>
  client.store.getState().notices.notice?.text

describe('toasts', () => {
  test('go by themselves after two and a half seconds, but a loading one stays', () => {
    const client = createTestClient()
    notify(client, { kind: 'success', text: 'Done' })
    client.held.pass(2_499)
    expect(shown(client)).toBe('Done')
    client.held.pass(1)
    expect(shown(client)).toBeUndefined()
    notify(client, { kind: 'loading', text: 'Working' })
    client.held.pass(60_000)
    expect(shown(client)).toBe('Working')
  })

  test('one that replaces another waits 150 ms until that one has gone', () => {
    const client = createTestClient()
    notify(client, { kind: 'loading', text: 'First' })
    notify(client, { kind: 'error', text: 'Second' })
    expect(shown(client)).toBeUndefined()
    client.held.pass(149)
    expect(shown(client)).toBeUndefined()
    client.held.pass(1)
    expect(shown(client)).toBe('Second')
  })

  test('the latest wins when several come at once, and has its whole time', () => {
    const client = createTestClient()
    notify(client, { kind: 'success', text: 'First' })
    client.held.pass(2_000)
    notify(client, { kind: 'success', text: 'Second' })
    notify(client, { kind: 'success', text: 'Third' })
    client.held.pass(150 + 2_400)
    expect(shown(client)).toBe('Third')
    client.held.pass(100)
    expect(shown(client)).toBeUndefined()
  })

  test('one that was dismissed does not come back', () => {
    const client = createTestClient()
    notify(client, { kind: 'loading', text: 'First' })
    notify(client, { kind: 'success', text: 'Second' })
    dismissNotice(client)
    client.held.pass(10_000)
    expect(shown(client)).toBeUndefined()
  })
})

describe('alerts', () => {
  test('always reach the log with their long text', () => {
    const client = createTestClient()
    alert(client, 'local_configuration_ignored', { keys: ['swaps'] })
    expect(client.logged.join()).toContain('swaps')
    expect(client.store.getState().notices.alert).toMatchObject({
      title: 'Local configuration ignored',
      kind: 'warning',
    })
    dismissAlert(client)
    expect(client.store.getState().notices.alert).toBeUndefined()
  })

  test('a missing project id is told', async () => {
    const client = createTestClient({ projectId: '' })
    start(client)
    await expect
      .poll(() => client.store.getState().notices.alert?.title)
      .toBe('Project ID Not Configured')
  })
})

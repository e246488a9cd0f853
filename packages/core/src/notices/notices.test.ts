import { describeNotice } from '@foyer/protocol'
import { describe, expect, test } from 'vitest'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { shownAlert } from '../testing/shownAlert.js'
import { dismissAlert } from './dismissAlert.js'
import { dismissNotice } from './dismissNotice.js'
import { notify } from './notify.js'
import { showAlert } from './showAlert.js'

const shown = (client: ReturnType<typeof createTestClient>) =>
  client.store.getState().notices.notice?.code

describe('toasts', () => {
  test('go by themselves after two and a half seconds, but a loading one stays', () => {
    const client = createTestClient()
    notify(client, { kind: 'success', code: 'link_copied' })
    client.held.pass(2_499)
    expect(shown(client)).toBe('link_copied')
    client.held.pass(1)
    expect(shown(client)).toBeUndefined()
    notify(client, { kind: 'loading', code: 'authenticating' })
    client.held.pass(60_000)
    expect(shown(client)).toBe('authenticating')
  })

  test('one that replaces another waits 150 ms until that one has gone', () => {
    const client = createTestClient()
    notify(client, { kind: 'loading', code: 'address_copied' })
    notify(client, { kind: 'error', code: 'code_resent' })
    expect(shown(client)).toBeUndefined()
    client.held.pass(149)
    expect(shown(client)).toBeUndefined()
    client.held.pass(1)
    expect(shown(client)).toBe('code_resent')
  })

  test('the latest wins when several come at once, and has its whole time', () => {
    const client = createTestClient()
    notify(client, { kind: 'success', code: 'address_copied' })
    client.held.pass(2_000)
    notify(client, { kind: 'success', code: 'code_resent' })
    notify(client, { kind: 'success', code: 'transaction_started' })
    client.held.pass(150 + 2_400)
    expect(shown(client)).toBe('transaction_started')
    client.held.pass(100)
    expect(shown(client)).toBeUndefined()
  })

  test('hold a code and unformatted data, from which each reader writes the text', () => {
    const client = createTestClient()
    const data = { from: 'ETH', amount: '1234.50', to: 'USDC' }
    notify(client, { kind: 'loading', code: 'swapping', data })
    const { notice } = client.store.getState().notices
    expect(notice).toEqual({ id: 1, kind: 'loading', code: 'swapping', data })
    // What is named stands apart from the sentence, so that a symbol of another script does not turn it.
    const written = (amount: string) => `Swapping \u2068ETH\u2069 to \u2066${amount} USDC\u2069`
    expect(describeNotice({ code: 'swapping', data })).toBe(written('1,234.50'))
    expect(describeNotice({ code: 'swapping', data }, 'de')).toBe(written('1.234,50'))
  })

  test('one that was dismissed does not come back', () => {
    const client = createTestClient()
    notify(client, { kind: 'loading', code: 'address_copied' })
    notify(client, { kind: 'success', code: 'code_resent' })
    dismissNotice(client)
    client.held.pass(10_000)
    expect(shown(client)).toBeUndefined()
  })
})

describe('alerts', () => {
  test('always reach the log with their long text', () => {
    const client = createTestClient()
    showAlert(client, 'local_configuration_ignored', { keys: ['swaps'] })
    expect(client.logged.join()).toContain('swaps')
    expect(client.store.getState().notices.alert).toEqual({
      code: 'local_configuration_ignored',
      data: { keys: ['swaps'] },
      kind: 'warning',
    })
    expect(shownAlert(client)?.title).toBe('Local configuration ignored')
    dismissAlert(client)
    expect(client.store.getState().notices.alert).toBeUndefined()
  })

  test('a missing project id is reported', async () => {
    const client = createTestClient({ projectId: '' })
    startClient(client)
    await expect.poll(() => shownAlert(client)?.title).toBe('Project ID Not Configured')
  })
})

import type { Connector } from '@foyer/core'
import { expect, test } from 'vitest'
import { evm } from './evm.js'
import { nowhere } from './fixtures/testBench.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'

const info = { uuid: '1', name: 'Example', icon: '', rdns: 'com.example.wallet' }

function sleeping() {
  const { page, listeners } = testPage([{ info, provider: { request: async () => [] } }])
  const adapter = evm({ page }).create(testContext([nowhere]))
  let found: readonly Connector[] = []
  const start = () =>
    adapter.start({
      wallets: (connectors) => {
        found = connectors
      },
      session: () => {},
      pending: () => {},
    })
  return { adapter, start, listeners, found: () => found.map(({ id }) => id) }
}

test('the page is left alone until the code that finds wallets was loaded, and its wallets are found at once then', async () => {
  const { adapter, start, listeners, found } = sleeping()
  start()()
  expect(listeners()).toBe(0)
  await adapter.load?.()
  const stop = start()
  expect(found()).toEqual([info.rdns])
  stop()
  expect(listeners()).toBe(0)
})

test('a call before that loads what answers it', async () => {
  const { adapter } = sleeping()
  await expect(adapter.getProvider(info.rdns)).rejects.toThrow(
    expect.objectContaining({ code: 'connector_not_connected' }),
  )
  adapter.destroy()
})

test('an adapter that is destroyed while it loads looks for nothing', async () => {
  const { adapter, start, listeners } = sleeping()
  const loading = adapter.load?.()
  const stop = start()
  adapter.destroy()
  stop()
  await loading
  expect(listeners()).toBe(0)
})

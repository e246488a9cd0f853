import { expect } from 'vitest'
import { see } from '../world/see.js'
import { test } from '../world/test.js'

const corrupt = ['{', 'null', '[]', '{"0":1}', '[{"namespace":5}]', 'x'.repeat(100_000), '"eip155"']

test('unreadable remembered values are as good as none', async ({ stage }) => {
  const visit = await stage.visit()
  await visit.connect()
  for (const value of corrupt) {
    await visit.page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('foyer:')) localStorage.setItem(key, text)
    }, value)
    await visit.page.reload()
    await visit.networkButton.waitFor()
    await see(visit.status, /connected/)
  }
  await visit.page.evaluate(() => localStorage.clear())
  await visit.page.reload()
  await visit.connect()
  await see(visit.status, 'connected')
})

test('a browser that refuses storage still connects, signs and disconnects', async ({ stage }) => {
  const visit = await stage.visit('/', {
    first: () => {
      Object.defineProperty(globalThis, 'localStorage', {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    },
  })
  await visit.connect()
  await visit.page.getByRole('button', { name: 'Sign message' }).click()
  await see(visit.page.getByTestId('message-result'), /^Verified: 0x/)
  await visit.disconnect()
  await see(visit.status, 'disconnected')
})

test('a storage that is full loses nothing while the page is open', async ({ stage }) => {
  const visit = await stage.visit('/', {
    first: () => {
      const set = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('foyer:')) throw new DOMException('full', 'QuotaExceededError')
        set.call(this, key, value)
      }
    },
  })
  await visit.connect()
  await visit.networkButton.click()
  await visit.dialog.getByTestId('network-eip155:31338').click()
  await see(visit.chain, '31338')
  await visit.disconnect()
})

test('two apps on one origin do not touch each other’s values, nor the page’s own', async ({
  stage,
}) => {
  const visit = await stage.visit()
  await visit.page.evaluate(() => localStorage.setItem('theme', 'mine'))
  await visit.connect()
  await visit.disconnect()
  const other = await stage.visit('/two', { beside: visit })
  await see(other.status.first(), 'disconnected')
  expect(await visit.page.evaluate(() => localStorage.getItem('theme'))).toBe('mine')
})

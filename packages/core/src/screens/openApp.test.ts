import { expect, test } from 'vitest'
import { fakeWindow } from '../fixtures/page.js'
import { setPairing } from '../pairing/setPairing.js'
import { createTestClient } from '../testing/createTestClient.js'
import type { WalletEntry } from '../wallets/state.js'
import { openApp } from './openApp.js'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const kestrel: WalletEntry = { id: 'kestrel', name: 'Kestrel', mobile_link: 'kestrel://' }

function onPage() {
  const opened: unknown[] = []
  const page = fakeWindow('https://shop.example/')
  Object.assign(page.document, { hasFocus: () => true, visibilityState: 'visible' })
  Object.assign(page, { self: page, top: page, open: (link: string) => opened.push(link) })
  const client = createTestClient({}, { window: () => page })
  return { client, opened, notice: () => client.store.getState().notices.notice }
}

test('an app that was opened is no notice', () => {
  const { client, notice, opened } = onPage()
  setPairing(client, { uri })
  expect(openApp(client, kestrel)).toBe(true)
  expect(opened).toHaveLength(1)
  expect(notice()).toBeUndefined()
})

test.each([
  ['the link into the app', 'app', { ...kestrel, mobile_link: 'javascript:alert(1)' }],
  ['the web address', 'universal', kestrel],
] as const)('a press on what leads nowhere is a notice: %s', (_, kind, entry) => {
  const { client, notice, opened } = onPage()
  setPairing(client, { uri })
  expect(openApp(client, entry, kind)).toBe(false)
  expect(opened).toEqual([])
  expect(notice()).toMatchObject({ kind: 'error', code: 'link_not_found' })
})

test('without a link in the directory, or before there is a URI, nothing is said', () => {
  const { client, notice } = onPage()
  expect(openApp(client, kestrel)).toBe(false)
  setPairing(client, { uri })
  expect(openApp(client, { id: 'larch', name: 'Larch' })).toBe(false)
  expect(notice()).toBeUndefined()
})

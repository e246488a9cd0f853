import { wellKnownWallets } from '@foyer/protocol'
import { expect, test, vi } from 'vitest'
import { fakeWindow } from '../../fixtures/page.js'
import { createTestClient } from '../../testing/createTestClient.js'
import { heldClock } from '../../testing/heldClock.js'
import { setPairing } from '../setPairing.js'
import { bringToFront } from './bringToFront.js'
import { readChoice, storeChoice } from './choice.js'
import { openInOwnBrowser } from './openInOwnBrowser.js'
import { openWallet } from './openWallet.js'
import { watchTakeover } from './watchTakeover.js'

const uri = 'wc:ab@2?relay-protocol=irn&symKey=cd'
const encoded = 'wc%3Aab%402%3Frelay-protocol%3Dirn%26symKey%3Dcd'

/** A client on a page that notes what is opened, and may stand in a frame or in Telegram. */
function onPage({ agent = '', framed = false, telegram = false, focused = true } = {}) {
  const opened: unknown[][] = []
  const page = fakeWindow('https://shop.example/', agent)
  Object.assign(page.document, { hasFocus: () => focused, visibilityState: 'visible' })
  Object.assign(page, {
    self: page,
    top: framed ? {} : page,
    open: (...given: unknown[]) => opened.push(given),
    ...(telegram && { TelegramWebviewProxy: {} }),
  })
  const client = createTestClient({}, { window: () => page })
  return { client, opened, page }
}

const kestrel = { walletId: 'kestrel', name: 'Kestrel', link: 'kestrel:', kind: 'app' } as const

test('an app is handed the URI in the same turn, and is noted', () => {
  const { client, opened } = onPage()
  setPairing(client, { uri })
  expect(openWallet(client, kestrel)).toBe(true)
  expect(opened).toEqual([[`kestrel://wc?uri=${encoded}`, '_self', 'noreferrer noopener']])
  expect(client.store.getState().pairing.linked).toEqual({
    id: 'kestrel',
    name: 'Kestrel',
    href: 'kestrel://',
  })
})

test('pages and programs open beside the page, apps out of a frame in the whole of it', () => {
  const { client, opened } = onPage({ framed: true })
  setPairing(client, { uri })
  openWallet(client, { ...kestrel, kind: 'page' })
  openWallet(client, kestrel)
  expect(opened.map(([, target]) => target)).toEqual(['_blank', '_top'])
})

test('in Telegram on Android the URI is encoded twice, and everything opens beside', () => {
  const { client, opened } = onPage({ telegram: true, agent: 'Linux; Android 14' })
  setPairing(client, { uri })
  openWallet(client, kestrel)
  expect(opened).toEqual([
    [`kestrel://wc?uri=${encodeURIComponent(encoded)}`, '_blank', 'noreferrer noopener'],
  ])
})

test('nothing is opened without a URI, nor by a link that leads into no app', () => {
  const { client, opened } = onPage()
  expect(openWallet(client, kestrel)).toBe(false)
  setPairing(client, { uri })
  expect(openWallet(client, { ...kestrel, link: 'javascript:alert(1)' })).toBe(false)
  expect(openInOwnBrowser(client, 'kestrel')).toBe(false)
  expect(opened).toEqual([])
  expect(client.store.getState().pairing.linked).toBeUndefined()
})

test('a wallet with a browser of its own opens this page there, without a URI', () => {
  const { client, opened } = onPage()
  client.store.setState(({ network }) => ({ network: { ...network, active: 'solana' } }))
  expect(openInOwnBrowser(client, wellKnownWallets.phantom)).toBe(true)
  const page = encodeURIComponent('https://shop.example/')
  const ref = encodeURIComponent('https://shop.example')
  expect(opened).toEqual([
    [`https://phantom.app/ul/browse/${page}?ref=${ref}`, '_self', 'noreferrer noopener'],
  ])
})

const request = { requestId: 7, sessionTopic: 'ef' }

test('a request brings the wallet that is kept to the front: an app in the page’s place, a page beside it', () => {
  const { client, opened } = onPage()
  bringToFront(client, request)
  storeChoice(client.environment, { name: 'Kestrel', href: 'kestrel://' })
  bringToFront(client, request)
  storeChoice(client.environment, { name: 'Larch', href: 'https://larch.example/' })
  bringToFront(client, request)
  expect(opened).toEqual([
    ['kestrel://wc?requestId=7&sessionTopic=ef', '_self', 'noreferrer noopener'],
    ['https://larch.example/wc?requestId=7&sessionTopic=ef', '_blank', 'noreferrer noopener'],
  ])
})

test('not when the wallet does not want it, nor while the user looks elsewhere', () => {
  const { client, opened } = onPage({ focused: false })
  storeChoice(client.environment, { name: 'Kestrel', href: 'kestrel://' })
  bringToFront(client, { ...request, disableDeepLink: true })
  expect(client.logged).toEqual([])
  bringToFront(client, request)
  expect(client.logged).toEqual(['Document does not have focus, skipping deeplink.'])
  expect(opened).toEqual([])
})

test('the choice is kept under the name all pairing libraries know, and believed only when it is one', () => {
  const { client } = onPage()
  const { environment, stored } = client
  storeChoice(environment, { name: 'Kestrel', href: 'kestrel://', id: 'k' })
  expect(stored.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(
    '{"href":"kestrel://","name":"Kestrel"}',
  )
  expect(readChoice(environment)).toEqual({ name: 'Kestrel', href: 'kestrel://' })
  for (const foreign of ['{', '[]', '{"href":"javascript:alert(1)","name":"x"}', '{"href":1}']) {
    stored.setItem('WALLETCONNECT_DEEPLINK_CHOICE', foreign)
    expect(readChoice(environment), foreign).toBeUndefined()
  }
  storeChoice(environment, undefined)
  expect(stored.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
})

test('a storage that refuses is no failure', () => {
  const refusing = {
    ...onPage().client.environment,
    localStorage: () => {
      throw new Error('refused')
    },
  }
  storeChoice(refusing, { name: 'Kestrel', href: 'kestrel://' })
  expect(readChoice(refusing)).toBeUndefined()
})

function watched() {
  const { page } = onPage()
  const clock = heldClock()
  const tell = vi.fn()
  const end = watchTakeover({ window: page, clock }, tell)
  return { page, clock, tell, end }
}

test('an app took over when the page is hidden, left, or loses the focus within two seconds', () => {
  for (const happens of ['blur', 'pagehide', 'hidden']) {
    const { page, clock, tell } = watched()
    clock.pass(1_900)
    Object.assign(page.document, { visibilityState: happens === 'hidden' ? 'hidden' : 'visible' })
    if (happens === 'hidden') page.document.dispatchEvent(new Event('visibilitychange'))
    else page.dispatchEvent(new Event(happens))
    clock.pass(60_000)
    expect(tell.mock.calls, happens).toEqual([[true]])
  }
})

test('else none did, which is reported once, and not after the end', () => {
  const { page, clock, tell } = watched()
  clock.pass(1_999)
  expect(tell).not.toHaveBeenCalled()
  clock.pass(1)
  page.dispatchEvent(new Event('blur'))
  expect(tell.mock.calls).toEqual([[false]])
  const other = watched()
  other.end()
  other.clock.pass(60_000)
  expect(other.tell).not.toHaveBeenCalled()
})

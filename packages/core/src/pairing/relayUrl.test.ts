import { expect, test } from 'vitest'
import { adaptersOf } from '../adaptersOf.js'
import { fakeWindow } from '../fixtures/page.js'
import { startClient } from '../startClient.js'
import { createTestClient } from '../testing/createTestClient.js'
import { isPairingOffered } from './isPairingOffered.js'
import { relayUrl } from './relayUrl.js'

const page = { window: () => fakeWindow('https://shop.example/cart') }

test.each([
  [{ server: 'https://host.example/foyer/' }, 'wss://host.example/foyer/relay'],
  [{ server: 'http://127.0.0.1:8080' }, 'ws://127.0.0.1:8080/relay'],
  [{ server: '/foyer' }, 'wss://shop.example/foyer/relay'],
  [{ server: '/foyer', relayUrl: 'wss://relay.example' }, 'wss://relay.example'],
])('with %o the relay is at %s', (options, expected) => {
  const client = createTestClient(options, page)
  expect(relayUrl(client)).toBe(expected)
  expect(isPairingOffered(client)).toBe(true)
})

test.each([
  [{}, false],
  [{ server: '/foyer', enableWalletConnect: false }, false],
  [{ manualWCControl: true }, true],
])('with %o it is %s that pairing is offered', (options, offered) => {
  expect(isPairingOffered(createTestClient(options))).toBe(offered)
})

test('a chain family without an adapter is served by pairing, where there is a relay', async () => {
  const families = async (options = {}) => {
    const client = createTestClient(options)
    const stop = startClient(client)
    await client.handles.wake?.()
    stop()
    return [...adaptersOf(client).keys()]
  }
  expect(await families()).toEqual([])
  expect(await families({ relayUrl: 'wss://relay.example' })).toEqual(['eip155'])
})

test.each([
  [{ relayUrl: 'https://relay.example' }, 'relayUrl'],
  [{ enableWalletConnect: 'no' }, 'enableWalletConnect'],
  [{ universalProviderConfigOverride: 'all' }, 'universalProviderConfigOverride'],
])('%o is refused by name', (options, name) => {
  expect(() => createTestClient(options as never)).toThrow(name)
})

import { expect, test } from 'vitest'
import { openIdentity } from './openIdentity.js'

const seed = '1'.repeat(64)
const parameters = {
  relayUrl: 'wss://relay.example/relay',
  now: 1_800_000_000_000,
  subject: '2'.repeat(64),
}

test('the browser and the library are the same client, with the same token', async () => {
  const [byBrowser, byHand] = await Promise.all([
    openIdentity(seed, crypto.subtle),
    openIdentity(seed, undefined),
  ])
  expect(byBrowser.clientId).toBe(byHand.clientId)
  expect(byBrowser.clientId).toMatch(/^did:key:z6Mk/)
  expect(await byBrowser.token(parameters)).toBe(await byHand.token(parameters))
})

test('a browser that knows the key’s kind not at all, or only half, is done without', async () => {
  const refusing = { importKey: () => Promise.reject(new Error('NotSupportedError')) }
  const identity = await openIdentity(seed, refusing as unknown as SubtleCrypto)
  expect(identity.clientId).toMatch(/^did:key:z6Mk/)
})

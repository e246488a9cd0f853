import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useEntry } from './useEntry.js'

const heron = {
  id: 'heron',
  name: 'Heron',
  rdns: 'test.heron',
  image_url: 'https://a.example/h.png',
}
const stork = { id: 'stork', name: 'Stork', image_id: 'a/b' }

function entryOf(id: string) {
  const { client } = pageClient({ customWallets: [heron, stork], server: 'http://server.example' })
  return drawHook(client, () => useEntry(id)).current()
}

test('a wallet is found by its id or its domain, with the picture of its own', () => {
  const found = { entry: heron, imageUrl: heron.image_url }
  expect(entryOf('heron')).toEqual(found)
  expect(entryOf('test.heron')).toEqual(found)
})

test('else the picture is the server’s, and an unknown wallet has neither', () => {
  expect(entryOf('stork').imageUrl).toContain('http://server.example/getWalletImage/a%2Fb')
  expect(entryOf('crane')).toEqual({ entry: undefined, imageUrl: undefined })
})

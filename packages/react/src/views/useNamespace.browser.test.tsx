import { expect, test } from 'vitest'
import { drawHook } from '../testing/drawHook.js'
import { pageClient } from '../testing/pageClient.js'
import { useNamespace } from './useNamespace.js'

test('a chain family has its name, and the picture of its first network, where it has one', () => {
  const { client } = pageClient({ chainImages: { 1: 'https://a.example/1.png', 10: 'x' } })
  const of = (namespace: Parameters<typeof useNamespace>[0]) =>
    drawHook(client, () => useNamespace(namespace)).current()
  expect(of('eip155')).toEqual({
    name: 'Ethereum and compatible',
    imageUrl: 'https://a.example/1.png',
  })
  expect(of('solana')).toEqual({ name: 'Solana', imageUrl: undefined })
})

import { expect, test } from 'vitest'
import { createTestClient } from '../testing/createTestClient.js'
import { ownPicture } from './ownPicture.js'

const on = (server?: string) =>
  createTestClient(server === undefined ? {} : { server }, {
    window: () => ({ location: new URL('https://shop.example/cart') }) as unknown as Window,
  })

test('pictures of the own server are shown, wherever it is', () => {
  const own = 'https://foyer.example/x/public/1.webp?projectId=a'
  expect(ownPicture(on('https://foyer.example/x'), own)).toBe(own)
  expect(ownPicture(on('/foyer'), '/foyer/public/1.webp')).toBe(
    'https://shop.example/foyer/public/1.webp',
  )
  expect(ownPicture(on('/'), '/v1/image/1')).toBe('https://shop.example/v1/image/1')
})

test.each([
  'https://elsewhere.example/1.webp',
  'https://foyer.example.evil.example/x/1.webp',
  'http://foyer.example/x/1.webp',
  'https://foyer.example/y/1.webp',
  'https://foyer.example/x/../1.webp',
  'javascript:alert(1)',
  'data:text/html,<b>',
  'blob:https://foyer.example/x/1',
  '',
  null,
])('not %s', (url) => {
  expect(ownPicture(on('https://foyer.example/x'), url)).toBeUndefined()
})

test('without a server only what is in the text itself', () => {
  expect(ownPicture(on(), 'https://shop.example/1.webp')).toBeUndefined()
  expect(ownPicture(on(), 'data:image/png;base64,AA')).toBe('data:image/png;base64,AA')
})

import { expect, test } from 'vitest'
import { readPeer } from './readPeer.js'

test('what a wallet says of itself is fit to be shown and followed', () => {
  const peer = readPeer({
    name: `Good\u202eteW\u0000 ${'x'.repeat(500)}`,
    description: 'two\nlines',
    url: 'javascript:alert(1)',
    icons: ['data:image/svg+xml,x', 'https://a.example/i.png', 'http://b.example/', 7, 'ftp://x/'],
    redirect: { native: 'javascript:alert(1)', universal: 'https://w.example/wc' },
  })
  expect(peer.name).toMatch(/^GoodteW x+$/)
  expect(peer.name.length).toBe(80)
  expect(peer).toMatchObject({
    description: 'two lines',
    url: '',
    icons: ['https://a.example/i.png', 'http://b.example/'],
    redirect: { universal: 'https://w.example/wc' },
  })
})

test('a link of a wallet app is kept, one that a page could run is not', () => {
  const native = (link: unknown) => readPeer({ redirect: { native: link } }).redirect?.native
  expect(native('wallet://')).toBe('wallet://')
  expect(native('com.wallet.app:')).toBe('com.wallet.app:')
  for (const link of [
    'JavaScript:x',
    'data:x',
    'blob:x',
    'https://x',
    ' javascript:x',
    'a b://',
    7,
  ])
    expect(native(link)).toBeUndefined()
})

test('nonsense is an empty card', () => {
  const empty = { name: '', description: '', url: '', icons: [] }
  for (const metadata of [undefined, null, 'x', [], { name: {}, icons: 'x', redirect: 4 }])
    expect(readPeer(metadata)).toEqual(empty)
})

import { wellKnownWallets } from '@foyer/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeWindow } from '../../fixtures/page.js'
import { browseLink } from './browseLink.js'
import { linkBase } from './linkBase.js'
import { linkTarget } from './linkContextOf.js'
import { pairingLink, requestLink } from './pairingLink.js'
import { walletLinks } from './walletLinks.js'

const uri = 'wc:ab12@2?relay-protocol=irn&symKey=cd34&expiryTimestamp=1763732611'
const encoded =
  'wc%3Aab12%402%3Frelay-protocol%3Dirn%26symKey%3Dcd34%26expiryTimestamp%3D1763732611'

test('a scheme is understood however a directory writes it', () => {
  for (const written of ['kestrel', 'kestrel:', 'kestrel:/', 'kestrel://', ' kestrel:// '])
    expect(linkBase(written), written).toBe('kestrel://')
  expect(linkBase('kestrel://app')).toBe('kestrel://app/')
})

test('an address of the web keeps its path and gets a slash', () => {
  expect(linkBase('https://kestrel.example')).toBe('https://kestrel.example/')
  expect(linkBase('https://kestrel.example/uni')).toBe('https://kestrel.example/uni/')
})

test('what runs code, reads files or hides where it leads opens nothing', () => {
  const refused = [
    undefined,
    '',
    'javascript:alert(1)',
    'javascript://%0aalert(1)',
    'java\nscript://%0aalert(1)',
    ' JavaScript:',
    'data:text/html,<script>',
    'data://text/html',
    'vbscript://x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'intent://scan#Intent;end',
    'https:kestrel.example',
    'https://bank.example@evil.example/',
    'https://',
    '//evil.example',
    '/path',
    'a b c',
    `kestrel://${'x'.repeat(3_000)}`,
  ]
  expect(refused.filter((text) => linkBase(text) !== undefined)).toEqual([])
})

test('no text makes a link of a scheme that is the browser’s own', () => {
  const schemes = ['javascript', 'data', 'vbscript', 'file', 'blob', 'about']
  const piece = fc.oneof(
    fc.constantFrom(...schemes, ':', '/', '//', '://', ' ', '\t', '\n', '\u0000', '%0a', '@', '#'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = pairingLink(pieces.join(''), uri)
      if (link === undefined) return
      expect(link).toMatch(/^[a-z][a-z\d+.-]*:\/\//i)
      expect(schemes.some((scheme) => link.toLowerCase().startsWith(`${scheme}:`))).toBe(false)
      expect(link).toContain(`uri=${encoded}`)
    }),
  )
})

test('the URI travels whole in native and universal links, twice encoded for Telegram on Android', () => {
  expect(pairingLink('kestrel:', uri)).toBe(`kestrel://wc?uri=${encoded}`)
  expect(pairingLink('https://kestrel.example/', uri)).toBe(
    `https://kestrel.example/wc?uri=${encoded}`,
  )
  expect(pairingLink('https://kestrel.example/app?from=list#top', uri)).toBe(
    `https://kestrel.example/app/wc?from=list&uri=${encoded}`,
  )
  expect(pairingLink('kestrel:', uri, { twice: true })).toBe(
    `kestrel://wc?uri=${encodeURIComponent(encoded)}`,
  )
})

test('a request brings the wallet to the front and says which it is', () => {
  const request = { requestId: 1_763_732_611_000_123, sessionTopic: 'ef56' }
  const query = 'requestId=1763732611000123&sessionTopic=ef56'
  expect(requestLink('kestrel://', request)).toBe(`kestrel://wc?${query}`)
  expect(requestLink('https://kestrel.example', request)).toBe(
    `https://kestrel.example/wc?${query}`,
  )
  expect(requestLink('https://t.me/kestrel_bot/app', request)).toBe(
    `https://t.me/kestrel_bot/app?startapp=${btoa(query).replaceAll('=', '')}`,
  )
  expect(requestLink('javascript:', request)).toBeUndefined()
})

test('apps open in the page’s place, out of frames in the whole page’s, pages and Telegram beside it', () => {
  const place = { telegram: false, android: false, framed: false }
  expect(linkTarget('app', place)).toBe('_self')
  expect(linkTarget('app', { ...place, framed: true })).toBe('_top')
  expect(linkTarget('app', { ...place, framed: true, telegram: true })).toBe('_blank')
  expect(linkTarget('page', place)).toBe('_blank')
})

test('wallets with a browser of their own are given this page', () => {
  const { phantom, solflare, coinbase } = wellKnownWallets
  const window = fakeWindow('https://shop.example/buy?x=1')
  const page = 'https%3A%2F%2Fshop.example%2Fbuy%3Fx%3D1'
  expect(browseLink(phantom, 'solana', window)).toBe(
    `https://phantom.app/ul/browse/${page}?ref=https%3A%2F%2Fshop.example`,
  )
  expect(browseLink(solflare, 'solana', window)).toBe(
    `https://solflare.com/ul/v1/browse/${page}?ref=${page}`,
  )
  expect(browseLink(coinbase, 'solana', window)).toBe(`https://go.cb-w.com/dapp?cb_url=${page}`)
})

test('not for other chains, not for other wallets, and not from within that browser', () => {
  const { phantom, solflare, coinbase } = wellKnownWallets
  const window = fakeWindow('https://shop.example/')
  expect(browseLink(phantom, 'eip155', window)).toBeUndefined()
  expect(browseLink('kestrel', 'solana', window)).toBeUndefined()
  for (const [id, mark] of [
    [phantom, 'phantom'],
    [solflare, 'solflare'],
    [coinbase, 'coinbaseSolana'],
  ] as const)
    expect(
      browseLink(id, 'solana', Object.assign(fakeWindow('https://a.example/'), { [mark]: {} })),
    ).toBeUndefined()
})

test('a directory’s links are sorted into ways that can be opened', () => {
  const entry = { id: 'kestrel', name: 'Kestrel' }
  expect(
    walletLinks({ ...entry, mobile_link: 'kestrel:', link_mode: 'https://k.example' }),
  ).toEqual({
    app: 'kestrel://',
    universal: 'https://k.example/',
    desktop: undefined,
    web: undefined,
  })
  expect(walletLinks({ ...entry, mobile_link: 'https://k.example' })).toMatchObject({
    app: 'https://k.example/',
    universal: 'https://k.example/',
  })
  expect(
    walletLinks({
      ...entry,
      mobile_link: 'javascript:',
      desktop_link: 'data:x',
      webapp_link: 'kestrel:',
    }),
  ).toEqual({ app: undefined, universal: undefined, desktop: undefined, web: undefined })
})

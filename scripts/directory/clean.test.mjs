import { expect, test } from 'vitest'
import { cleanSvg } from './cleanSvg.mjs'
import { cleanName, cleanRdns, fold } from './cleanText.mjs'
import { cleanAppLink, cleanEntrance, cleanStore, cleanWeb } from './cleanUrl.mjs'
import { cleanWebp } from './cleanWebp.mjs'
import { curated } from './curated.mjs'
import { merge } from './merge.mjs'
import { readLiteral } from './readLiteral.mjs'

test('pages on public hosts over https are kept', () => {
  expect(cleanWeb(' https://rainbow.me/download?a=1 ')).toBe('https://rainbow.me/download?a=1')
  expect(cleanWeb('http://old.example-wallet.com/', { secure: false })).toBe(
    'http://old.example-wallet.com/',
  )
})

test.each([
  'http://rainbow.me',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://localhost/',
  'https://wallet.internal/',
  'https://user:secret@rainbow.me/',
  'https://rainbow.me:8443/',
  'https://rainbow.me\\@evil.com/',
  'https://rainbow.me/"onload="x',
  'https://rainbow.me/\u202egpj',
  `https://rainbow.me/${'a'.repeat(400)}`,
  'rainbow.me',
  '',
  null,
  7,
])('%s is not a page', (text) => {
  expect(cleanWeb(text)).toBeUndefined()
})

test("a store's page has to be on the store's host, and loses what is not the app's id", () => {
  const hosts = ['play.google.com']
  expect(
    cleanStore('https://play.google.com/store/apps/details?id=me.rainbow&hl=de#x', hosts),
  ).toBe('https://play.google.com/store/apps/details?id=me.rainbow')
  expect(cleanStore('https://play.google.com.evil.com/store', hosts)).toBeUndefined()
})

test('an entrance is not a store, and has no campaign marks', () => {
  expect(cleanEntrance('https://core.app/?utm_source=a&page=b')).toBe('https://core.app/?page=b')
  expect(cleanEntrance('https://chrome.google.com/webstore/x')).toBeUndefined()
})

test('the scheme of an app is kept in lower case, with its path', () => {
  expect(cleanAppLink('metamask://')).toBe('metamask://')
  expect(cleanAppLink('HARTi://')).toBe('harti://')
  expect(cleanAppLink('sweat:/')).toBe('sweat://')
  expect(cleanAppLink('keplrwallet://wcV2')).toBe('keplrwallet://wcV2')
})

test.each([
  'javascript://%0aalert(1)',
  'JavaScript://x',
  'intent://x#Intent;end',
  'wc://',
  'myApp://https://wallet.coinex.com',
  'com.plena://auth,org.plenafinance.app://auth',
  'https://metamask.app.link',
  'ms-settings://x',
  'x-apple.systempreferences://',
  'a b://',
  'metamask',
  '',
  null,
])('%s is not the link of an app', (text) => {
  expect(cleanAppLink(text)).toBeUndefined()
})

test('names stay on one line, read in one direction, and fit', () => {
  expect(cleanName('  Rain\u202ebow\n Wallet ')).toBe('Rainbow Wallet')
  expect(cleanName('<b>Rainbow</b>')).toBeUndefined()
  expect(cleanName('x'.repeat(49))).toBeUndefined()
  expect(cleanName('\u200b')).toBeUndefined()
  expect(cleanRdns('Me.Rainbow')).toBe('me.rainbow')
  expect(cleanRdns('rainbow')).toBeUndefined()
  expect(fold('Rábby Wallet')).toBe(fold('RABBY'))
})

const svg = (inside, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${more}>${inside}</svg>`

test('plain shapes are kept, classes are left out', () => {
  const shapes =
    '<defs><clipPath id="a"><path d="M0 0z"/></clipPath></defs><g clip-path="url(#a)"></g>'
  expect(cleanSvg(svg(shapes, ' class="x"'))).toBe(svg(shapes))
})

test.each([
  svg('<script>alert(1)</script>'),
  svg('<script/>'),
  svg('<path d="M0" onclick="x()"/>'),
  svg('<path d="M0"/onclick="x()"/>'),
  svg('<image href="https://evil.com/x.png"/>'),
  svg('<use href="#a"/>'),
  svg('<path fill="url(https://evil.com/#a)"/>'),
  svg('<path fill="url(//evil.com)"/>'),
  svg('<style>*{}</style>'),
  svg('<path style="fill:red"/>'),
  svg('<foreignObject></foreignObject>'),
  svg('text'),
  svg('<path d="&#106;"/>'),
  svg('<g>'),
  svg('<!-- x -->'),
  svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'),
  `<?xml version="1.0"?>${svg('')}`,
  `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`,
  svg(`<path d="${'M0 0'.repeat(4000)}"/>`),
  'not a picture',
])('a picture with anything else in it is refused: %.60s', (text) => {
  expect(cleanSvg(text)).toBeUndefined()
})

const chunk = (name, body) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}
const webp = (...chunks) => Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...chunks])
const still = (width, height) => {
  const body = Buffer.alloc(16)
  body.writeUInt16LE(width, 6)
  body.writeUInt16LE(height, 8)
  return chunk('VP8 ', body)
}

test('a WebP loses its metadata, and its header says so', () => {
  const header = chunk('VP8X', Buffer.from([0x3c, 0, 0, 0, 63, 0, 0, 63, 0, 0]))
  const cleaned = cleanWebp(webp(header, still(64, 64), chunk('EXIF', Buffer.from('where I live'))))
  expect(cleaned.includes('where I live')).toBe(false)
  expect(cleaned[20]).toBe(0x10)
  expect(cleaned.readUInt32LE(4)).toBe(cleaned.length - 8)
})

test('a WebP that is large, moving, cut off or something else is refused', () => {
  expect(cleanWebp(webp(still(64, 64)))).toBeDefined()
  expect(cleanWebp(webp(still(4096, 64)))).toBeUndefined()
  expect(cleanWebp(webp(still(64, 64), chunk('ANIM', Buffer.alloc(6))))).toBeUndefined()
  expect(cleanWebp(webp(still(64, 64)).subarray(0, 30))).toBeUndefined()
  expect(cleanWebp(webp())).toBeUndefined()
  expect(cleanWebp(Buffer.from('<svg/>'))).toBeUndefined()
})

test('constants are read without running the file that has them', () => {
  expect(readLiteral('const a = { b: [1, -2, null, true], "c": `d` }', 'a')).toEqual({
    b: [1, -2, null, true],
    c: 'd',
  })
  expect(() => readLiteral('const a = process.exit()', 'a')).toThrow('Not a literal')
  expect(() => readLiteral('const a = 1', 'b')).toThrow('no constant b')
})

const raw = (id, more = {}) => ({
  id,
  name: id,
  homepage: `https://${id.split('.').reverse().join('.')}/`,
  rdns: null,
  image: Buffer.alloc(0),
  app: {},
  desktop: {},
  mobile: {},
  ...more,
})
const chosen = curated.filter(({ by }) => !by).map(({ from }) => raw(from))

test('an unreviewed wallet keeps the pages of its own domain and of link services alone', () => {
  const mobile = (universal) => ({ mobile: { universal } })
  const wallets = merge([
    ...chosen,
    raw('uk.co.one', mobile('https://link.one.co.uk/wc')),
    raw('uk.co.two', mobile('https://another.co.uk/wc')),
    raw('com.three', mobile('https://three.page.link/x')),
    raw('com.four', mobile('https://wallet.elsewhere.com/')),
  ])
  const links = Object.fromEntries(wallets.map(({ id, mobile_link }) => [id, mobile_link]))
  expect(links).toMatchObject({
    'uk-co-one': 'https://link.one.co.uk/wc',
    'com-three': 'https://three.page.link/x',
  })
  expect(links['uk-co-two']).toBeUndefined()
  expect(links['com-four']).toBeUndefined()
})

test('an imitation of a wallet that stands before it gets neither its place nor its links', () => {
  const metamask = { mobile: { native: 'metamask://' }, rdns: 'io.metamask', name: 'MetaMask' }
  const known = chosen.map((one) => (one.id === 'io.metamask' ? { ...one, ...metamask } : one))
  const wallets = merge([
    ...known,
    raw('com.fake-name', { name: 'Meta Mask Wallet' }),
    raw('com.fake-rdns', { rdns: 'IO.metamask' }),
    raw('com.fake-link', { mobile: { native: 'MetaMask://steal' } }),
    raw('com.fake-page', { app: { browser: 'https://phish.metamask.io/' } }),
  ])
  const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]))
  expect(byId.has('com-fake-name')).toBe(false)
  expect(byId.has('com-fake-rdns')).toBe(false)
  expect(byId.get('com-fake-link').mobile_link).toBeUndefined()
  expect(byId.get('com-fake-page').webapp_link).toBeUndefined()
  expect(wallets[0]).toMatchObject({ name: 'MetaMask', mobile_link: 'metamask://' })
})

import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readDirectory } from '@foyer/directory/node'
import photon from '@silvia-odwyer/photon-node'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { Services } from '../../Services.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'
import { imageFiles, imageSources } from './tables.js'

let database: OpenedDatabase
let server: Server
let origin: string
let hits: string[]
let serve: (response: ServerResponse, path: string) => void
const directory = createWalletDirectory(readDirectory())

beforeAll(async () => {
  database = await openTestDatabase()
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    serve(response, request.url ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await database.close()
})

let time: number
let services: Services
function start(env: Record<string, string> = {}) {
  const config = readConfig({
    FOYER_PUBLIC_URL: 'https://foyer.example/',
    FOYER_FETCH_PRIVATE: 'yes',
    ...env,
  })
  const log = pino({ level: 'silent' })
  services = createServices({ config, database, directory, log, now: () => time })
  return createApp(services)
}
beforeEach(async () => {
  hits = []
  time = Date.UTC(2026, 0, 1)
  await database.db.delete(imageSources)
  await database.db.delete(imageFiles)
  start()
})
afterEach(async () => {
  await services.images.close()
  await services.remote.close()
})

async function get(url: string): Promise<Response> {
  const link = await services.images.link(url)
  if (link === undefined) throw new Error('no link')
  return createApp(services).request(link)
}
async function pixels(answer: Response) {
  expect(answer.status).toBe(200)
  const image = photon.PhotonImage.new_from_byteslice(new Uint8Array(await answer.arrayBuffer()))
  const [red, green, blue, alpha] = image.get_raw_pixels()
  return { size: [image.get_width(), image.get_height()], first: [red, green, blue, alpha] }
}
const send = (type: string, body: Uint8Array | string) => {
  serve = (response) => response.writeHead(200, { 'content-type': type }).end(body)
}
function picture(width: number, height: number, [red, green, blue]: readonly number[]) {
  const raw = new Uint8Array(width * height * 4)
  for (let at = 0; at < raw.length; at += 4) raw.set([red ?? 0, green ?? 0, blue ?? 0, 255], at)
  return new photon.PhotonImage(raw, width, height)
}
const orange = [255, 128, 0]
const png = () => Buffer.from(picture(600, 300, orange).get_bytes())
const svg = (inner: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`

test('serves a picture small, in its shape, as bytes that can be nothing else', async () => {
  send('image/png', png())
  const link = await services.images.link(`${origin}/logo.png`)
  expect(link).toMatch(/^https:\/\/foyer\.example\/v1\/image\/[\da-f]{40}$/)
  const answer = await get(`${origin}/logo.png`)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  })
  expect(await pixels(answer)).toEqual({ size: [256, 128], first: [...orange, 255] })
})

test('reads all kinds of pictures, also under the name of another', async () => {
  const image = picture(30, 10, orange)
  for (const [type, bytes] of [
    ['image/jpeg', image.get_bytes_jpeg(90)],
    ['image/webp', image.get_bytes_webp()],
    ['image/png', image.get_bytes_webp()],
    ['IMAGE/PNG; charset=binary', image.get_bytes()],
  ] as const) {
    send(type, bytes)
    const { size, first } = await pixels(await get(`${origin}/${type}?${bytes.length}`))
    expect(size).toEqual([30, 10])
    expect(Math.abs((first[1] ?? 0) - 128)).toBeLessThan(8)
  }
})

test('shows the first frame of a picture that moves', async () => {
  const frame = (index: string) => `21f9040001000000 2c00000000010001000002 02${index}0100`
  const hex = `474946383961 01000100 800000 ff0000 0000ff ${frame('44')} ${frame('4c')} 3b`
  send('image/gif', Buffer.from(hex.replaceAll(' ', ''), 'hex'))
  const answer = await pixels(await get(`${origin}/moving.gif`))
  expect(answer).toEqual({ size: [1, 1], first: [255, 0, 0, 255] })
})

test('paints a drawing, and follows nothing in it', async () => {
  const bait = `${origin}/bait.png`
  const inner = [
    '<rect width="40" height="20" fill="#ff8000"/>',
    '<script>alert(1)</script>',
    `<image href="${bait}" width="9" height="9"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>`,
    `<use href="${bait}#a"/><style>@import url("${bait}"); rect { fill: url(${bait}#p) #ff8000 }</style>`,
    `<foreignObject width="40" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${bait}"/></foreignObject>`,
    '<animate attributeName="href" to="javascript:alert(1)"/>',
  ].join('')
  send('image/svg+xml', svg(inner, `viewBox="0 0 40 20" onload="fetch('${bait}')"`))
  const answer = await get(`${origin}/drawing.svg`)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const body = Buffer.from(await answer.clone().arrayBuffer())
  expect(body.includes('alert') || body.includes('bait')).toBe(false)
  expect((await pixels(answer)).size).toEqual([256, 128])
  expect(hits).toEqual(['/drawing.svg'])
})

test('paints what a contract drew into the address itself', async () => {
  start({ FOYER_FETCH_PRIVATE: 'no' })
  const drawing = svg('<rect width="40" height="20" fill="#ff8000"/>')
  for (const url of [
    `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
    `data:image/svg+xml;utf8,${drawing}`,
    `data:image/svg+xml,${encodeURIComponent(drawing)}`,
    `data:image/png;base64,${png().toString('base64')}`,
  ])
    expect((await pixels(await get(url))).first).toEqual([...orange, 255])
})

const bomb = () => {
  const bytes = png()
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  return bytes
}
const laughs = (() => {
  const entities = Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`,
  )
  return `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>${svg('<text>&e9;</text>')}`
})()
const copies = (() => {
  const groups = Array.from(
    { length: 12 },
    (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`,
  )
  return svg(
    `<defs><g id="g0"><rect width="1" height="1"/></g>${groups.join('')}</defs><use href="#g12"/>`,
  )
})()

test.each([
  ['a page that calls itself a picture', 'image/png', () => '<!doctype html><script>1</script>'],
  ['a picture that calls itself a page', 'text/html', png],
  ['a picture of no type', '', png],
  ['a drawing that calls itself pixels', 'image/png', () => svg('')],
  ['pixels that call themselves a drawing', 'image/svg+xml', png],
  ['a page that calls itself a drawing', 'image/svg+xml', () => '<html><body/></html>'],
  ['nothing', 'image/png', () => ''],
  ['a picture that stops in the middle', 'image/png', () => png().subarray(0, 60)],
  ['a picture that says to be 50,000 by 50,000', 'image/png', bomb],
  ['a picture without width', 'image/png', () => bomb().fill(0, 16, 24)],
  ['a drawing of a billion words', 'image/svg+xml', () => laughs],
  ['a drawing of a billion copies', 'image/svg+xml', () => copies],
  [
    'a drawing with a file in it',
    'image/svg+xml',
    () => `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  ],
  ['a script that is a picture, too', 'image/gif', () => 'GIF89a/*\0\0*/=1;alert(1)'],
  ['a picture of another kind', 'image/tiff', () => Buffer.from('49492a0008000000', 'hex')],
  ['a font', 'font/woff2', () => 'wOF2'],
  ['more than 8 MB', 'image/png', () => Buffer.concat([png(), Buffer.alloc(9_000_000)])],
])('has no picture for %s', async (what, type, body) => {
  send(type, body())
  const answer = await get(`${origin}/${encodeURIComponent(what)}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ status: 'FAILED', reasons: [{ name: 'not_found' }] })
  send('image/png', png())
  expect((await get(`${origin}/good after ${what}`)).status).toBe(200)
})

test('paints a drawing of any proportions into the same square', async () => {
  for (const box of ['0 0 1 100000', '0 0 100000 1', '0 0 1e9 1e9', '0 0 0.001 0.001']) {
    send('image/svg+xml', svg('<rect width="100%" height="100%"/>', `viewBox="${box}"`))
    const answer = await get(`${origin}/${box}`)
    if (answer.status === 404) continue
    const { size } = await pixels(answer)
    expect(Math.max(...(size as [number, number]))).toBeLessThanOrEqual(256)
  }
})

test('leaves nothing in a picture of what was hidden behind it', async () => {
  send('image/png', Buffer.concat([png(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
  const answer = await get(`${origin}/polyglot.png`)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).includes('alert')).toBe(false)
})

test.each([
  'https://127.0.0.1/x.png',
  'https://[::ffff:127.0.0.1]/x.png',
  'https://0x7f.1/x.png',
  'https://localhost/x.png',
])('asks nobody of this machine for %s', async (url) => {
  const app = start({ FOYER_FETCH_PRIVATE: 'no' })
  const link = await services.images.link(url)
  expect((await app.request(link ?? '')).status).toBe(404)
})

test('is no open proxy: only what the server itself linked to is fetched', async () => {
  const app = start()
  for (const id of ['0'.repeat(40), 'x', encodeURIComponent(`${origin}/x.png`), '..%2f..%2fetc']) {
    const answer = await app.request(`/v1/image/${id}`)
    expect([400, 404]).toContain(answer.status)
  }
  expect(hits).toEqual([])
})

test.each([
  undefined,
  null,
  '',
  'x.png',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,<script>1</script>',
  `https://pictures.example/${'a'.repeat(3_000)}`,
  `data:image/png;base64,${'a'.repeat(300_000)}`,
  'ipfs://bafy',
])('gives no link to %s', async (url) => {
  expect(await services.images.link(url)).toBeUndefined()
})

test('asks once for a week, and after a failure once in ten minutes', async () => {
  send('image/png', png())
  await Promise.all([1, 2, 3].map(() => get(`${origin}/one.png`)))
  start()
  expect((await get(`${origin}/one.png`)).status).toBe(200)
  expect(hits).toEqual(['/one.png'])
  time += 8 * 86_400_000
  send('text/html', 'gone')
  expect((await get(`${origin}/one.png`)).status).toBe(200)
  expect(hits).toEqual(['/one.png', '/one.png'])

  hits = []
  expect((await get(`${origin}/never.png`)).status).toBe(404)
  expect((await get(`${origin}/never.png`)).status).toBe(404)
  expect(hits).toEqual(['/never.png'])
  time += 601_000
  send('image/png', png())
  expect((await get(`${origin}/never.png`)).status).toBe(200)
})

test('keeps no more than it is allowed, the longest unused going first', async () => {
  start({ FOYER_IMAGES_MB: '1' })
  const noise = (seed: number) => {
    const raw = new Uint8Array(256 * 256 * 4)
    let state = seed
    for (let at = 0; at < raw.length; at += 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      raw[at] = at % 4 === 3 ? 255 : state >> 16
    }
    return Buffer.from(new photon.PhotonImage(raw, 256, 256).get_bytes())
  }
  for (let number = 1; number <= 7; number += 1) {
    send('image/png', noise(number))
    expect((await get(`${origin}/${number}.png`)).status).toBe(200)
    time += 60_000
  }
  await services.images.forget()
  const kept = await database.db.select().from(imageFiles)
  expect(kept.length).toBeGreaterThan(2)
  expect(kept.reduce((total, { size }) => total + size, 0)).toBeLessThan(1_000_000)

  start()
  hits = []
  expect((await get(`${origin}/7.png`)).status).toBe(200)
  expect(hits).toEqual([])
  expect((await get(`${origin}/1.png`)).status).toBe(200)
  expect(hits).toEqual(['/1.png'])

  time += 31 * 86_400_000
  await services.images.forget()
  expect(await database.db.select().from(imageSources)).toEqual([])
  expect(await database.db.select().from(imageFiles)).toEqual([])
})

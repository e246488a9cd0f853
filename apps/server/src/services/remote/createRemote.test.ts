import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRemote } from './createRemote.js'
import { isAllowedAddress } from './isAllowedAddress.js'
import type { Remote } from './Remote.js'

let server: Server
let origin: string
let port: number
let hits: string[]
let closed: Promise<unknown>
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    closed = new Promise((resolve) => response.once('close', () => resolve(undefined)))
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  hits = []
  answer = (_, response) => response.end('fine')
})

let remote: Remote
const open = (parameters: Partial<createRemote.Parameters> = {}) => {
  remote = createRemote({ near: true, gateways: { ipfs: '', arweave: '' }, ...parameters })
  return remote
}
afterEach(() => remote?.close())
const wanted = { bytesMax: 100_000, accept: '*/*' }
const read = (url: string) => remote.read(url, wanted).then(({ bytes }) => String(bytes))

test('reads what is there, and its type', async () => {
  answer = (_, response) => {
    response.setHeader('content-type', 'Text/Plain; charset=utf-8')
    response.end('fine')
  }
  const file = await open().read(`${origin}/a`, wanted)
  expect([file.type, String(file.bytes)]).toEqual(['text/plain', 'fine'])
})

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://017700000001/',
  'https://0177.0.0.01/',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://0.0.0.0/',
  'https://10.0.0.1/',
  'https://172.16.5.4/',
  'https://192.168.1.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://198.18.0.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://[2001:db8::1]/',
  'http://93.184.216.34/',
  'https://user:pass@93.184.216.34/',
  'ftp://93.184.216.34/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_',
  'javascript:alert(1)',
  '//127.0.0.1/',
  'ipfs://bafy/1.png',
  'ar://abc',
  '',
])('sends no request to %s', async (url) => {
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return ['127.0.0.1']
  }
  await expect(open({ near: false, resolve }).read(url, wanted)).rejects.toMatchObject({
    code: 'refused',
  })
  expect(asked).toEqual([])
})

test.each([
  [['127.0.0.1']],
  [['93.184.216.34', '10.0.0.1']],
  [['::ffff:10.0.0.1']],
  [['fe80::1%eth0']],
  [['not an address']],
])('refuses a name that leads to %j', async (addresses) => {
  open({ near: false, resolve: async () => addresses })
  await expect(read(`https://pictures.example:${port}/`)).rejects.toMatchObject({ code: 'refused' })
  expect(hits).toEqual([])
})

test('connects to the address that was judged, whatever the name means a moment later', async () => {
  const answers = [['127.0.0.1'], ['169.254.169.254']]
  open({ resolve: async () => answers.shift() ?? [] })
  await expect(read(`http://rebinding.example:${port}/`)).resolves.toBe('fine')
  expect(answers).toHaveLength(1)
})

test('keeps the keys of a cloud machine closed, also in development', async () => {
  for (const address of ['169.254.169.254', '::ffff:169.254.169.254', 'fe80::1', '0.0.0.0', '::'])
    expect(isAllowedAddress(address, true)).toBe(false)
  for (const address of ['127.0.0.1', '10.1.2.3', '::1', 'fd00::1'])
    expect([isAllowedAddress(address, true), isAllowedAddress(address, false)]).toEqual([
      true,
      false,
    ])
  for (const address of ['8.8.8.8', '2606:4700::1111'])
    expect(isAllowedAddress(address, false)).toBe(true)
})

test('judges any IPv4 address alike in both of its clothes, and never throws', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.boolean(), (address, near) => {
      const plain = isAllowedAddress(address, near)
      expect(isAllowedAddress(`::ffff:${address}`, near)).toBe(plain)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(typeof isAllowedAddress(text, false)).toBe('boolean')
    }),
  )
})

test.each([
  'http://169.254.169.254/latest/',
  'http://metadata.example/',
  'file:///etc/passwd',
  'data:text/plain,secret',
])('does not follow to %s', async (location) => {
  answer = (_, response) => response.writeHead(302, { location }).end()
  open({ resolve: async () => ['169.254.169.254'] })
  await expect(read(`${origin}/`)).rejects.toMatchObject({ code: 'refused' })
  expect(hits).toEqual(['GET /'])
})

test('follows three times and not four', async () => {
  answer = ({ url }, response) => {
    const left = Number(url?.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(301, { location: `/${left - 1}` }).end()
  }
  open()
  await expect(read(`${origin}/3`)).resolves.toBe('there')
  await expect(read(`${origin}/4`)).rejects.toMatchObject({ code: 'refused' })
  await expect(read(`${origin}/1000`)).rejects.toMatchObject({ code: 'refused' })
})

test('stops reading when the answer is longer than allowed, whatever it promised', async () => {
  answer = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      response.once('drain', more)
    }
    more()
  }
  open()
  await expect(read(`${origin}/`)).rejects.toMatchObject({ code: 'too_large' })
  await closed
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(50_000_000))],
  ['identity', Buffer.alloc(100_001)],
])('does not unpack more than allowed: %s', async (encoding, body) => {
  answer = (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body)
  open()
  await expect(read(`${origin}/`)).rejects.toMatchObject({ code: 'too_large' })
})

test('unpacks what fits, and refuses what it cannot unpack', async () => {
  open()
  answer = (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('fine'))
  await expect(read(`${origin}/`)).resolves.toBe('fine')
  for (const [encoding, body] of [
    ['gzip', 'no gzip'],
    ['gzip, gzip', gzipSync(gzipSync('fine'))],
    ['constructor', 'x'],
  ] as const) {
    answer = (_, response) => response.writeHead(200, { 'content-encoding': encoding }).end(body)
    await expect(read(`${origin}/`)).rejects.toMatchObject({ code: 'malformed' })
  }
})

test.each([
  ['never answers', () => undefined],
  [
    'sends a byte at a time',
    (_: IncomingMessage, response: ServerResponse) => {
      const drip = setInterval(() => response.write('.'), 5)
      response.once('close', () => clearInterval(drip))
    },
  ],
  [
    'redirects for ever, slowly',
    (_: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200).flushHeaders()
    },
  ],
])('gives up on a server that %s', async (_, how) => {
  answer = how
  open({ waitMs: 150 })
  await expect(read(`${origin}/`)).rejects.toMatchObject({ code: 'unreachable' })
})

test('gives up on a name without an answer', async () => {
  open({ waitMs: 100, resolve: () => new Promise(() => undefined) })
  await expect(read('http://silent.example/')).rejects.toMatchObject({ code: 'unreachable' })
})

test('tells nothing of the address or the answer in what it throws', async () => {
  answer = (_, response) => response.writeHead(500).end('secret')
  open()
  const error: unknown = await read(`${origin}/?key=secret`).catch((thrown: unknown) => thrown)
  expect(String(error)).not.toMatch(/secret|127/)
  expect(error).toMatchObject({ code: 'unreachable' })
})

const Metadata = v.object({ name: v.string(), image: v.optional(v.string()) })

test('reads JSON of the shape asked for, and nothing else', async () => {
  open()
  answer = (_, response) => response.end('{"name":"One","more":1}')
  await expect(remote.json(`${origin}/`, Metadata)).resolves.toEqual({ name: 'One' })
  for (const body of ['<!doctype html><title>Not found</title>', '{"name":1}', '[]', '', '\xff{']) {
    answer = (_, response) => response.end(Buffer.from(body, 'latin1'))
    await expect(remote.json(`${origin}/`, Metadata)).rejects.toMatchObject({ code: 'malformed' })
  }
  answer = (_, response) => response.end(`{"name":"${'a'.repeat(300_000)}"}`)
  await expect(remote.json(`${origin}/`, Metadata)).rejects.toMatchObject({ code: 'too_large' })
  answer = (_, response) => response.end('['.repeat(200_000))
  await expect(remote.json(`${origin}/`, Metadata)).rejects.toMatchObject({ code: 'malformed' })
})

test('reads JSON that a contract carries itself', async () => {
  open({ near: false })
  const json = '{"name":"50% off"}'
  for (const url of [
    `data:application/json;base64,${Buffer.from(json).toString('base64')}`,
    `data:application/json;utf8,${json}`,
    `data:application/json,${encodeURIComponent(json)}`,
  ])
    await expect(remote.json(url, Metadata)).resolves.toEqual({ name: '50% off' })
  for (const url of ['data:', 'data:,', 'data:application/json;base64,%%%'])
    await expect(remote.json(url, Metadata)).rejects.toMatchObject({ code: 'malformed' })
})

test('requests content by its hash from a gateway, and only below its path', async () => {
  open({ gateways: { ipfs: `${origin}/ipfs/`, arweave: `${origin}/ar` } })
  await read('ipfs://bafy/1.png')
  await read('ipfs://ipfs/QmX/a%20b.json?x=1')
  await read('ar://tx-id')
  for (const url of [
    ...['ipfs://../admin', 'ipfs://x/../../admin', 'ipfs://%2e%2e/admin', 'ipfs://'],
    ...['ipfs://x/..\\..\\admin', 'ipfs://x/.\t./../admin', 'ipfs://x/%2e.\\..\\..\\admin'],
  ])
    await expect(read(url)).rejects.toMatchObject({ code: 'refused' })
  expect(hits).toEqual(['GET /ipfs/bafy/1.png', 'GET /ipfs/QmX/a%20b.json?x=1', 'GET /ar/tx-id'])
})

test('sends JSON when there is something to send', async () => {
  let heard = ''
  answer = (request, response) => {
    request.on('data', (part) => {
      heard += part
    })
    request.on('end', () => response.end('{"name":"One"}'))
  }
  open()
  await remote.json(`${origin}/`, Metadata, { body: { data: '0x' } })
  expect([hits, heard]).toEqual([['POST /'], '{"data":"0x"}'])
})

test('never throws anything but its own error, whatever the address', async () => {
  open({ near: false, waitMs: 50, resolve: async () => [] })
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true })),
      async (url) => {
        await expect(remote.read(url, wanted)).rejects.toMatchObject({ name: 'RemoteError' })
      },
    ),
    { numRuns: 60 },
  )
})

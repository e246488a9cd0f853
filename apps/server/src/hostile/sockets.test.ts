import { mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { type RunningServer, startServer } from '../startServer.js'
import { drip, talk } from './talk.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-sockets-'))
const lines: string[] = []
let server: RunningServer
const unlimited = {
  FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
  FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
}
/** Its real patience in small, and enough for a busy machine to read what came. */
const patience = {
  headersMs: 5_000,
  requestMs: 10_000,
  silentMs: 10_500,
  idleMs: 5_000,
  checkMs: 100,
}

beforeAll(async () => {
  const env = { FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_DRAIN_MS: '100', ...unlimited }
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  server = await startServer(readConfig(env), log, patience)
  // What is read once for all users is no part of a single user's time.
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  await (await fetch(server.url + event, json)).arrayBuffer()
  await (await fetch(server.url + directory)).arrayBuffer()
}, 300_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const event = '/e?projectId=local'
const directory = '/getWallets?projectId=local&page=1&entries=4'
const post = (...headers: string[]) =>
  [`POST ${event} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  )
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n')
const once = 'Connection: close'
const smuggled = get('/getWallets?projectId=local&page=1&entries=1')
const say = (bytes: string) => (socket: Socket) => void socket.write(bytes, 'latin1')

/** What is written, and the status of the only answer; none for a connection that is just closed. */
const talks: [what: string, act: (socket: Socket) => void, status: number | undefined][] = [
  ['nothing at all', () => undefined, 408],
  ['headers without end', (socket) => drip(socket, 'X: y\r\n', 50), 400],
  [
    'headers without end, of a request',
    (socket) => {
      socket.write('GET /health HTTP/1.1\r\nHost: a\r\n')
      drip(socket, 'X: y\r\n', 50)
    },
    408,
  ],
  [
    'a body that comes slowly',
    (socket) => {
      socket.write(post('Content-Length: 100000'))
      drip(socket, ' ', 50)
    },
    408,
  ],
  ['a body that never comes', say(post('Content-Length: 100000')), 408],
  [
    'chunks without end',
    (socket) => {
      socket.write(post('Transfer-Encoding: chunked'))
      drip(socket, `10000\r\n${' '.repeat(65_536)}\r\n`, 5)
    },
    413,
  ],
  ['a chunk without a size', say(`${post('Transfer-Encoding: chunked')}zz\r\n`), 400],
  [
    'a chunk as large as the world',
    say(`${post('Transfer-Encoding: chunked')}${'f'.repeat(17)}\r\n`),
    400,
  ],
  ['a chunk below nothing', say(`${post('Transfer-Encoding: chunked')}-1\r\n`), 400],
  [
    'a length and chunks',
    say(`${post('Content-Length: 5', 'Transfer-Encoding: chunked')}0\r\n\r\n${smuggled}`),
    400,
  ],
  [
    'chunks and a length',
    say(`${post('Transfer-Encoding: chunked', 'Content-Length: 5')}0\r\n\r\n${smuggled}`),
    400,
  ],
  ['two lengths', say(`${post('Content-Length: 2', 'Content-Length: 3')}{}${smuggled}`), 400],
  ['a length with a sign', say(`${post('Content-Length: +2')}{}`), 400],
  [
    'chunks by another name',
    say(`${post('Transfer-Encoding: xchunked')}0\r\n\r\n${smuggled}`),
    400,
  ],
  [
    'chunks that are not last',
    say(`${post('Transfer-Encoding: chunked, identity')}0\r\n\r\n`),
    400,
  ],
  ['a body that is too long', say(post('Content-Length: 999999999')), 413],
  ['a line break in a path', say(get('/x%0d%0aSet-Cookie:%20a=b', once)), 404],
  ['a line break in a value', say(get('/health', 'Origin: https://a\rSet-Cookie: a=b', once)), 400],
  ['a value over two lines', say(get('/health', 'Origin: https://a\n Set-Cookie: a=b', once)), 400],
  ['NUL in a value', say(get('/health', 'Origin: \0', once)), 400],
  ['NUL in a path', say(get('/\0', once)), 400],
  ['a header before its colon', say(get('/health', 'Origin : https://a', once)), 400],
  ['headers of a megabyte', say(get('/health', `X: ${'y'.repeat(1_000_000)}`)), 431],
  ['a path of a megabyte', say(get(`/${'y'.repeat(1_000_000)}`)), 431],
  ['many headers', say(get('/health', ...Array.from({ length: 1_500 }, () => 'X: y'), once)), 200],
  ['no host', say(`GET /health HTTP/1.1\r\n${once}\r\n\r\n`), 400],
  ['a host that is none', say(`GET /health HTTP/1.1\r\nHost: a b<>"@/\\\r\n${once}\r\n\r\n`), 400],
  ['a whole address as a path', say(get('http://127.0.0.1:1/health', once)), 200],
  ['a path with steps up', say(get('/../../../etc/passwd', once)), 404],
  [
    'a path with hidden steps up',
    say(get('/getWalletImage/..%2f..%2fpackage.json?projectId=local', once)),
    400,
  ],
  [
    'a path in bytes that are too long',
    say(get('/getWalletImage/%c0%ae%c0%ae?projectId=local', once)),
    400,
  ],
  ['a path that is no text', say(get('/getWalletImage/%ff%fe?projectId=local', once)), 400],
  ['a path with backslashes', say(get('\\..\\x', once)), 400],
  ['an address without a path', say(get('*', once)), 400],
  ['a tunnel', say('CONNECT 127.0.0.1:1 HTTP/1.1\r\nHost: a\r\n\r\n'), undefined],
  [
    'another protocol',
    say(get('/health', 'Upgrade: websocket', 'Connection: upgrade, close')),
    200,
  ],
  ['an expectation', say(get('/health', 'Expect: everything', once)), 417],
  ['a method that nobody knows', say('FOYER /health HTTP/1.1\r\nHost: a\r\n\r\n'), 400],
  ['an old version', say('GET /health\r\n\r\n'), 200],
  ['a version to come', say('GET /health HTTP/9.9\r\nHost: a\r\n\r\n'), 400],
  ['HTTP/2', say('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), 400],
  ['TLS', say('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'), 400],
  ['half a request, and an end', (socket) => void socket.end('GET /health HTTP/1.1\r\nHo'), 400],
  ['half a body, and an end', (socket) => void socket.end(`${post('Content-Length: 100')}{`), 400],
  ['a whole request, and an end', (socket) => void socket.end(get('/health')), 200],
  [
    'half a body, and a reset',
    (socket) => {
      socket.write(`${post('Content-Length: 100')}{`, () => socket.resetAndDestroy())
    },
    undefined,
  ],
]

test('closes every connection that misbehaves, and answers the others meanwhile', async () => {
  let over = false
  const all = Promise.all(
    talks.map(async ([what, act, status]) => ({ what, status, ...(await talk(server.url, act)) })),
  ).finally(() => {
    over = true
  })
  while (!over) {
    const answer = await fetch(server.url + directory)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
  for (const { what, status, statuses, text } of await all) {
    expect.soft(statuses, what).toEqual(status === undefined ? [] : [status])
    expect.soft(text, what).not.toMatch(/set-cookie|node_modules|\bat .*:\d+|\.ts\b/i)
  }
  expect(lines).toEqual([])
}, 180_000)

test('answers what is asked in one go one after the other', async () => {
  const asked = [1, 2, 3].map((page) => get(`/getWallets?projectId=local&page=${page}&entries=1`))
  const { statuses, text } = await talk(server.url, say([...asked, get('/nothing', once)].join('')))
  expect(statuses).toEqual([200, 200, 200, 404])
  const alone = await fetch(`${server.url}/getWallets?projectId=local&page=2&entries=1`)
  const { data } = (await alone.json()) as { data: [{ name: string }] }
  expect(text.split('HTTP/1.1 ')[2]).toContain(`"${data[0].name}"`)
})

test('drops a socket that requests and never reads', async () => {
  const page = get('/getWallets?projectId=local&page=1&entries=40')
  const { statuses } = await talk(server.url, (socket) => {
    socket.pause()
    socket.write(page.repeat(3_000))
    // A peer that does not read learns by writing alone that the other side is gone.
    drip(socket, page, 50)
  })
  expect(statuses).toEqual([])
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
}, 180_000)

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readDirectory } from '@foyer/directory/node'
import pino from 'pino'
import { bytesToHex, encodeFunctionData, namehash, parseAbi } from 'viem'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config/readConfig.js'
import { createApp } from './createApp.js'
import { createQuick } from './createQuick.js'
import { createServices } from './createServices.js'
import type { OpenedDatabase } from './database/Database.js'
import { defaultPatience, drain, listen } from './http/listen.js'
import type { Services } from './Services.js'
import { createWalletDirectory } from './services/wallets/createWalletDirectory.js'
import { openTestDatabase } from './testing/openTestDatabase.js'
import { putProject } from './testing/putProject.js'

let database: OpenedDatabase
const directory = createWalletDirectory(readDirectory())
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const resolving = parseAbi([
  'function resolve(bytes name, bytes data) view returns (bytes)',
  'function addr(bytes32 node) view returns (address)',
])
type Asked = { path?: string; method?: string; headers?: Record<string, string>; body?: string }

/** A server that listens, with the quick way or with the routes alone. */
async function start(
  isQuick: boolean,
  env: Record<string, string> = {},
  other?: Partial<Services>,
) {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  const now = () => Date.UTC(2026, 0, 1)
  const made = createServices({ config: readConfig(env), database, directory, log, now })
  const services: Services = { ...made, ...other }
  await putProject(services, { analytics: true })
  const app = createApp(services)
  let routed = 0
  const fetch: typeof app.fetch = (...given) => {
    routed += 1
    return app.fetch(...given)
  }
  const address = { host: '127.0.0.1', port: 0, setting: 'PORT' }
  const quick = isQuick && { quick: createQuick(services) }
  const { server, port } = await listen({ fetch, ...quick }, address, defaultPatience)
  onTestFinished(() => drain(server, 0))
  const ask = async ({ path = '/e?projectId=shop', method = 'POST', headers, body }: Asked) => {
    const request = send({ port, path, method, headers, agent: false })
    request.end(body)
    const [answer] = await once(request, 'response')
    const { date: _, ...said } = answer.headers
    return { status: answer.statusCode, said, text: await text(answer) }
  }
  // The first request makes the project known.
  await ask({ path: '/getAnalyticsConfig?projectId=shop', method: 'GET' })
  routed = 0
  const noted = () => lines.flatMap((line) => (line.includes('"route":') ? [told(line)] : []))
  return { ask, lines, noted, routed: () => routed }
}

function told(line: string) {
  const { method, route, status, project } = JSON.parse(line) as Record<string, unknown>
  return { method, route, status, project }
}

const event = (more: object = {}) => {
  const props = { type: 'track', event: 'MODAL_OPEN', properties: { name: 'Kestrel é' } }
  const page = { url: 'https://shop.example/', domain: 'shop.example' }
  return JSON.stringify({ eventId: randomUUID(), ...page, timestamp: 1, props, ...more })
}
const body = event()
const list = (more: string, headers = {}) => ({
  path: `/getWallets?projectId=shop${more}`,
  method: 'GET',
  headers: { ...page, ...headers },
})
const page = { origin: 'https://shop.example' }

test('takes what is ordinary, and answers, notes and refuses as the routes do', async () => {
  const [quick, routes] = await Promise.all([start(true), start(false)])
  const known = String((await routes.ask(list(''))).said.etag)
  expect((await quick.ask(list(''))).said.etag).toBe(known)
  const ordinary: Asked[] = [
    ...[{ body }, { body, headers: page }, { body, path: '/e?projectId=shop&st=html&sv=4.2.2' }],
    ...[{ body: '{' }, { body: event({ props: { type: 'other' } }), headers: page }, { body: '' }],
    ...[{ body: `\uFEFF${body}` }, { path: '/e?projectId=sh%6Fp', body }],
    ...[list(''), list('&page=2&entries=40'), list('&search=kes%20trel'), list('&search=%C3%A9')],
    ...[list('&chains=eip155:1,eip155%3A10'), list('&sv=html-ethers,solana-1.7.8')],
    ...[list('&badge_type=certified')],
    ...[list('', { 'accept-encoding': 'br, gzip' }), list('', { 'accept-encoding': 'gzip;q=0' })],
    ...[list('', { 'if-none-match': known }), list('&page=2', { 'if-none-match': known })],
  ]
  // The second time, what each query says is known.
  const twice = [...ordinary, ...ordinary]
  for (const asked of twice) expect(await quick.ask(asked)).toEqual(await routes.ask(asked))
  expect(quick.routed()).toBe(0)
  const others: Asked[] = [
    ...[
      '/e',
      '/e?projectId=none',
      '/e?projectId=shop&projectId=shop',
      '/e?projectId=shop&x=1',
      '/e?projectId=shop&__proto__=x',
      '/e?projectId=shop&constructor=1',
      '/e?__proto__=shop',
    ],
    ...['/e?projectId=sh%p', '/e?projectId=shop&', '/e/?projectId=shop', '/e?st=1', '//e?a=b'],
  ].map((path) => ({ path, body }))
  others.push(
    ...[{ body, headers: { origin: 'https://evil.example' } }, { method: 'GET' }],
    ...[{ body: 'x'.repeat(300_000) }, { body, headers: { 'transfer-encoding': 'chunked' } }],
    ...[list('&entries=0'), list('&page=x'), list('&include=&page=1'), list('&search=a+b')],
    ...[
      { ...list('', { 'content-length': '4' }), body: 'more' },
      { ...list(''), method: 'HEAD' },
    ],
    ...[
      { method: 'OPTIONS', headers: page },
      { body, headers: { host: 'a b' } },
    ],
  )
  for (const asked of others)
    expect(await quick.ask(asked), JSON.stringify(asked).slice(0, 200)).toEqual(
      await routes.ask(asked),
    )
  expect(quick.routed()).toBe(routes.routed() - twice.length - 1)
  expect(quick.noted()).toEqual(routes.noted())
})

test('answers clients of ENS as the routes do', async () => {
  const resolver = `0x${'12'.repeat(20)}`
  const keyFile = join(mkdtempSync(join(tmpdir(), 'foyer-names-')), 'names.key')
  const env = { FOYER_NAME_RESOLVERS: resolver, FOYER_NAME_KEY_FILE: keyFile }
  const [quick, routes] = await Promise.all([start(true, env), start(false, env)])
  const name = 'anna.foyer.eth'
  const call = encodeFunctionData({ abi: resolving, functionName: 'addr', args: [namehash(name)] })
  const args = [bytesToHex(packetToBytes(name)), call] as const
  const question = encodeFunctionData({ abi: resolving, functionName: 'resolve', args })
  const path = `/ccip/${resolver}/${question}.json`
  const get = (path: string, headers = {}) => ({ path, method: 'GET', headers })
  const ordinary = [
    ...[get(path), get(path), get(path, page), get(`/ccip/${resolver}/0x12.json`)],
    get(path.replace(resolver, `0x${'34'.repeat(20)}`)),
  ]
  for (const asked of ordinary) expect(await quick.ask(asked)).toEqual(await routes.ask(asked))
  expect(quick.routed()).toBe(0)
  const others = [
    ...[get(`${path}?a=b`), get(`${path}/`), get(path.slice(0, -5)), get('/ccip/a/b.json')],
    ...[get(path.replace('/0x9', '/%30x9')), get(`/${path}`), get(path, { host: 'a b' })],
    ...[
      { ...get(path), method: 'HEAD' },
      { ...get(path, page), method: 'OPTIONS' },
    ],
    { ...get(path, { 'content-length': '4' }), body: 'more' },
  ]
  for (const asked of others)
    expect(await quick.ask(asked), JSON.stringify(asked).slice(-60)).toEqual(
      await routes.ask(asked),
    )
  expect(quick.routed()).toBe(routes.routed() - ordinary.length)
  expect(quick.noted()).toEqual(routes.noted())
})

test('counts an address and a project as the routes do', async () => {
  for (const name of ['FOYER_ADDRESS_REQUESTS_PER_MINUTE', 'FOYER_PROJECT_REQUESTS_PER_MINUTE']) {
    const [quick, routes] = await Promise.all([
      start(true, { [name]: '4' }),
      start(false, { [name]: '4' }),
    ])
    const answers = []
    for (let nth = 0; nth < 5; nth += 1) {
      answers.push(await quick.ask({ body, headers: page }))
      expect(answers.at(-1)).toEqual(await routes.ask({ body, headers: page }))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429])
    expect(quick.routed()).toBe(0)
  }
})

test('tells nothing of what failed, but to the log', async () => {
  const add = () => Promise.reject(new Error('The disk of db7 is full'))
  const events = { add, forget: async () => undefined }
  const [quick, routes] = await Promise.all([
    start(true, {}, { events }),
    start(false, {}, { events }),
  ])
  const answer = await quick.ask({ body })
  expect(answer).toEqual(await routes.ask({ body }))
  expect(answer.status).toBe(500)
  expect(answer.text).not.toContain('db7')
  expect(quick.lines.join('')).toContain('A request failed')
})

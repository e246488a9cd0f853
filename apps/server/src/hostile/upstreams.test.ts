import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readDirectory } from '@foyer/directory/node'
import { ErrorAnswer } from '@foyer/protocol/api'
import { pino } from 'pino'
import { startChains } from 'sandbox'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import type { OpenedDatabase } from '../database/Database.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { putProject } from '../testing/putProject.js'

const key = 'a1b2c3d4e5f6a7b8'
const network = 'eip155:31337'
const native = `${network}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const directory = createWalletDirectory(readDirectory())

let database: OpenedDatabase
let chains: Awaited<ReturnType<typeof startChains>>
const stops: (() => unknown)[] = []

beforeAll(async () => {
  ;[database, chains] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
}, 120_000)
afterAll(async () => {
  for (const stop of stops) await stop()
  await chains.stop()
  await database.close()
})

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => unknown

/** Node, explorer and prices in good order: the node is a real one. */
const truth: Answer = async (request, response, body) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://upstream.test')
  response.setHeader('content-type', 'application/json')
  if (pathname.startsWith('/prices')) {
    const [coin = ''] = decodeURIComponent(pathname).split('/').slice(-1)
    return response.end(JSON.stringify({ coins: { [coin]: { price: 2_500, confidence: 0.99 } } }))
  }
  if (searchParams.has('action')) {
    const plain = searchParams.get('action') === 'txlist'
    const found = plain ? [{ ...transaction, to: holder().toLowerCase() }] : []
    const message = plain ? 'OK' : 'No transactions found'
    return response.end(JSON.stringify({ status: plain ? '1' : '0', message, result: found }))
  }
  const headers = { 'content-type': 'application/json' }
  const given = await fetch(chain().rpcUrl, { method: 'POST', headers, body })
  return response.end(await given.text())
}

function chain() {
  const [one] = chains.world.chains
  if (!one) throw new Error('no chain')
  return one
}
const holder = () => chains.world.accounts[0] ?? '0x'

const transaction = {
  ...{ blockNumber: '7', timeStamp: '1700000000', hash: `0x${'7'.repeat(64)}`, nonce: '4' },
  ...{ transactionIndex: '0', from: `0x${'1'.repeat(40)}`, value: '5' },
  ...{ isError: '0', input: '0x', contractAddress: '', gas: '21000' },
}

const page = `<html><body>nginx at http://10.0.0.7/${key} <script>alert(1)</script></body></html>`
const insides = new RegExp(
  `${key}|10\\.0\\.0\\.7|nginx|<script|127\\.0\\.0\\.1|node_modules|\\.ts:\\d`,
)
const reply = (result: unknown) => (_: IncomingMessage, response: ServerResponse, body: string) =>
  response.setHeader('content-type', 'application/json').end(
    JSON.stringify({
      jsonrpc: '2.0',
      id: idOf(body),
      status: '1',
      message: 'OK',
      result,
      coins: result,
    }),
  )
function idOf(body: string): unknown {
  return body === '' ? undefined : (JSON.parse(body) as { id?: unknown }).id
}

/** A node that failed is left alone for a minute at most, one of another network for ten. */
const failedMs = 61_000
const strayedMs = 601_000

/** What the upstream does, and how long it is left alone after that when that is long. */
const bad: [what: string, answer: Answer, restMs?: number][] = [
  ['a page', (_, response) => response.setHeader('content-type', 'text/html').end(page)],
  [
    'a page that says it is JSON',
    (_, response) => response.setHeader('content-type', 'application/json').end(page),
  ],
  ['a failure', (_, response) => response.writeHead(500).end(page)],
  ['a refusal of the key', (_, response) => response.writeHead(401).end(`{"error":"${key}"}`)],
  ['nothing', (_, response) => response.end()],
  ['null', (_, response) => response.end('null')],
  ['a list', (_, response) => response.end('[]')],
  ['a list of tricks', (_, response) => response.end('[{"__proto__":{"result":"0x1"}}]')],
  ['an end of the connection', (request) => request.socket.destroy()],
  [
    'half an answer',
    (request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"jsonrpc":"2.0","result":"0x')
      setImmediate(() => request.socket.destroy())
    },
  ],
  ['silence', () => undefined],
  [
    'an answer without end',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    },
  ],
  [
    'another way',
    (_, response) => response.writeHead(302, { location: `http://127.0.0.1:1/${key}` }).end(),
  ],
  ['a number for everything', reply('0x1'), strayedMs],
  ['a number without end', reply(`0x${'f'.repeat(100_000)}`), strayedMs],
  ['no number', reply('-1'), strayedMs],
  ['an object', reply({ toString: 'x', price: -1 }), strayedMs],
  ['a wrong id', (_, response) => response.end('{"jsonrpc":"2.0","id":"other","result":"0x7a69"}')],
  [
    'an error that tells',
    (_, response, body) =>
      response.end(
        JSON.stringify({
          jsonrpc: '2.0',
          id: idOf(body),
          error: { code: -32_000, message: page },
          status: '0',
          message: page,
          result: page,
        }),
      ),
  ],
]

/** A server whose node, explorer and prices are one upstream. */
async function start(first: Answer) {
  let behave = first
  let later = 0
  const lines: string[] = []
  const upstream: Server = createServer(async (request, response) => {
    let body = ''
    try {
      for await (const part of request) body += part
      await behave(request, response, body)
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/${key}`
  const { contracts, name } = chain()
  const { multicall3, ensUniversalResolver } = contracts
  const explorer = { kind: 'etherscan', url: `${url}/api`, key }
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify({
      [network]: { rpc: [url], name, contracts: { multicall3, ensUniversalResolver }, explorer },
    }),
    FOYER_ENS_NETWORK: network,
    FOYER_RPC_TIMEOUT_MS: '2500',
    FOYER_PRICE_API: JSON.stringify({
      kind: 'defillama',
      url: url.replace(key, ''),
      networks: { [network]: 'local' },
    }),
  })
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const now = () => Date.now() + later
  const services = createServices({ config, database, directory, log, now })
  await putProject(services)
  const app = createApp(services)
  stops.push(async () => {
    upstream.closeAllConnections()
    upstream.close()
    await Promise.all([services.images.close(), services.remote.close(), services.limiter.close()])
  })
  const get = (path: string) => ask(app, new Request(`http://a${path}projectId=shop`))
  const prices = { projectId: 'shop', currency: 'usd', addresses: [native] }
  return {
    lines,
    behave(next: Answer, afterMs: number) {
      behave = next
      later += afterMs
    },
    all: async () => ({
      balance: await get(`/v1/account/${holder()}/balance?currency=usd&chainId=${network}&`),
      history: await get(`/v1/account/${holder()}/history?chainId=${network}&`),
      identity: await get(`/v1/identity/${holder()}?`),
      price: await ask(
        app,
        new Request('http://a/v1/fungible/price', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(prices),
        }),
      ),
    }),
  }
}

async function ask(app: ReturnType<typeof createApp>, request: Request) {
  const response = await app.fetch(request)
  const text = await response.text()
  return {
    status: response.status,
    text,
    json: JSON.parse(text) as Record<string, unknown>,
  }
}

test('refuses what lies, dawdles or breaks behind it, tells nothing of it and keeps nothing of it', async () => {
  const healthy = await start(truth)
  const right = await healthy.all()
  for (const [what, { status, text }] of Object.entries(right))
    expect(status, `${what} ${text}`).toBe(200)
  expect(right.price.json.fungibles).toMatchObject([{ price: 2_500 }])
  expect(right.history.json.data).toHaveLength(1)
  expect(right.balance.json.balances).not.toEqual([])

  const servers = await Promise.all(
    bad.map(async ([what, answer, restMs = failedMs]) => {
      const server = await start(answer)
      for (const [route, { status, text, json }] of Object.entries(await server.all())) {
        const which = `${what}: ${route} ${text.slice(0, 200)}`
        expect.soft(text, which).not.toMatch(insides)
        // Of a token whose price is not known there is just no price.
        if (route === 'price') expect.soft([status, json.fungibles], which).toEqual([200, []])
        else expect.soft([502, 503], which).toContain(status)
        if (status !== 200) expect.soft(v.is(ErrorAnswer, json), which).toBe(true)
      }
      expect.soft(server.lines.join(), what).not.toMatch(key)
      expect.soft(server.lines.join(), what).not.toContain('A request failed')
      return { server, what, restMs }
    }),
  )
  // One after the other: what is right again must not wait for what still dawdles.
  for (const { server, what, restMs } of servers) {
    server.behave(truth, restMs)
    for (const [route, { json }] of Object.entries(await server.all()))
      expect.soft(json, `after ${what}: ${route}`).toEqual(right[route as keyof typeof right].json)
  }
}, 180_000)

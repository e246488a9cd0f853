import { gzipSync } from 'node:zlib'
import { readDirectory } from '@foyer/directory/node'
import fc from 'fast-check'
import pino from 'pino'
import { type SandboxChains, startChains } from 'sandbox'
import {
  ContractFunctionRevertedError,
  createPublicClient as client,
  type createPublicClient,
  http,
  parseAbi,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config/readConfig.js'
import { createApp } from '../../createApp.js'
import { createServices } from '../../createServices.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { tasks } from '../../tasks.js'
import { openMemory } from '../../testing/embedded/openMemory.js'
import { putProject } from '../../testing/putProject.js'
import { type Behaviour, node, startUpstream, type Upstream } from '../../testing/startUpstream.js'
import { createWalletDirectory } from '../wallets/createWalletDirectory.js'

let database: OpenedDatabase
let sandbox: SandboxChains
const directory = createWalletDirectory(readDirectory())
beforeAll(async () => {
  ;[database, sandbox] = await Promise.all([openMemory(), startChains({ count: 1 })])
})
afterAll(async () => {
  await Promise.all([database.close(), sandbox.stop()])
})

let time: number
let lines: string[]
let upstreams: Upstream[]
beforeEach(() => {
  time = Date.UTC(2026, 0, 1)
  lines = []
  upstreams = []
})
afterEach(() => Promise.all(upstreams.map(({ stop }) => stop())))

async function upstream(behaviour: Behaviour): Promise<Upstream> {
  const started = await startUpstream(behaviour)
  upstreams.push(started)
  return started
}

const chainId = 'eip155:31337'
async function start(
  rpc: readonly string[],
  env: Record<string, string> = {},
  network: string = chainId,
) {
  const config = readConfig({
    FOYER_NETWORKS: JSON.stringify({ [network]: { rpc } }),
    FOYER_RPC_TIMEOUT_MS: '20000',
    FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const services = createServices({ config, database, directory, log, now: () => time })
  await putProject(services)
  const app = createApp(services)
  const ask = async (body: unknown, on: string = network) => {
    const answer = await app.request(`/v1?chainId=${encodeURIComponent(on)}&projectId=shop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    // Whatever happens, no answer says where the nodes are.
    for (const { key, url } of upstreams) {
      expect(text).not.toContain(key)
      expect(text).not.toContain(new URL(url).host)
    }
    return { status: answer.status, headers: answer.headers, body: JSON.parse(text) }
  }
  const call = async (method: string, params: readonly unknown[] = []) =>
    (await ask({ jsonrpc: '2.0', id: 7, method, params })).body
  return { app, ask, call, config, services }
}

const answered = (result: unknown) => ({ jsonrpc: '2.0', id: 7, result })
const failed = (code: number) => ({ jsonrpc: '2.0', id: 7, error: { code } })
const hash = `0x${'ab'.repeat(32)}`

describe('the real chain', () => {
  const grumpy = parseAbi([
    'error NotToday(address caller, uint256 amount)',
    'function plain() pure',
    'function typed()',
  ])
  const reads = (
    chain: Pick<ReturnType<typeof createPublicClient>, 'readContract' | 'simulateContract'>,
  ) => {
    const address = sandbox.world.chains[0]?.contracts.grumpy ?? '0x'
    return {
      plain: () => chain.readContract({ address, abi: grumpy, functionName: 'plain' }),
      typed: () => chain.simulateContract({ address, abi: grumpy, functionName: 'typed' }),
    }
  }
  const reverted = async (asked: Promise<unknown>) => {
    const error = await asked.then(
      () => undefined,
      (reason: unknown) => reason,
    )
    const found = (error as { walk(fn: (one: unknown) => boolean): unknown }).walk(
      (one) => one instanceof ContractFunctionRevertedError,
    )
    return found as ContractFunctionRevertedError
  }

  test('tells a viem client through the route why a contract reverts, as it tells itself', async () => {
    const { app, services } = await start([sandbox.world.chains[0]?.rpcUrl ?? ''])
    const url = `http://foyer.local/v1?chainId=${chainId}&projectId=shop`
    const page = client({
      transport: http(url, { fetchFn: async (input, init) => app.request(String(input), init) }),
    })
    for (const chain of [page, services.chains.evm(chainId)]) {
      expect(await chain.getChainId()).toBe(31337)
      expect((await reverted(reads(chain).plain())).reason).toBe('Grumpy says no')
      const { data } = await reverted(reads(chain).typed())
      expect(data).toMatchObject({ errorName: 'NotToday' })
    }
  })

  test('is asked by the longer path and as plain text, too', async () => {
    const { app } = await start([sandbox.world.chains[0]?.rpcUrl ?? ''])
    const asked = `chainId=${encodeURIComponent(chainId)}&projectId=shop`
    for (const path of ['/v1', '/v1/']) {
      const answer = await app.request(`${path}?${asked}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: 'https://shop.example' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] }),
      })
      expect(await answer.json()).toEqual(answered('0x7a69'))
    }
  })

  test('sends what a wallet signed, once, and finds it', async () => {
    const { call, services } = await start([sandbox.world.chains[0]?.rpcUrl ?? ''])
    const account = mnemonicToAccount('test test test test test test test test test test test junk')
    const chain = services.chains.evm(chainId)
    const [nonce, gasPrice] = await Promise.all([
      chain.getTransactionCount(account),
      chain.getGasPrice(),
    ])
    const parts = { chainId: 31337, to: account.address, gas: 21_000n, nonce, gasPrice }
    const raw = await account.signTransaction(parts)
    const { result } = await call('eth_sendRawTransaction', [raw])
    const receipt = await chain.waitForTransactionReceipt({
      checkReplacement: false,
      hash: result,
      pollingInterval: 20,
    })
    expect(receipt.status).toBe('success')
    expect((await call('eth_sendRawTransaction', [raw])).error.message).toMatch(/nonce|already/i)
  })
})

describe('hostile pages', () => {
  test('get no method that is not on the list, and no node hears of it', async () => {
    const one = await upstream(node({}))
    const { ask } = await start([one.url])
    const off = fc.oneof(
      fc.constantFrom(
        'constructor',
        'toString',
        'hasOwnProperty',
        'valueOf',
        'eth_accounts',
        'eth_sign',
        'eth_signTransaction',
        'eth_sendTransaction',
        'eth_newFilter',
        'eth_subscribe',
        'personal_unlockAccount',
        'admin_peers',
        'debug_traceTransaction',
        'anvil_setBalance',
        'evm_revert',
        'hardhat_reset',
        'miner_start',
        'txpool_content',
        'web3_clientVersion',
        'ETH_CALL',
        'requestAirdrop',
        'getBalance',
      ),
      fc.stringMatching(/^[A-Za-z]\w{0,20}$/).map((name) => `x${name}`),
    )
    const ids = fc.oneof(fc.maxSafeInteger(), fc.constantFrom('a', ''), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(off, ids, async (method, id) => {
        const { status, body } = await ask({ jsonrpc: '2.0', id, method })
        expect(status).toBe(200)
        expect(body).toMatchObject({ jsonrpc: '2.0', id, error: { code: -32601 } })
      }),
      { numRuns: 150 },
    )
    expect(one.asked).toEqual([])
  })

  test('get a refusal for what is no call, and no node hears of it', async () => {
    const one = await upstream(node({}))
    const { ask } = await start([one.url])
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_call' }
    for (const wrong of [
      [call, call],
      [],
      null,
      7,
      { ...call, jsonrpc: '1.0' },
      { ...call, id: {} },
      { ...call, id: 1.5 },
      { ...call, method: '__proto__' },
      { ...call, method: 'eth_call\n' },
      { ...call, method: ['eth_call'] },
      { ...call, url: 'http://127.0.0.1' },
      { ...call, params: 'latest' },
      { ...call, params: ['0x'.padEnd(140_000, '0')] },
      { ...call, params: Array.from({ length: 17 }, () => 1) },
    ])
      expect((await ask(wrong)).status, JSON.stringify(wrong).slice(0, 60)).toBe(400)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        expect((await ask(value)).status).toBe(400)
      }),
      { numRuns: 50 },
    )
    expect((await ask({ ...call, params: ['0x'.padEnd(300_000, '0')] })).status).toBe(413)
    expect(one.asked).toEqual([])
  })

  test('get nothing on a network that is none, or not served', async () => {
    const one = await upstream(node({}))
    const { ask } = await start([one.url])
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' }
    for (const id of ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'cosmos:hub-4'])
      expect((await ask(call, id)).status, id).toBe(404)
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (id) => {
        fc.pre(id !== chainId)
        expect([400, 404]).toContain((await ask(call, id)).status)
      }),
      { numRuns: 100 },
    )
    expect(one.asked).toEqual([])
  })

  test('cannot make a node look for logs through the whole chain', async () => {
    const one = await upstream(node({ eth_blockNumber: '0x100000', eth_getLogs: [{ data: '0x' }] }))
    const { call } = await start([one.url], { FOYER_RPC_LOG_BLOCKS: '100' })
    const logs = async (filter: unknown) => (await call('eth_getLogs', [filter])).error?.code
    expect(await logs({ fromBlock: '0xfffff', toBlock: 'latest' })).toBeUndefined()
    expect(await logs({ fromBlock: '0x1', toBlock: '0x64' })).toBeUndefined()
    expect(await logs({ fromBlock: '0x1', toBlock: '0x65' })).toBe(-32602)
    expect(await logs({ fromBlock: '0x1' })).toBe(-32602)
    expect(await logs({ fromBlock: 'earliest', toBlock: 'finalized' })).toBe(-32602)
    expect(await logs({ blockHash: hash })).toBeUndefined()
    for (const filter of [null, 'x', { fromBlock: 1 }, { fromBlock: '0x', toBlock: {} }])
      expect(await logs(filter), JSON.stringify(filter)).toBe(-32602)
    expect(one.count('eth_getLogs')).toBe(3)
  })

  test('wait when the project has made its calls of the minute', async () => {
    const one = await upstream(node({ eth_gasPrice: '0x1' }))
    const { ask, services } = await start([one.url], { FOYER_PROJECT_CALLS_PER_MINUTE: '2' })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_gasPrice' }
    time += 12_000
    for (const status of [200, 200, 429]) expect((await ask(call)).status).toBe(status)
    expect((await ask(call)).headers.get('retry-after')).toBe('48')
    await putProject(services, { quotas: { callsPerMinute: 5 } })
    for (const status of [200, 429]) expect((await ask(call)).status).toBe(status)
    time += 60_000
    expect((await ask(call)).status).toBe(200)
  })
})

/** Everything that a node has done to its callers. */
const bad: Record<string, Behaviour> = {
  'answers another call': ({ id }) => ({ jsonrpc: '2.0', id: id + 1, result: '0xbad' }),
  'answers with the id as a text': ({ id }) => ({
    jsonrpc: '2.0',
    id: String(id),
    result: '0xbad',
  }),
  'speaks another version': ({ id }) => ({ jsonrpc: '1.0', id, result: '0xbad' }),
  'has neither result nor error': ({ id }) => ({ jsonrpc: '2.0', id }),
  'answers with a list': ({ id }) => [{ jsonrpc: '2.0', id, result: '0xbad' }],
  'answers with a page': (_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Welcome</h1>')
  },
  'answers nothing': (_, response) => void response.end(),
  'hangs up': (_, response) => void response.destroy(),
  'is silent': () => undefined,
  'begins and stops': (_, response) => void response.write('{"jsonrpc":"2.0","id":'),
  'never ends': (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write('"x'.repeat(40_000)));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  'sends a bomb': (_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000, ' ')))
  },
  'nests without end': ({ id }, response) => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
    response.end(`{"jsonrpc":"2.0","id":${id},"result":${deep}}`)
  },
  'sends elsewhere': (_, response) => {
    response.writeHead(307, { location: sandbox.world.chains[0]?.rpcUrl }).end()
  },
  'asks for a pause': (_, response) => void response.writeHead(429).end(),
  'is out of order': (_, response) => void response.writeHead(503).end(),
  'does not know its customer': (_, response) => void response.writeHead(401).end('{}'),
  'says that a limit is reached': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code: -32005, message: 'limit exceeded' },
  }),
  'says in its own words that a limit is reached': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code: -32000, message: 'Your app has exceeded its compute units per second capacity' },
  }),
  'fails inside': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code: -32603, message: 'internal error' },
  }),
  'does not know the method': ({ id }) => ({
    jsonrpc: '2.0',
    id,
    error: { code: -32601, message: 'the method is not available' },
  }),
}

describe('hostile nodes', () => {
  const small = { FOYER_RPC_ANSWER_BYTES: '1000000', FOYER_RPC_TIMEOUT_MS: '2500' }
  /** Knows its chain, and does the bad thing at any other call. */
  const later =
    (behaviour: Behaviour): Behaviour =>
    (asked, response) =>
      asked.method === 'eth_chainId' ? node({})(asked) : behaviour(asked, response)

  test.each(Object.keys(bad))('the next one is asked when one %s', async (name) => {
    const first = await upstream(later(bad[name] as Behaviour))
    const second = await upstream(node({ eth_getBalance: '0x64' }))
    const { call } = await start([first.url, second.url], small)
    expect(await call('eth_getBalance', [hash, 'latest'])).toEqual(answered('0x64'))
    expect(first.count('eth_getBalance')).toBe(1)
  })

  test.each(Object.keys(bad))('alone, one that %s gives a typed error', async (name) => {
    const only = await upstream(later(bad[name] as Behaviour))
    const { ask } = await start([only.url], small)
    const call = { jsonrpc: '2.0', id: 'me', method: 'eth_getBalance', params: [hash, 'latest'] }
    const { status, body } = await ask(call)
    expect(status).toBe(200)
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 'me', error: { message: expect.any(String) } })
    expect([-32603, -32601, -32005]).toContain(body.error.code)
  })

  test('what a node says of the call itself is the answer, and no other one is asked', async () => {
    const data = '0x08c379a0'
    for (const error of [
      { code: 3, message: 'execution reverted: rate limit exceeded', data },
      { code: -32000, message: 'insufficient funds for gas * price + value' },
      { code: -32603, message: 'VM Exception', data: { data } },
      { code: -32602, message: 'invalid argument 0' },
    ]) {
      const first = await upstream(later(({ id }) => ({ jsonrpc: '2.0', id, error })))
      const second = await upstream(node({ eth_call: '0x' }))
      const { call } = await start([first.url, second.url])
      expect(await call('eth_call', [{}, 'latest'])).toEqual({ jsonrpc: '2.0', id: 7, error })
      expect(second.asked).toEqual([])
    }
  })

  test('a node of another chain is not used, and that is logged once, without its URL', async () => {
    const other = await upstream(node({ eth_getBalance: '0xbad' }, '0x1'))
    const right = await upstream(node({ eth_getBalance: '0x64' }))
    const { call } = await start([other.url, right.url])
    for (let turn = 0; turn < 5; turn++) {
      time += 700_000
      expect(await call('eth_getBalance', [hash, 'latest'])).toEqual(answered('0x64'))
    }
    expect(other.count('eth_getBalance')).toBe(0)
    const told = lines.filter((line) => line.includes('another network'))
    expect(told).toHaveLength(1)
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ network: chainId, node: 0 })
    expect(lines.join()).not.toContain(other.key)

    const { call: alone } = await start([other.url])
    expect(await alone('eth_getBalance', [hash, 'latest'])).toMatchObject(failed(-32603))
    expect(await alone('eth_chainId')).toMatchObject(failed(-32603))
    expect(other.count('eth_getBalance')).toBe(0)
  })

  test('a node that becomes one of another chain is found out in time', async () => {
    const one = await upstream(node({ eth_getBalance: '0x64' }))
    const { call } = await start([one.url])
    expect(await call('eth_getBalance', [hash, 'latest'])).toEqual(answered('0x64'))
    one.behave(node({ eth_getBalance: '0xbad' }, '0x1'))
    time += 600_001
    expect(await call('eth_getBalance', [hash, 'latest'])).toMatchObject(failed(-32603))
  })

  test('a node that does not say of which chain it is, is not taken for one of another', async () => {
    const one = await upstream(node({ eth_getBalance: '0x64' }, '<html>'))
    const { call } = await start([one.url])
    expect(await call('eth_getBalance', [hash, 'latest'])).toMatchObject(failed(-32603))
    expect(one.count('eth_getBalance')).toBe(0)
    one.behave(node({ eth_getBalance: '0x64' }))
    expect(await call('eth_getBalance', [hash, 'latest'])).toEqual(answered('0x64'))
    expect(lines.filter((line) => line.includes('another network'))).toEqual([])
  })

  test('a node that says its own URL or key in any way is not repeated', async () => {
    const { url, key, behave } = await upstream(node({}))
    const { call } = await start([url])
    const escaped = url.replaceAll('/', '\\/').replace('127', '\\u0031\\u0032\\u0037')
    for (const body of [
      `"result":{"at":"${url}"}`,
      `"result":["${escaped}","${key}"]`,
      `"error":{"code":3,"message":"see ${url}","data":"${escaped}"}`,
      `"error":{"code":-32601,"message":"key ${key} has no access"}`,
    ]) {
      behave(later(({ id }, response) => void response.end(`{"jsonrpc":"2.0","id":${id},${body}}`)))
      expect(JSON.stringify(await call('eth_call', [{}, 'latest', {}]))).toContain('[node]')
    }
  })

  test('any answer at all leaves the server with an answer of the contract', async () => {
    const one = await upstream(node({}))
    const { ask } = await start([one.url], { FOYER_RPC_CACHE_BYTES: '0' })
    const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{}] }
    const error = fc.record({ code: fc.jsonValue(), message: fc.jsonValue(), data: fc.jsonValue() })
    const part = fc.oneof(
      fc.record({ result: fc.jsonValue() }),
      fc.record({ error: fc.oneof(error, fc.jsonValue()) }),
      fc.record({
        error: fc.record({ code: fc.integer(), message: fc.string({ unit: 'binary' }) }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(part, fc.boolean(), async (answer, honest) => {
        one.behave(later(({ id }) => (honest ? { jsonrpc: '2.0', id, ...answer } : answer)))
        const { status, body } = await ask(call)
        expect(status).toBe(200)
        expect(body).toMatchObject({ jsonrpc: '2.0', id: 1 })
        expect('result' in body).toBe(!('error' in body))
      }),
      { numRuns: 200 },
    )
  })

  test('a failure of the network itself tells nothing either', async () => {
    const gone = await upstream(node({}))
    await gone.stop()
    const { call } = await start([gone.url])
    expect(await call('eth_gasPrice')).toMatchObject(failed(-32603))
    expect(lines.join()).not.toContain(gone.key)
  })

  test('credentials of a URL go into the header, and nowhere else', async () => {
    const one = await upstream(node({ eth_gasPrice: '0x1' }))
    const { call } = await start([one.url.replace('//', '//me:secret%20password@')])
    expect(await call('eth_gasPrice')).toEqual(answered('0x1'))
    const sent = String(one.asked[0]?.headers.authorization)
    expect(atob(sent.replace('Basic ', ''))).toBe('me:secret password')
  })

  /** A node that says why it takes nothing. */
  const refusing = (message: string) =>
    upstream(later(({ id }) => ({ jsonrpc: '2.0', id, error: { code: -32000, message } })))

  test('what was sent to a node that then fell silent is not an error at the next', async () => {
    const account = mnemonicToAccount('test test test test test test test test test test test junk')
    const raw = await account.signTransaction({
      chainId: 31337,
      nonce: 9,
      gas: 21_000n,
      gasPrice: 1n,
    })
    const silent = await upstream(later(() => undefined))
    const second = await refusing('already known')
    const { call } = await start([silent.url, second.url], small)
    const { result } = await call('eth_sendRawTransaction', [raw])
    expect(result).toMatch(/^0x[\da-f]{64}$/)
    const { call: alone } = await start([second.url])
    expect(await alone('eth_sendRawTransaction', [raw])).toMatchObject(failed(-32000))
  })

  test('what was sent to a node that then fell silent is not refused by what the next one says', async () => {
    const silent = await upstream(later(() => undefined))
    const second = await refusing('nonce too low')
    const { call } = await start([silent.url, second.url], small)
    expect(await call('eth_sendRawTransaction', ['0x00'])).toMatchObject(failed(-32603))
    const { call: alone } = await start([second.url])
    expect(await alone('eth_sendRawTransaction', ['0x00'])).toMatchObject(failed(-32000))
    // What changes nothing is refused by whichever node says why.
    const { call: reading } = await start([silent.url, second.url], small)
    expect(await reading('eth_gasPrice')).toMatchObject(failed(-32000))
  })
})

describe('several nodes', () => {
  const balance = ['eth_getBalance', [hash, 'latest']] as const

  test('are pinged and ordered while they are used, and only then', async () => {
    const liked = await upstream(node({ eth_blockNumber: '0x1', eth_getBalance: '0x1' }))
    const steady = await upstream(node({ eth_blockNumber: '0x1', eth_getBalance: '0x2' }))
    const { call, services } = await start([liked.url, steady.url])
    const [task] = tasks(services).filter(({ name }) => name === 'rank nodes')
    const rank = () => task?.run(new AbortController().signal)
    expect(task?.everyMs).toBe(4_000)
    await rank()
    expect(liked.asked).toEqual([])

    expect(await call(...balance)).toEqual(answered('0x1'))
    liked.behave((asked, response) =>
      asked.method === 'eth_blockNumber'
        ? void response.writeHead(500).end()
        : node({ eth_getBalance: '0x1' })(asked),
    )
    await rank()
    expect(await call(...balance)).toEqual(answered('0x2'))
    expect(liked.count('eth_blockNumber')).toBe(1)

    time += 41_000
    await rank()
    expect(liked.count('eth_blockNumber')).toBe(1)
  })

  test.each([
    [chainId, 'eth_blockNumber', (number: number) => `0x${number.toString(16)}`],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'getSlot', (number: number) => number],
    ['bip122:000000000019d6689c085ae165831e93', 'getblockcount', (number: number) => number],
  ])(
    'one of %s that answers well but is stuck is asked last, until it moves',
    async (id, ping, write) => {
      const read = { eip155: 'eth_gasPrice', solana: 'getVersion', bip122: 'getbestblockhash' }[
        id.slice(0, id.indexOf(':')) as 'eip155'
      ]
      const chain = {
        getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
        getblockhash: '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
      }
      let height = 1_000
      const at = (name: string, number: () => number) =>
        upstream(node({ ...chain, [read]: name, [ping]: () => write(number()) }))
      let stuckAt: number | undefined = 1_000
      const stuck = await at('stuck', () => stuckAt ?? height)
      const other = await at('other', () => height)
      const lying = await upstream(node({ ...chain, [read]: 'lying', [ping]: 'no number' }))
      const { services } = await start([lying.url, stuck.url, other.url], {}, id)
      const ask = () => services.chains.request(id, { method: read })
      const rounds = async (count: number) => {
        for (let nth = 0; nth < count; nth++) {
          time += 4_000
          height += 12
          await services.chains.rank()
        }
      }
      expect(await ask()).toBe('lying')
      await rounds(1)
      expect(await ask()).toBe('stuck')
      await rounds(5)
      expect(await ask()).toBe('other')
      stuckAt = undefined
      await rounds(1)
      expect(await ask()).toBe('stuck')
    },
  )

  test('a call that is called off ends at once, and no node is blamed or asked next', async () => {
    const silent = await upstream((asked) =>
      asked.method === 'eth_chainId' ? node({})(asked) : undefined,
    )
    const next = await upstream(node({ eth_getBalance: '0x2' }))
    const { services } = await start([silent.url, next.url], { FOYER_RPC_TIMEOUT_MS: '60000' })
    const [method, params] = balance
    for (let turn = 0; turn < 6; turn++) {
      const ending = new AbortController()
      const asked = services.chains.request(chainId, { method, params }, ending.signal)
      await expect.poll(() => silent.count(method)).toBe(turn + 1)
      ending.abort(new Error('not needed any more'))
      await expect(asked).rejects.toThrow('not needed any more')
    }
    expect(next.asked).toEqual([])
    expect(lines.join()).not.toContain('left alone')
  })

  test('one alone is never pinged', async () => {
    const one = await upstream(node({ eth_blockNumber: '0x1', eth_getBalance: '0x2' }))
    const { call, services } = await start([one.url])
    await call(...balance)
    await services.chains.rank()
    expect(one.count('eth_blockNumber')).toBe(0)
  })

  test('a dead one is left alone, and is asked again after its rest', async () => {
    const dead = await upstream((_, response) => void response.writeHead(500).end())
    const living = await upstream(node({ eth_getBalance: '0x2' }))
    const { call } = await start([dead.url, living.url])
    for (let turn = 0; turn < 20; turn++) await call(...balance)
    expect(dead.asked).toHaveLength(5)
    expect(lines.join()).toContain('left alone for a while')
    time += 5_001
    await call(...balance)
    await call(...balance)
    expect(dead.asked).toHaveLength(6)
    dead.behave(node({ eth_getBalance: '0x1' }))
    time += 10_001
    expect(await call(...balance)).toEqual(answered('0x1'))
    expect(lines.join()).toContain('A node answers again')
  })

  test('a call that no node can answer does not make them seem dead', async () => {
    const big = JSON.stringify('x'.repeat(20_000))
    const behaviour: Behaviour = (asked, response) =>
      asked.method === 'eth_call'
        ? void response.end(`{"jsonrpc":"2.0","id":${asked.id},"result":${big}}`)
        : node({ eth_getBalance: '0x1' })(asked)
    const one = await upstream(behaviour)
    const { call } = await start([one.url], { FOYER_RPC_ANSWER_BYTES: '10000' })
    for (let turn = 0; turn < 10; turn++)
      expect(await call('eth_call', [{}, 'latest'])).toMatchObject(failed(-32005))
    expect(lines.join()).not.toContain('left alone')
    expect(await call(...balance)).toEqual(answered('0x1'))
  })

  test('are counted by their place, with what came of each call', async () => {
    const dead = await upstream((_, response) => void response.writeHead(500).end())
    const living = await upstream(node({ eth_chainId: '0x7a69', eth_gasPrice: '0x2' }))
    const { call, services } = await start([dead.url, living.url])
    await call('eth_gasPrice')
    await call('eth_gasPrice')
    const { text } = await services.metrics.print()
    const line = (labels: string) => `foyer_chain_calls_total{network="${chainId}",${labels}}`
    expect(text).toContain(`${line('node="0",outcome="refused"')} 1`)
    expect(text).toContain(`${line('node="1",outcome="answered"')} 2`)
    expect(text).toContain(`foyer_chain_calls_saved_total{network="${chainId}",how="cached"} 1`)
    expect(text).not.toContain('127.0.0.1')
  })

  test('of Solana and Bitcoin are told apart by their first block', async () => {
    const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
    const one = await upstream(node({ getGenesisHash: genesis, getBalance: { value: 5 } }))
    const solana = await start([one.url], {}, `solana:${genesis.slice(0, 32)}`)
    expect(await solana.call('getBalance', ['x'])).toEqual(answered({ value: 5 }))
    expect(await solana.call('requestAirdrop', ['x', 1])).toMatchObject(failed(-32601))
    expect(await solana.call('eth_chainId')).toMatchObject(failed(-32601))
    const devnet = await start([one.url], {}, 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
    expect(await devnet.call('getBalance', ['x'])).toMatchObject(failed(-32603))

    const first = '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'
    const coin = await upstream(node({ getblockhash: first, getblockcount: 9 }))
    const bitcoin = await start([coin.url], {}, `bip122:${first.slice(0, 32)}`)
    expect(await bitcoin.call('getblockcount')).toEqual(answered(9))
  })
})

describe('answers that hold', () => {
  const head = (number: number) => ({ eth_blockNumber: `0x${number.toString(16)}` })

  test('are asked for once; null, nothing found and errors are asked for again', async () => {
    const one = await upstream(
      node({
        ...head(1_000),
        eth_getBlockByHash: ([id]: string[]) => (id === hash ? { hash } : null),
        eth_getBlockByNumber: ([number]: string[]) => ({ number }),
        eth_getTransactionReceipt: ([id]: string[]) => ({ blockNumber: id }),
        eth_getTransactionByHash: { blockNumber: null },
        eth_getCode: '0x60',
        eth_getLogs: [],
      }),
    )
    const { call } = await start([one.url])
    const asks = async (method: string, ...params: unknown[]) => {
      const before = one.count(method)
      await call(method, params)
      // What is kept of a deep block waits for the newest one.
      await expect.poll(async () => (await call('eth_blockNumber')).result).toBeDefined()
      await call(method, params)
      return one.count(method) - before
    }
    expect(await asks('eth_getBlockByHash', hash, true)).toBe(1)
    expect(await asks('eth_getBlockByHash', hash, false)).toBe(1)
    expect(await asks('eth_getBlockByHash', `0x${'00'.repeat(32)}`, false)).toBe(2)
    expect(await asks('eth_getBlockByNumber', '0x3a8', false)).toBe(1)
    expect(await asks('eth_getBlockByNumber', '0x3a9', false)).toBe(2)
    expect(await asks('eth_getBlockByNumber', 'latest', false)).toBe(2)
    expect(await asks('eth_getBlockByNumber', 'finalized', false)).toBe(2)
    expect(await asks('eth_getTransactionReceipt', '0x3a8')).toBe(1)
    expect(await asks('eth_getTransactionReceipt', '0x3a9')).toBe(2)
    expect(await asks('eth_getTransactionByHash', hash)).toBe(2)
    expect(await asks('eth_getCode', hash, '0x1')).toBe(1)
    expect(await asks('eth_getCode', hash, { blockHash: hash })).toBe(1)
    expect(await asks('eth_getCode', hash, 'latest')).toBe(2)
    expect(await asks('eth_getLogs', { fromBlock: '0x1', toBlock: '0x2' })).toBe(2)
    expect(await asks('eth_getProof', hash, [], '0x1')).toBe(2)
    time += 3_600_001
    expect(await asks('eth_getBlockByHash', hash, true)).toBe(1)
  })

  test('fees and the newest block hold for a second', async () => {
    const one = await upstream(node({ eth_gasPrice: '0x1', ...head(5) }))
    const { call } = await start([one.url])
    for (const method of ['eth_gasPrice', 'eth_blockNumber']) {
      await call(method)
      await call(method)
      expect(one.count(method)).toBe(1)
      time += 1_001
      await call(method)
      expect(one.count(method)).toBe(2)
    }
  })

  test('take no more memory than they may; the ones not used go first', async () => {
    const code = `0x${'60'.repeat(2_000)}`
    const one = await upstream(node({ ...head(1_000), eth_getCode: code }))
    const { call } = await start([one.url], { FOYER_RPC_CACHE_BYTES: '140000' })
    const read = async (place: number) => {
      const before = one.count('eth_getCode')
      await call('eth_getCode', [`0x${place}`, { blockHash: hash }])
      return one.count('eth_getCode') > before ? 'asked' : 'kept'
    }
    for (let place = 0; place < 16; place++) expect(await read(place)).toBe('asked')
    expect(await read(0)).toBe('kept')
    for (let place = 16; place < 19; place++) expect(await read(place)).toBe('asked')
    expect(await read(0)).toBe('kept')
    expect(await read(1)).toBe('asked')
  })

  test('equal reads at one time are one; what sends is passed on each time', async () => {
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    const one = await upstream(async (asked) => {
      if (asked.method === 'eth_call') await gate
      return node({ eth_call: '0x1', eth_sendRawTransaction: hash })(asked)
    })
    const { call, services } = await start([one.url], { FOYER_RPC_TIMEOUT_MS: '60000' })
    const reads = Array.from({ length: 20 }, () => call('eth_call', [{ to: hash }, 'latest']))
    const other = call('eth_call', [{ to: '0x' }, 'latest'])
    const sends = Array.from({ length: 3 }, () => call('eth_sendRawTransaction', ['0x01']))
    await Promise.all(sends)
    await expect.poll(() => one.count('eth_call')).toBe(2)
    go()
    for (const answer of await Promise.all([...reads, other]))
      expect(answer).toEqual(answered('0x1'))
    expect(one.count('eth_call')).toBe(2)
    expect(one.count('eth_sendRawTransaction')).toBe(3)
    const { text } = await services.metrics.print()
    expect(text).toContain(`foyer_chain_calls_saved_total{network="${chainId}",how="coalesced"} 19`)
  })
})

describe('numbers of any size', () => {
  const most = '18446744073709551615'
  const exact = async (
    result: string,
    env: Record<string, string> = {},
    method = 'eth_getCode',
  ) => {
    const one = await upstream(({ method: asked, id }, response) =>
      asked === method
        ? void response.end(`{"jsonrpc":"2.0","id":${id},"result":${result}}`)
        : node({ eth_blockNumber: '0x1' })({ method: asked, id, params: [], headers: {} }),
    )
    const started = await start([one.url], env)
    const page = async (part = 1) => {
      const body = { jsonrpc: '2.0', id: 1, method, params: [hash, { blockHash: hash }, part] }
      const answer = await started.app.request(`/v1?chainId=${chainId}&projectId=shop`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.headers.get('content-type')).toContain('application/json')
      return answer.text()
    }
    return { ...started, one, page, behave: (next: string) => one.behave(later(next)) }
  }
  const later =
    (result: string): Behaviour =>
    ({ id }, response) =>
      void response.end(`{"jsonrpc":"2.0","id":${id},"result":${result}}`)

  test('reach the page as the node wrote them, also from what is kept', async () => {
    const result = `{"lamports":9007199254740993,"rentEpoch":${most},"owner":"a\\nb","list":[-${most},0.1,1e400,null]}`
    const { page, one } = await exact(result)
    for (let turn = 0; turn < 2; turn++)
      expect(await page()).toBe(`{"jsonrpc":"2.0","id":1,"result":${result}}`)
    expect(one.count('eth_getCode')).toBe(1)
  })

  test('are bigints for those who ask inside, where a number does not hold them', async () => {
    const { services } = await exact(`{"lamports":5000,"rentEpoch":${most}}`)
    const asked = services.chains.request(chainId, { method: 'eth_getCode' })
    expect(await asked).toEqual({ lamports: 5000, rentEpoch: 2n ** 64n - 1n })
  })

  test('any tree of them is passed on with the values it had', async () => {
    const { page, behave, services } = await exact('0', { FOYER_RPC_CACHE_BYTES: '0' })
    const number = fc.bigInt({ min: -(2n ** 300n), max: 2n ** 300n }).map(String)
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 5 }, number, tie('list'), tie('record')),
      list: fc.array(tie('tree'), { maxLength: 4 }).map((parts) => `[${parts.join(',')}]`),
      record: fc
        .uniqueArray(fc.tuple(fc.stringMatching(/^[a-z_]{1,9}$/), tie('tree')), {
          maxLength: 4,
          selector: ([key]) => key,
        })
        .map((parts) => `{${parts.map(([key, part]) => `"${key}":${part}`).join(',')}}`),
    }))
    await services.chains.request(chainId, { method: 'eth_chainId' }).catch(() => {})
    await fc.assert(
      fc.asyncProperty(tree, async (result) => {
        behave(result as string)
        expect(await page()).toBe(`{"jsonrpc":"2.0","id":1,"result":${result}}`)
      }),
      { numRuns: 100 },
    )
  })

  test.each([
    ['nest without end', `${'['.repeat(200_000)}${most}${']'.repeat(200_000)}`],
    ['have hundreds of thousands of digits', '9'.repeat(500_000)],
    ['have such an exponent', `1e${'9'.repeat(500_000)}`],
    ['are more than is read', `[${`${most},`.repeat(100_000)}0]`],
    ['are no numbers', `[${most},01]`],
    ['are infinite', `[${most},NaN]`],
  ])('do no harm when they %s', async (_, result) => {
    const { page } = await exact(result, { FOYER_RPC_ANSWER_BYTES: '1000000' })
    const { error } = JSON.parse(await page())
    expect([-32603, -32005]).toContain(error.code)
  })

  test('do no harm beside hostile keys', async () => {
    const result = `{"__proto__":{"blockNumber":"0x1","polluted":${most}},"constructor":{"prototype":${most}}}`
    const { page, behave } = await exact(result)
    expect(await page()).toBe(`{"jsonrpc":"2.0","id":1,"result":${result}}`)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    behave(`{"a":1,"a":${most}}`)
    expect(await page(2)).toContain(`"result":{"a":${most}}`)
    behave(`0,"result":${most}`)
    expect(await page(3)).toContain(`"result":${most}}`)
  })

  test('count in full for what is kept', async () => {
    const { page, one } = await exact(`[${Array(200).fill(most).join(',')}]`, {
      FOYER_RPC_CACHE_BYTES: '100000',
    })
    await page()
    await page()
    expect(one.count('eth_getCode')).toBe(2)
  })
})

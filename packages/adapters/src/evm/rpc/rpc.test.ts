import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CaipNetworkId, Network } from '@foyer/protocol'
import { afterEach, expect, test, vi } from 'vitest'
import { nowhere, testBench } from '../fixtures/testBench.js'

const address = `0x${'11'.repeat(20)}`
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A node that knows one balance, and remembers what it was asked. */
async function node(balance: bigint | undefined, delayMs = 0) {
  const asked: { method: string; key: string | undefined }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { id, method } = JSON.parse(Buffer.concat(parts).toString())
    asked.push({ method, key: request.headers['x-key'] as string | undefined })
    if (balance === undefined) {
      response.writeHead(500).end()
      return
    }
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const result = method === 'eth_chainId' ? '0x7a69' : `0x${balance.toString(16)}`
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked }
}

function bench(
  own: readonly string[],
  custom: readonly { url: string; config?: object }[] = [],
  customRpcFallback = false,
) {
  const network: Network = { ...nowhere, rpcUrls: { default: { http: own } } }
  const customRpcUrls = { [network.caipNetworkId]: custom } as Record<CaipNetworkId, typeof custom>
  const made = testBench({ networks: [network], context: { customRpcFallback, customRpcUrls } })
  ends.push(made.end)
  return { ...made, network }
}

test('the URLs of the options are asked in the place of the network’s own, with their headers', async () => {
  const [own, custom] = await Promise.all([node(1n), node(2n)])
  const { adapter, network } = bench(
    [own.url],
    [{ url: custom.url, config: { headers: { 'x-key': 'k' } } }],
  )
  await expect(adapter.getBalance({ address, network })).resolves.toMatchObject({ amount: 2n })
  expect(custom.asked.every(({ key }) => key === 'k')).toBe(true)
  expect(own.asked).toEqual([])
})

test('when one URL of the options fails, the next one answers, and never one outside the options', async () => {
  const [broken, other, own] = await Promise.all([node(undefined), node(3n), node(4n)])
  const two = bench([own.url], [{ url: broken.url }, { url: other.url }])
  const { network } = two
  await expect(two.adapter.getBalance({ address, network })).resolves.toMatchObject({ amount: 3n })
  const one = bench([own.url], [{ url: broken.url }])
  await expect(one.adapter.getBalance({ address, network })).rejects.toThrow()
  expect(own.asked).toEqual([])
}, 30_000)

/** A node that takes calls and answers none. */
async function silentNode() {
  let calls = 0
  const server = createServer(() => {
    calls += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls: () => calls }
}

test('a silent node ends by the time of its options with a sentence of its own, and the next one is tried', async () => {
  const silent = await silentNode()
  const config = { timeout: 300 }
  const alone = bench([], [{ url: silent.url, config }])
  const { network } = alone
  const failure = {
    code: 'node_timeout',
    message: `No node of ${network.name} answered in time. Try again.`,
  }
  const began = performance.now()
  await expect(alone.adapter.getBalance({ address, network })).rejects.toMatchObject(failure)
  expect(performance.now() - began).toBeLessThan(1_200)
  const before = silent.calls()
  const patient = bench([], [{ url: silent.url, config: { ...config, retryCount: 1 } }])
  await expect(patient.adapter.getBalance({ address, network })).rejects.toMatchObject(failure)
  expect(silent.calls() - before).toBeGreaterThan(before)
  const good = await node(5n)
  const two = bench([], [{ url: silent.url, config }, { url: good.url }])
  await expect(two.adapter.getBalance({ address, network })).resolves.toMatchObject({ amount: 5n })
})

test('the first URL of the options is asked as long as it answers, however slow it is', async () => {
  const [slow, quick] = await Promise.all([node(1n, 150), node(2n)])
  const { adapter, network } = bench([], [{ url: slow.url }, { url: quick.url }])
  // Longer than the first pings take.
  for (let round = 0; round < 4; round += 1)
    await expect(adapter.getBalance({ address, network })).resolves.toMatchObject({ amount: 1n })
  expect(quick.asked.every(({ method }) => method === 'eth_chainId')).toBe(true)
})

test('the network’s own answer when none of the options does, where the host says so, and are not pinged', async () => {
  const [broken, custom, own] = await Promise.all([node(undefined), node(2n), node(3n)])
  const fails = bench([own.url], [{ url: broken.url }], true)
  const { network } = fails
  await expect(fails.adapter.getBalance({ address, network })).resolves.toMatchObject({
    amount: 3n,
  })
  expect(own.asked.map(({ method }) => method).sort()).toEqual(['eth_chainId', 'eth_getBalance'])
  const works = bench([own.url], [{ url: broken.url }, { url: custom.url }], true)
  await expect(works.adapter.getBalance({ address, network })).resolves.toMatchObject({
    amount: 2n,
  })
  expect(own.asked).toHaveLength(2)
})

test('no network is asked anything before it is used, connecting included', async () => {
  const [first, second] = await Promise.all([node(1n), node(1n)])
  const { connect, adapter, id } = bench([first.url, second.url])
  await connect()
  await adapter.disconnect(id)
  expect([...first.asked, ...second.asked]).toEqual([])
})

test('a network with one URL is asked what it is once, and not pinged', async () => {
  const only = await node(1n)
  const { adapter, network } = bench([only.url])
  for (const _ of [1, 2]) await adapter.getBalance({ address, network })
  expect(only.asked.map(({ method }) => method).sort()).toEqual([
    'eth_chainId',
    'eth_getBalance',
    'eth_getBalance',
  ])
})

test('a network without a URL says so', async () => {
  const { adapter, network } = bench([])
  await expect(adapter.getBalance({ address, network })).rejects.toMatchObject({
    code: 'rpc_url_missing',
  })
})

test('nothing is asked after the end', async () => {
  const own = await node(1n)
  const { adapter, network } = bench([own.url])
  await adapter.getBalance({ address, network })
  adapter.destroy()
  await expect(adapter.getBalance({ address, network })).rejects.toMatchObject({
    code: 'client_destroyed',
  })
  expect(own.asked.filter(({ method }) => method === 'eth_getBalance')).toHaveLength(1)
})

test('what is no address is not asked about', async () => {
  const own = await node(1n)
  const { adapter, network } = bench([own.url])
  for (const parameters of [{ address: 'nobody' }, { address, token: '0x1' }])
    await expect(adapter.getBalance({ ...parameters, network })).rejects.toMatchObject({
      code: 'invalid_caip_address',
    })
  expect(own.asked).toEqual([])
})

/** A node that takes every question and answers none. */
async function silent(hear = () => {}) {
  const server = createServer(() => hear())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const hash = `0x${'ab'.repeat(32)}`

test('a transaction is waited for no longer than 25 seconds, also where the node never answers', async () => {
  const { adapter, network } = bench([await silent()])
  await adapter.prepare()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ends.push(() => vi.useRealTimers())
  let outcome: unknown
  adapter.waitForTransactionReceipt?.({ hash, network }).catch((error) => {
    outcome = error
  })
  await vi.waitUntil(() => vi.getTimerCount() > 0, { timeout: 15_000 })
  await vi.advanceTimersByTimeAsync(25_000)
  expect(outcome).toMatchObject({ code: 'receipt_timeout' })
})

test('waiting ends at once with the adapter, also where the node never answers', async () => {
  let hear = () => {}
  const asked = new Promise<void>((resolve) => {
    hear = resolve
  })
  const { adapter, network } = bench([await silent(hear)])
  const waited = expect(
    adapter.waitForTransactionReceipt?.({ hash, network }),
  ).rejects.toMatchObject({
    code: 'client_destroyed',
  })
  await asked
  adapter.destroy()
  await waited
})

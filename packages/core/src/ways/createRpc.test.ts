import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bitcoin, cosmosHub } from '@foyer/protocol/networks'
import { expect, onTestFinished, test } from 'vitest'
import { getBalances } from '../account/getBalances.js'
import { getBalance as getCosmosBalance } from '../families/cosmos/getBalance.js'
import { fakeServer } from '../fixtures/fakeServer.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { createRpc } from './createRpc.js'

type Body = { id: number; method: string; params: readonly unknown[] }

const holder = 'cosmos1zgfpyysjzgfpyysjzgfpyysjzgfpyysjse38ee'
const answers: Readonly<Record<string, unknown>> = {
  [`/cosmos/bank/v1beta1/balances/${holder}/by_denom?denom=uatom`]: {
    balance: { denom: 'uatom', amount: '5' },
  },
  '/tx': 'ab'.repeat(32),
}

async function open(served = [bitcoin, cosmosHub]) {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({
      http: served.map(({ caipNetworkId }) => caipNetworkId),
      ws: [],
    }),
    '/v1': ({ body }) => {
      const { id, method } = body as Body
      return { jsonrpc: '2.0', id, result: answers[method] }
    },
    [`/v1/account/${holder}/balance`]: () => ({
      balances: [
        {
          ...{
            name: 'ATOM',
            symbol: 'ATOM',
            chainId: cosmosHub.caipNetworkId,
            price: 4,
            value: 20,
          },
          quantity: { decimals: '6', numeric: '5' },
        },
      ],
    }),
  })
  const client = createTestClient({
    ...{ server: server.url, networks: [bitcoin, cosmosHub] },
    adapters: [fakeAdapter({ namespace: 'cosmos', connectors: [] })],
  })
  const calls = () => server.asked.filter(({ path }) => path === '/v1')
  return { client, rpc: createRpc(client), calls }
}

test('a network of Cosmos without a URL is read by the host’s server, path and query whole', async () => {
  const { calls, rpc } = await open()
  expect(await getCosmosBalance(rpc, { address: holder, network: cosmosHub })).toBe(5n)
  expect(calls()).toMatchObject([
    {
      query: { chainId: 'cosmos:cosmoshub-4' },
      body: { method: `/cosmos/bank/v1beta1/balances/${holder}/by_denom?denom=uatom`, params: [] },
    },
  ])
})

test('a transaction of Bitcoin is sent by it, once', async () => {
  const { calls, rpc } = await open()
  const sent = await rpc(bitcoin.caipNetworkId, { method: '/tx', params: ['00ff'] })
  expect(sent).toBe('ab'.repeat(32))
  expect(calls().map(({ body }) => body)).toMatchObject([{ method: '/tx', params: ['00ff'] }])
})

test('what an account of another family holds has the worth that the server says', async () => {
  const { client } = await open()
  const caipAddress = `${cosmosHub.caipNetworkId}:${holder}` as const
  expect(await getBalances(client, { caipAddress })).toMatchObject([{ symbol: 'ATOM', value: 20 }])
})

test('a network that the server does not serve has no node', async () => {
  const { calls, rpc } = await open([bitcoin])
  await expect(rpc(cosmosHub.caipNetworkId, { method: '/x' })).rejects.toMatchObject({
    code: 'rpc_url_missing',
  })
  expect(calls()).toEqual([])
})

test('a node may take as long as the host says, and no longer', async () => {
  const requested: string[] = []
  const node = createServer(({ url = '' }) => {
    requested.push(url)
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => {
    node.closeAllConnections()
    node.close()
  })
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const client = createTestClient({
    networks: [cosmosHub],
    customRpcUrls: { [cosmosHub.caipNetworkId]: [{ url, config: { timeout: 2_500 } }] },
    adapters: [fakeAdapter({ namespace: 'cosmos', connectors: [] })],
  })
  const balance = getCosmosBalance(createRpc(client), { address: holder, network: cosmosHub })
  const outcome = balance.catch((error: unknown) => error)
  await expect.poll(() => requested.length).toBeGreaterThan(0)
  client.held.pass(2_499)
  client.held.pass(1)
  expect(await outcome).toMatchObject({ code: 'server_timeout' })
})

test('what one node may have taken is not called refused because the next one refuses it', async () => {
  const taken: string[] = []
  const nodes = ['lost', 'refusing'].map((name) =>
    createServer((request, response) => {
      if (request.method === 'GET')
        return response.end('{"default_node_info":{"network":"cosmoshub-4"}}')
      taken.push(name)
      if (name === 'lost') return response.destroy()
      response.statusCode = 400
      return response.end('account sequence mismatch')
    }),
  )
  onTestFinished(() => {
    for (const node of nodes) node.close()
  })
  const urls: { url: string }[] = []
  for (const node of nodes) {
    node.listen(0, '127.0.0.1')
    await once(node, 'listening')
    urls.push({ url: `http://127.0.0.1:${(node.address() as AddressInfo).port}` })
  }
  const [, refusing] = urls
  const call = { method: '/cosmos/tx/v1beta1/txs', params: ['{}'] }
  const ask = (used: readonly { url: string }[]) =>
    createRpc(
      createTestClient({
        ...{ networks: [cosmosHub], customRpcUrls: { [cosmosHub.caipNetworkId]: [...used] } },
        adapters: [fakeAdapter({ namespace: 'cosmos', connectors: [] })],
      }),
    )(cosmosHub.caipNetworkId, call)
  await expect(ask(urls)).rejects.toMatchObject({ code: 'server_unreachable' })
  expect(taken).toEqual(['lost', 'refusing'])
  await expect(ask(refusing ? [refusing] : [])).rejects.toMatchObject({
    ...{ code: 'http_status', data: { status: 400, reason: 'account sequence mismatch' } },
  })
})

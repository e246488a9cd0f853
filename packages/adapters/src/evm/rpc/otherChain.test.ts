import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFoyer } from '@foyer/core'
import type { Network } from '@foyer/protocol'
import { type Config, createConfig } from '@wagmi/core'
import { http } from 'viem'
import { describe, expect, onTestFinished, test } from 'vitest'
import { evm } from '../evm.js'
import { nowhere, testBench } from '../fixtures/testBench.js'

const address = `0x${'11'.repeat(20)}`

/** What answers at an address: a node of this chain, or something else. */
async function place(answer: number | { status: number; body: string }) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const { id, method } = JSON.parse(Buffer.concat(parts).toString())
    asked.push(method)
    if (typeof answer !== 'number') return response.writeHead(answer.status).end(answer.body)
    const result = method === 'eth_chainId' ? `0x${answer.toString(16)}` : '0x7'
    return response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, url: `${origin}/v2/secret`, asked }
}

function bench(url: string, options?: Parameters<typeof testBench>[0]) {
  const network: Network = { ...nowhere, rpcUrls: { default: { http: [] } } }
  const customRpcUrls = { [network.caipNetworkId]: [{ url }] }
  const made = testBench({ networks: [network], context: { customRpcUrls }, ...options })
  onTestFinished(made.end)
  return { ...made, balance: () => made.adapter.getBalance({ address, network }) }
}

const transports = (url: string) => ({ 31337: http(url, { retryCount: 0 }) })
const chains = [{ ...nowhere, id: 31337 } as never] as const

describe('a node of another network', () => {
  test('is not used, and is reported with both chains', async () => {
    const other = await place(5)
    const { balance, faults } = bench(other.url)
    for (const _ of [1, 2])
      await expect(balance()).rejects.toMatchObject({ code: 'rpc_of_another_network' })
    expect(faults).toEqual([
      {
        code: 'rpc_of_another_network',
        data: { network: 'Nowhere', place: other.origin, expected: 31337, received: 5 },
      },
    ])
    expect(other.asked.filter((method) => method === 'eth_chainId')).toHaveLength(1)
  })

  test('gives way to the next address', async () => {
    const [other, right] = await Promise.all([place(5), place(31337)])
    const network: Network = { ...nowhere, rpcUrls: { default: { http: [] } } }
    const urls = [{ url: other.url }, { url: right.url }]
    const { adapter, faults, end } = testBench({
      networks: [network],
      context: { customRpcUrls: { [network.caipNetworkId]: urls } },
    })
    onTestFinished(end)
    await expect(adapter.getBalance({ address, network })).resolves.toMatchObject({ amount: 7n })
    expect(faults.map(({ code }) => code)).toEqual(['rpc_of_another_network'])
  })

  test('is not believed behind a wagmi config of the host either', async () => {
    const other = await place(5)
    const wagmiConfig = createConfig({ chains, transports: transports(other.url) })
    const { balance, faults } = bench('', { options: { wagmiConfig: wagmiConfig as never } })
    await expect(balance()).rejects.toMatchObject({ code: 'rpc_of_another_network' })
    expect(faults).toMatchObject([{ data: { place: other.origin, received: 5 } }])
  })
})

test.each([
  [404, { status: 404, body: 'no such page' }],
  ['foreign', { status: 200, body: '<!doctype html>' }],
  ['foreign', { status: 200, body: '{}' }],
])('a place that is no node is told as %s', async (answer, answering) => {
  const { origin, url } = await place(answering)
  const { balance, faults } = bench(url)
  await expect(balance()).rejects.toThrow()
  await expect
    .poll(() => faults[0], { timeout: 15_000 })
    .toEqual({ code: 'rpc_failed', data: { network: 'Nowhere', place: origin, answer } })
})

test('a node that does not answer is reported', async () => {
  const { balance, faults } = bench('http://127.0.0.1:1/secret')
  await expect(balance()).rejects.toThrow()
  await expect
    .poll(() => faults[0], { timeout: 15_000 })
    .toMatchObject({
      code: 'rpc_failed',
      data: { place: 'http://127.0.0.1:1', answer: 'nothing' },
    })
})

test('networks that a wagmi config lacks are told', async () => {
  const right = await place(31337)
  const wagmiConfig = createConfig({ chains, transports: transports(right.url) })
  const other: Network = { ...nowhere, id: 5, caipNetworkId: 'eip155:5', name: 'Elsewhere' }
  const { adapter, faults, end } = testBench({
    networks: [nowhere, other],
    options: { wagmiConfig: wagmiConfig as unknown as Config },
  })
  onTestFinished(end)
  await adapter.prepare()
  expect(faults).toEqual([{ code: 'wagmi_network_missing', data: { networks: ['Elsewhere (5)'] } }])
})

test.each([null, {}, { chains, transports: {} }])(
  'what is no wagmi config is refused: %j',
  (given) => {
    const adapters = [evm({ wagmiConfig: given as unknown as Config })]
    expect(() => createFoyer({ projectId: 'test', networks: [nowhere], adapters })).toThrow(
      expect.objectContaining({
        code: 'option_invalid',
        message: expect.stringContaining('createConfig'),
      }),
    )
  },
)

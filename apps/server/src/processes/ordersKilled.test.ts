import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transaction } from '@foyer/protocol/api'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startStandIn } from '../testing/startStandIn.js'
import { unlimited } from './createUsers.js'
import { type Child, startChild } from './startChild.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const origin = 'http://localhost:4100'
const secret = 'till_secret_1'
const hash = `0x${'a'.repeat(64)}`

/** A provider that knows each purchase, and that can kill the server while it is called about one. */
async function startProvider() {
  const state = { status: 'open', whenCalled: async () => {} }
  const standIn = await startStandIn(async (_, { url = '' }, response) => {
    await state.whenCalled()
    const reference = url.split('/').at(-1)
    const received = state.status === 'delivered' ? '0.04' : null
    response.end(
      JSON.stringify({ reference, id: 'v-1', status: state.status, address, hash, received }),
    )
  })
  onTestFinished(standIn.stop)
  return { state, url: standIn.url }
}

function startServers(providerUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-orders-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const env = {
    ...unlimited,
    FOYER_DATA: join(folder, 'pg'),
    FOYER_KEK_FILE: join(folder, 'keeper.key'),
    FOYER_ADDRESS_ORDERS_PER_MINUTE: '0',
    FOYER_NETWORKS: JSON.stringify({
      'eip155:31337': { rpc: ['http://127.0.0.1:9'], testnet: true },
    }),
    FOYER_ONRAMP_PROVIDERS: JSON.stringify({
      till: { url: providerUrl, secret, networks: ['eip155:31337'] },
    }),
  }
  return async () => {
    const child = await startChild(env)
    onTestFinished(async () => void (await child.end('SIGKILL')))
    return child
  }
}

async function buy({ url }: Child): Promise<string> {
  const answer = await fetch(`${url}/v1/generators/onrampurl?projectId=local`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ destinationWallets: [{ address, assets: ['ETH'] }], defaultNetwork: 'eip155:31337' },
      presetFiatAmount: '100',
    }),
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { order: string }).order
}

async function statuses({ url }: Child, orders: readonly string[]) {
  const order = orders.join(',')
  const query = new URLSearchParams({ projectId: 'local', onramp: 'all', order })
  const answer = await fetch(`${url}/v1/account/${address}/history?${query}`, {
    headers: { origin },
  })
  const { data } = (await answer.json()) as { data: Transaction[] }
  return data.map(({ metadata }) => metadata.status)
}

async function wake({ url }: Child, reference: string): Promise<number> {
  const body = JSON.stringify({ id: 'e1', type: 'purchase.delivered', reference })
  const time = Math.floor(Date.now() / 1_000)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const headers = { 'x-till-signature': `t=${time},v0=${digest}` }
  return (await fetch(`${url}/v1/onramp/webhooks/till`, { method: 'POST', body, headers })).status
}

test('a server that is killed at any step of a purchase loses none, and follows it to its end', async () => {
  const { state, url } = await startProvider()
  const start = startServers(url)

  // While many are begun: each whose address left the server stands in the database.
  let server = await start()
  const begun: string[] = []
  const buying = Promise.allSettled(
    Array.from({ length: 15 }, async () => begun.push(await buy(server))),
  )
  await vi.waitUntil(() => begun.length >= 5, { timeout: 20_000 })
  await server.end('SIGKILL')
  await buying

  // While the provider is called about one that its message woke, before anything of its answer is kept.
  server = await start()
  expect(await statuses(server, begun)).toHaveLength(begun.length)
  const [first = ''] = begun
  state.status = 'paid'
  let isKilled = false
  const woken = wake(server, first)
  state.whenCalled = async () => {
    // The answer to the message would be lost with the connection.
    await woken
    isKilled = true
    await server.end('SIGKILL')
  }
  expect(await woken).toBe(204)
  await vi.waitUntil(() => isKilled, { timeout: 20_000 })
  await server.end('SIGKILL')

  // What is left is looked up without a page, and has its end.
  Object.assign(state, { status: 'delivered', whenCalled: async () => {} })
  server = await start()
  await vi.waitUntil(
    async () => (await statuses(server, begun)).every((one) => /SUCCESS/.test(one)),
    { timeout: 60_000, interval: 1_000 },
  )
  await server.end('SIGTERM')
}, 180_000)

import { bech32 } from '@scure/base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../../../database/Database.js'
import { openMemory } from '../../../testing/embedded/openMemory.js'
import { startServed } from '../../../testing/startServed.js'
import { fakeService } from '../../testing/fakeService.js'

const hub = 'cosmos:cosmoshub-4'
const local = 'cosmos:local-1'
const ofPrefix = (prefix: string) => bech32.encode(prefix, bech32.toWords(new Uint8Array(20)))

let database: OpenedDatabase
const stops: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await openMemory()
})
afterAll(async () => {
  for (const stop of stops) await stop()
  await database.close()
})

async function start(
  balance: unknown,
  { network = hub, chain = 'cosmoshub-4', settings = {} }: start.Options = {},
) {
  const service = await fakeService((path) =>
    path === '/cosmos/base/tendermint/v1beta1/node_info'
      ? { default_node_info: { network: chain } }
      : { balance },
  )
  const served = await startServed({
    database,
    networks: { [network]: { rest: [service.url], ...settings } },
    now: () => Date.UTC(2026, 0, 1),
  })
  stops.push(served.stop, service.stop)
  return { ...served, take: service.take }
}

declare namespace start {
  type Options = { network?: string; chain?: string; settings?: object }
}

test('a balance is what the account has of the coin, with every digit', async () => {
  const amount = '1234567890123456789012345'
  const { balances, take } = await start({ denom: 'uatom', amount })
  const owner = ofPrefix('cosmos')
  expect((await balances(owner)).balances).toEqual([
    {
      ...{ name: 'ATOM', symbol: 'ATOM', chainId: hub, price: 0 },
      iconUrl: expect.any(String),
      quantity: { decimals: '6', numeric: '1234567890123456789.012345' },
    },
  ])
  expect(take()).toContain(`/cosmos/bank/v1beta1/balances/${owner}/by_denom?denom=uatom`)
})

test('a network of one’s own says its prefix and its coin', async () => {
  const custom = { bech32Prefix: 'local', denom: 'uunit' }
  const nativeCurrency = { name: 'Unit', symbol: 'UNIT', decimals: 6 }
  const options = { network: local, chain: 'local-1' }
  const { balances } = await start(
    { denom: 'uunit', amount: '5' },
    { ...options, settings: { custom, nativeCurrency, name: 'Local' } },
  )
  expect((await balances(ofPrefix('local'))).balances).toMatchObject([
    { symbol: 'UNIT', quantity: { numeric: '0.000005' } },
  ])
  const unknown = await start({ denom: 'uunit', amount: '5' }, options)
  expect((await unknown.balances(ofPrefix('local'))).status).toBe(400)
})

test('an address of another network of Cosmos, or with a wrong checksum, is none here', async () => {
  const { balances, take } = await start({ denom: 'uatom', amount: '1' })
  const wrong = ofPrefix('cosmos').replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
  for (const address of [ofPrefix('osmo'), wrong])
    expect((await balances(address, hub)).status).toBe(400)
  expect(take()).toEqual([])
})

test.each([
  [{ denom: 'uosmo', amount: '1' }],
  [{ denom: 'uatom', amount: '-1' }],
  [{ denom: 'uatom', amount: 1 }],
  [{ denom: 'uatom', amount: '1'.repeat(79) }],
  [null],
])('what is no amount of the coin is no balance: %j', async (balance) => {
  const { balances } = await start(balance)
  expect((await balances(ofPrefix('cosmos'))).status).toBe(502)
})

test('a service of another chain gives no balance', async () => {
  const { balances, lines } = await start({ denom: 'uatom', amount: '9' }, { chain: 'osmosis-1' })
  expect((await balances(ofPrefix('cosmos'))).status).toBe(502)
  expect(lines.join()).toContain('of another network')
})

import { expect, onTestFinished, test } from 'vitest'
import { getNfts } from '../account/getNfts.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { watchEvents } from '../telemetry/watchEvents.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAddress } from '../testing/fakeAdapter.js'
import { getActivity } from './getActivity.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const path = `/v1/account/${fakeAddress}/history`
const sent = (id: string) => ({
  id,
  metadata: {
    operationType: 'send',
    hash: '0x1',
    chain: 'eip155:1',
    minedAt: '2026-03-04T05:06:07Z',
    status: 'confirmed',
  },
  transfers: [],
})

async function world(answer: Parameters<typeof fakeServer>[1][string]) {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    [path]: answer,
  })
  const client = createTestClient({ server: server.url })
  const heard: unknown[] = []
  watchEvents(client, ({ data }) => heard.push(data))
  return { client, heard, asked: () => server.asked.filter((one) => one.path === path) }
}

test('a page is asked once, and the next where it said to go on', async () => {
  const { client, heard, asked } = await world(({ query }) =>
    query.cursor ? { data: [sent('b')], next: null } : { data: [sent('a')], next: 'later' },
  )
  const first = await getActivity(client, { caipAddress })
  await getActivity(client, { caipAddress })
  expect(first).toMatchObject({ items: [{ id: 'a' }], next: 'later' })
  expect(heard).toEqual([])
  const second = await getActivity(client, { caipAddress, cursor: first.next })
  expect(second).toMatchObject({ items: [{ id: 'b' }], next: undefined })
  expect(asked().map(({ query }) => [query.chainId, query.cursor])).toEqual([
    ['eip155:1', undefined],
    ['eip155:1', 'later'],
  ])
  expect(heard).toEqual([{ event: 'LOAD_MORE_TRANSACTIONS' }])
})

test.each([
  [
    'a refusal',
    (_: unknown, response: Parameters<typeof refuse>[0]) => refuse(response, 500, 'no'),
  ],
  ['HTML', () => '<!doctype html>'],
  ['a transaction without a time', () => ({ data: [{ ...sent('a'), metadata: {} }] })],
])('%s is told to the person, and to the host without the address', async (_, answer) => {
  const { client, heard } = await world(answer as Parameters<typeof world>[0])
  await expect(getActivity(client, { caipAddress })).rejects.toThrow()
  expect(client.store.getState().notices.notice?.text).toBe('Failed to fetch transactions')
  expect(heard).toEqual([{ event: 'ERROR_FETCH_TRANSACTIONS' }])
})

test('there is nothing to tell without a server, on another network, or of another chain family', async () => {
  const { client, asked } = await world(() => ({ data: [sent('a')], next: null }))
  const nothing = { items: [], next: undefined }
  const other = { caipAddress, caipNetworkId: 'eip155:10' } as const
  await expect(getActivity(client, other)).resolves.toEqual(nothing)
  const solana = `solana:1:${'1'.repeat(32)}` as const
  await expect(getActivity(client, { caipAddress: solana })).resolves.toEqual(nothing)
  await expect(getActivity(createTestClient(), { caipAddress })).resolves.toEqual(nothing)
  expect(asked()).toEqual([])
})

test('an account is needed', async () => {
  await expect(getActivity(createTestClient(), { caipAddress: undefined })).rejects.toThrow(
    "Transactions can't be fetched without an accountAddress",
  )
})

test('a server that does not say which networks it serves has not said that there is nothing', async () => {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': (_, response) => refuse(response, 500, 'no'),
  })
  const client = createTestClient({ server: server.url })
  await expect(getActivity(client, { caipAddress })).rejects.toMatchObject({ code: 'http_status' })
  expect(client.store.getState().notices.notice?.text).toBe('Failed to fetch transactions')
  await expect(getNfts(client, { caipAddress })).rejects.toMatchObject({ code: 'http_status' })
  expect(server.asked.every(({ path }) => path === '/v1/supported-chains')).toBe(true)
})

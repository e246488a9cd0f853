import { sentLookMsMax, sentLooksMax } from '@foyer/protocol'
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/query-core'
import { expect, onTestFinished, test } from 'vitest'
import { getNfts } from '../account/getNfts.js'
import { connect } from '../connection/connect.js'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import type { FoyerOptions } from '../options.js'
import { sendTransaction } from '../requests/sendTransaction.js'
import { startClient } from '../startClient.js'
import { watchEvents } from '../telemetry/watchEvents.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAdapter, fakeAddress } from '../testing/fakeAdapter.js'
import { getActivity } from './getActivity.js'
import {
  getActivityInfiniteQueryOptions,
  getActivityQueryOptions,
} from './getActivityQueryOptions.js'

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

async function world(
  answer: Parameters<typeof fakeServer>[1][string],
  adapters: FoyerOptions['adapters'] = [],
) {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    [path]: answer,
  })
  const client = createTestClient({ server: server.url, adapters })
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

test('pages follow each other, and one that is fetched again is not one more that was asked for', async () => {
  const { client, heard, asked } = await world(({ query }) =>
    query.cursor ? { data: [sent('b')], next: 'later' } : { data: [sent('a')], next: 'later' },
  )
  const { queryClient } = await client.queries.load()
  const list = new InfiniteQueryObserver(
    queryClient,
    getActivityInfiniteQueryOptions(client, { caipAddress }),
  )
  onTestFinished(list.subscribe(() => {}))
  await expect.poll(() => list.getCurrentResult().hasNextPage).toBe(true)
  await list.fetchNextPage()
  const { data, hasNextPage } = list.getCurrentResult()
  expect(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['a', 'b'])
  // It leads back to where it was: that is its end.
  expect(hasNextPage).toBe(false)
  expect(heard).toEqual([{ event: 'LOAD_MORE_TRANSACTIONS' }])
  await list.refetch()
  expect(asked().map(({ query }) => query.cursor)).toEqual([undefined, 'later', undefined, 'later'])
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
  expect(client.store.getState().notices.notice?.code).toBe('transactions_failed')
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

/** Makes a contract. It has no receiver, so nothing but the list looks after it: the end of another one has the list fetched as well. */
const making = { data: '0x6000' } as const

test('is asked for again, ever more rarely, until it has what was sent from here', async () => {
  const hash = `0x${'1'.repeat(64)}`
  const mined = { ...sent('mined'), metadata: { ...sent('mined').metadata, hash } }
  let known = [sent('old')]
  const { client, asked } = await world(() => ({ data: known, next: null }), [fakeAdapter()])
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await sendTransaction(client, making)
  // The list is on a screen: it is fetched whenever it is invalidated.
  const look = () => getActivity(client, { caipAddress })
  const { store } = client
  const { queryClient } = await client.queries.load()
  const shown = new QueryObserver(queryClient, getActivityQueryOptions(client, { caipAddress }))
  onTestFinished(shown.subscribe(() => {}))

  await look()
  for (const ms of [1000, 2000, 4000]) {
    const before = asked().length
    client.held.pass(ms - 1)
    await look()
    expect(asked()).toHaveLength(before)
    client.held.pass(1)
    await expect.poll(() => asked().length).toBe(before + 1)
    await look()
  }
  known = [mined, ...known]
  client.held.pass(8000)
  await expect(look()).resolves.toMatchObject({ items: [{ id: 'mined' }, { id: 'old' }] })
  const before = asked().length
  client.held.pass(3_600_000)
  await look()
  expect(asked().length - before).toBeLessThanOrEqual(1)
  expect(store.getState().account.sent).toEqual([])
})

test('what never comes into the list is not looked for without end', async () => {
  const { client, asked } = await world(() => ({ data: [], next: null }), [fakeAdapter()])
  startClient(client)
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await sendTransaction(client, making)
  for (let times = 0; times < sentLooksMax; times += 1) {
    await getActivity(client, { caipAddress })
    client.held.pass(sentLookMsMax)
  }
  await getActivity(client, { caipAddress })
  expect(asked()).toHaveLength(sentLooksMax + 1)
  expect(client.store.getState().account.sent).toEqual([])
  client.held.pass(3_600_000)
  await getActivity(client, { caipAddress })
  expect(asked()).toHaveLength(sentLooksMax + 1)
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
  expect(client.store.getState().notices.notice?.code).toBe('transactions_failed')
  await expect(getNfts(client, { caipAddress })).rejects.toMatchObject({ code: 'http_status' })
  expect(server.asked.every(({ path }) => path === '/v1/supported-chains')).toBe(true)
})

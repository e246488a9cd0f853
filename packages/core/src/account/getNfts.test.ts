import { expect, onTestFinished, test } from 'vitest'
import { fakeServer, refuse } from '../fixtures/fakeServer.js'
import { createTestClient } from '../testing/createTestClient.js'
import { fakeAddress } from '../testing/fakeAdapter.js'
import { getNfts } from './getNfts.js'
import { listNfts } from './listNfts.js'

const caipAddress = `eip155:1:${fakeAddress}` as const
const door = (tokenId: string, chainId = 'eip155:1') => ({
  chainId,
  address: `${chainId}:0x00000000000000000000000000000000000000d0`,
  tokenId,
  standard: 'ERC721',
  quantity: { numeric: '1' },
  flags: { is_spam: false },
})

async function world(answer: Parameters<typeof fakeServer>[1][string]) {
  const server = await fakeServer(onTestFinished, {
    '/v1/supported-chains': () => ({ http: ['eip155:1'], ws: [] }),
    [`/v1/account/${fakeAddress}/nfts`]: answer,
  })
  return { server, client: createTestClient({ server: server.url }) }
}

test('collectibles come a page at a time, those of the network alone', async () => {
  const { client } = await world(({ query }) =>
    query.cursor
      ? { data: [door('3')], next: null }
      : { data: [door('1'), door('2', 'eip155:10')], next: 'on' },
  )
  const first = await getNfts(client, { caipAddress })
  expect(first).toMatchObject({ items: [{ tokenId: '1' }], next: 'on' })
  await expect(getNfts(client, { caipAddress, cursor: first.next })).resolves.toMatchObject({
    items: [{ tokenId: '3' }],
    next: undefined,
  })
})

test('a server that fails is reported; without one there are none', async () => {
  const { client } = await world((_, response) => refuse(response, 500, 'no'))
  await expect(getNfts(client, { caipAddress })).rejects.toMatchObject({ code: 'http_status' })
  await expect(getNfts(createTestClient(), { caipAddress })).resolves.toEqual({
    items: [],
    next: undefined,
  })
})

test('one that a later page tells again is listed once', async () => {
  const { client } = await world(({ query }) =>
    query.cursor ? { data: [door('2'), door('3')] } : { data: [door('1'), door('2')], next: 'on' },
  )
  const first = await getNfts(client, { caipAddress })
  const second = await getNfts(client, { caipAddress, cursor: first.next })
  const listed = listNfts([...first.items, ...second.items])
  expect(listed.map(({ tokenId }) => tokenId)).toEqual(['1', '2', '3'])
})

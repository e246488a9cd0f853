import { expect, test } from 'vitest'
import { createTestWorld } from '../../testing/createTestWorld.js'
import { readAssets } from './readAssets.js'

const keys = { evm: new Uint8Array(32).fill(1), solana: new Uint8Array(32).fill(2) }
const nodes = { 'eip155:31337': 'http://127.0.0.1:1', 'eip155:31338': 'http://127.0.0.1:1' }
const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', price: 2_500, value: 3_750, iconUrl: 'https://a.test/e.svg' },
  quantity: { decimals: '18', numeric: '1.5' },
}
const balances = (chainId: string) => [
  { ...coin, chainId },
  {
    ...{ name: 'Dollar', symbol: 'USD', price: 0, value: null, iconUrl: '', chainId },
    address: `${chainId}:${token}`,
    quantity: { decimals: '6', numeric: '2.000001' },
  },
]

const world = await createTestWorld({ keys, nodes })
const asked: string[] = []
const server = {
  page: { projectId: 'shop' },
  url: 'https://wallet.example',
  fetch: async (url: URL) => {
    const chainId = url.searchParams.get('chainId') ?? ''
    asked.push(chainId)
    return Response.json({ balances: balances(chainId) })
  },
}
const read = (more: object = {}) =>
  readAssets(server as never, world, {
    network: 'eip155:31337',
    params: [{ account: '', ...more }],
  })

const native = {
  ...{ address: 'native', type: 'NATIVE', balance: '0x14d1120d7b160000' },
  metadata: { name: 'Ether', symbol: 'ETH', decimals: 18, price: 2_500, value: 3_750 },
}
const dollar = {
  ...{ address: token, type: 'ERC20', balance: '0x1e8481' },
  metadata: { name: 'Dollar', symbol: 'USD', decimals: 6, price: 0 },
}

test('tells the coin and the tokens of a network as clients read them', async () => {
  await expect(read()).resolves.toMatchObject({ '0x7a69': [native, dollar] })
  expect(asked).toEqual(['eip155:31337'])
})

test('tells of the networks and the kinds alone that are asked for, however a kind is written', async () => {
  asked.length = 0
  await expect(read({ chainFilter: ['0x7a6a'] })).resolves.toHaveProperty('0x7a6a')
  expect(asked).toEqual(['eip155:31338'])
  for (const [assetTypeFilter, kept] of [
    [['NATIVE'], [native]],
    [['erc20'], [dollar]],
    [
      ['ERC20', 'native'],
      [native, dollar],
    ],
    [['ERC721'], []],
  ] as const)
    await expect(read({ assetTypeFilter })).resolves.toMatchObject({ '0x7a69': kept })
})

test('tells nothing of an account of another user', async () => {
  await expect(read({ account: token })).rejects.toMatchObject({ code: 4100 })
})

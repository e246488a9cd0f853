import { namehash, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxChains, startChains } from '../startChains.js'
import { createChainClient } from './createChainClient.js'

let sandbox: SandboxChains
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
}, 180_000)
afterAll(() => sandbox.stop())

function open() {
  const [chain] = sandbox.world.chains
  const universal = chain?.contracts.ensUniversalResolver
  if (!chain || !universal) throw new Error('no names')
  const client = createChainClient(chain)
  return { client, universal, contracts: chain.contracts, accounts: sandbox.world.accounts }
}

test('the accounts have names that lead back to them, as any client of ENS reads them', async () => {
  const { client, accounts, contracts } = open()
  const [first, second, third] = accounts
  if (!first || !second || !third) throw new Error('no accounts')
  await expect(client.getEnsName({ address: first })).resolves.toBe('orchard.eth')
  await expect(client.getEnsAddress({ name: 'orchard.eth' })).resolves.toBe(first)
  await expect(client.getEnsText({ name: 'orchard.eth', key: 'avatar' })).resolves.toMatch(
    /^data:image\/svg/,
  )
  await expect(client.getEnsName({ address: second })).resolves.toBe('meadow.eth')
  await expect(client.getEnsText({ name: 'meadow.eth', key: 'avatar' })).resolves.toBe(
    `eip155:31337/erc721:${contracts.stalls.toLowerCase()}/2`,
  )
  await expect(client.getEnsAvatar({ name: 'meadow.eth' })).resolves.toMatch(/^data:image\/svg/)
  await expect(client.getEnsName({ address: third })).resolves.toBeNull()
  await expect(client.getEnsAddress({ name: 'nobody.eth' })).resolves.toBeNull()
})

test('the accounts own their names, and one resolver answers for all names under stand.eth', async () => {
  const { client, universal, accounts } = open()
  const registry = await client.readContract({
    address: universal,
    abi: parseAbi(['function registry() view returns (address)']),
    functionName: 'registry',
  })
  const abi = parseAbi([
    'function owner(bytes32) view returns (address)',
    'function resolver(bytes32) view returns (address)',
  ])
  const read = (functionName: 'owner' | 'resolver', name: string) =>
    client.readContract({ address: registry, abi, functionName, args: [namehash(name)] })
  await expect(read('owner', 'meadow.eth')).resolves.toBe(accounts[1])
  const offchain = await read('resolver', 'stand.eth')
  expect((await client.getCode({ address: offchain }))?.length).toBeGreaterThan(100)
  await expect(read('resolver', 'ann.stand.eth')).resolves.toMatch(/^0x0{40}$/)
})

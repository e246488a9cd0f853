import { type Address, encodeFunctionData, namehash, parseAbi, toCoinType } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxChains, startChains } from '../startChains.js'
import { createChainClient } from './createChainClient.js'
import { createNodeClient } from './createNodeClient.js'

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
  return { client, chain, universal, contracts: chain.contracts, accounts: sandbox.world.accounts }
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

test('an account says what it is called on this chain, which counts where the name leads back to it there', async () => {
  const { client, chain, contracts, accounts } = open()
  const [first] = accounts
  const registrar = contracts.ensReverseRegistrar
  if (!first || !registrar) throw new Error('no registrar')
  const coinType = toCoinType(31337)
  const abi = parseAbi([
    'function setName(string)',
    'function nameForAddr(address) view returns (string)',
    'function registry() view returns (address)',
    'function resolver(bytes32) view returns (address)',
    'function setAddr(bytes32, uint256, bytes)',
  ])
  const node = createNodeClient(chain)
  await node.impersonateAccount({ address: first })
  const write = async (address: Address, functionName: 'setName' | 'setAddr', args: unknown[]) => {
    const data = encodeFunctionData({ abi, functionName, args } as never)
    const hash = await node.sendTransaction({ account: first, to: address, data })
    await node.waitForTransactionReceipt({ checkReplacement: false, hash })
  }
  await expect(client.getEnsName({ address: first, coinType })).resolves.toBeNull()
  await write(registrar, 'setName', ['orchard.eth'])
  const read = { address: registrar, abi, functionName: 'nameForAddr', args: [first] } as const
  await expect(client.readContract(read)).resolves.toBe('orchard.eth')
  // The name has an address of Ethereum alone.
  const strict = { address: first, coinType, strict: true }
  await expect(client.getEnsName(strict)).rejects.toThrow('ReverseAddressMismatch')
  const universal = contracts.ensUniversalResolver ?? '0x'
  const registry = await client.readContract({ address: universal, abi, functionName: 'registry' })
  const orchard = namehash('orchard.eth')
  const resolver = await client.readContract({
    ...{ address: registry, abi, functionName: 'resolver', args: [orchard] },
  } as const)
  await write(resolver, 'setAddr', [orchard, coinType, first])
  await expect(client.getEnsName(strict)).resolves.toBe('orchard.eth')
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

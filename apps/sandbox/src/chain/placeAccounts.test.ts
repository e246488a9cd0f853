import { safeContracts } from '@foyer/protocol/api'
import { concatHex, keccak256, pad, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountArtifacts } from '../contracts/accountArtifacts.js'
import { type SandboxChains, startChains } from '../startChains.js'
import { createChainClient } from './createChainClient.js'
import type { WorldChain } from './world.js'

let sandbox: SandboxChains
let chain: WorldChain
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  const [first] = sandbox.world.chains
  if (!first) throw new Error('No chain')
  chain = first
})
afterAll(() => sandbox.stop())

test('what smart accounts need is where it is on every network, and their code is the known one', async () => {
  const client = createChainClient(chain)
  const { entryPoint, proxyCodeHash, proxyInitCodeHash, ...addresses } = safeContracts
  for (const address of [entryPoint, ...Object.values(addresses)])
    expect((await client.getCode({ address }))?.length, address).toBeGreaterThan(100)
  const made = concatHex([accountArtifacts.proxy, pad(safeContracts.singleton)])
  expect(keccak256(made)).toBe(proxyInitCodeHash)
  const { data: runtime } = await client.call({ data: made })
  expect(runtime && keccak256(runtime)).toBe(proxyCodeHash)
})

test('the paymaster has something to pay with', async () => {
  const balance = await createChainClient(chain).readContract({
    address: safeContracts.entryPoint,
    abi: parseAbi(['function balanceOf(address account) view returns (uint256)']),
    functionName: 'balanceOf',
    args: [chain.contracts.paymaster],
  })
  expect(balance).toBe(parseEther('20'))
})

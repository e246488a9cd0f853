import type { Network } from '@foyer/protocol'
import { arbitrum, mainnet, zksync } from '@foyer/protocol/networks'
import { expect, test } from 'vitest'
import { measureGas } from './measureGas.js'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** What is reserved where the network counts so much gas. */
function measure(network: Network, counted: bigint, change: object = {}) {
  const order = { from: account, to: account, network, asset: {}, amount: 1n, speed: 'normal' }
  const rpc = async () => `0x${counted.toString(16)}`
  return measureGas(rpc, { ...order, ...change } as never, 1n)
}

test('a plain payment takes what it always takes, and not a unit more', async () => {
  expect(await measure(mainnet, 21_000n)).toBe(21_000n)
})

test('where the gas of a payment pays for its data on the base chain as well, a fifth more of it is there', async () => {
  // Arbitrum counts what its data costs as gas, which moves with the prices of Ethereum.
  expect(await measure(arbitrum, 421_003n)).toBe(421_003n + 84_201n)
})

test('where the network counts data in gas of its own (zkSync), a quarter more of it is there', async () => {
  expect(await measure(zksync, 160_001n)).toBe(160_001n + 40_001n)
})

test('an operation of a smart account has room to make the account', async () => {
  expect(await measure(mainnet, 50_000n, { isSmartAccount: true })).toBe(750_000n)
})

test('a call that the network would revert has the reason that it gives', async () => {
  const order = { from: account, to: account, network: mainnet, asset: {}, amount: 1n }
  const rpc = async () => {
    throw { code: 3, message: 'execution reverted: Token: paused' }
  }
  await expect(measureGas(rpc, { ...order, speed: 'normal' } as never, 1n)).rejects.toMatchObject({
    code: 'transaction_reverted',
    message: 'Token: paused',
  })
})

import { kusama, polkadot } from '@foyer/protocol/networks'
import polkadotHex from '@polkadot/types-support/metadata/v14/polkadot-hex'
import { expect, test } from 'vitest'
import { runtimeOf } from './runtimeOf.js'

/** A node that runs these versions one after the other, the last one from then on. */
function nodeOf(...versions: readonly [number, ...number[]]) {
  const left = [...versions]
  let reads = 0
  const network = { ...polkadot }
  const rpc = async () => {
    reads += 1
    return polkadotHex
  }
  const version = async () => ({ specVersion: (left.length > 1 ? left.shift() : left[0]) ?? 0 })
  return {
    read: (of = network) => runtimeOf(rpc, of, version),
    reads: () => reads,
    upgrade: (to: number) => left.splice(0, left.length, to),
  }
}

test('a chain’s description is read once for each version that it runs, and for each network', async () => {
  const node = nodeOf(1)
  const first = await node.read()
  expect(await node.read()).toBe(first)
  expect(node.reads()).toBe(1)
  node.upgrade(2)
  await node.read()
  await node.read()
  expect(node.reads()).toBe(2)
  await node.read({ ...kusama } as never)
  expect(node.reads()).toBe(3)
})

test('what was read while the chain was upgraded is not kept', async () => {
  const node = nodeOf(1, 2)
  await node.read()
  await node.read()
  await node.read()
  expect(node.reads()).toBe(2)
})

test('a read that failed is tried again', async () => {
  const network = { ...polkadot }
  const answers = [new Error('offline'), polkadotHex]
  const rpc = async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const read = () => runtimeOf(rpc, network, async () => ({ specVersion: 1 }))
  await expect(read()).rejects.toThrow('offline')
  await expect(read()).resolves.toMatchObject({ transfer: [5, 3] })
})

import { type SandboxChains, startChains } from 'sandbox'
import { encodeFunctionData, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Action } from '../../actions/Action.js'
import { gather } from '../assess/gather.js'
import { createPayees } from '../createPayees.js'
import { simulateCalls } from '../families/eip155/facts/simulateCalls.js'
import { type GalleryWorld, gallery, tokenAbi, worldOf } from '../testing/gallery.js'
import type { Facts } from './Facts.js'
import type { RequestFn } from './Sources.js'

let sandbox: SandboxChains
let world: GalleryWorld
let ask: RequestFn
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  const [chain] = sandbox.world.chains
  if (!chain) throw new Error('The sandbox has no chain')
  world = worldOf(sandbox.world.accounts, chain)
  ask = async (method, params) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body })
    const { result, error } = (await answer.json()) as { result: unknown; error?: object }
    if (error) throw Object.assign(new Error('The node refused'), error)
    return result
  }
})
afterAll(() => sandbox.stop())

const act = (name: string) => {
  const action = gallery(world, 'https://harvest.example')[name]
  if (!action) throw new Error(`There is no ${name}`)
  return action
}
const play = (name: string, on = ask) => {
  const action = act(name) as Extract<Action, { kind: 'transaction' }>
  return simulateCalls([action], action.account.address, on)
}

test('tells to the last digit what leaves and what comes', async () => {
  expect(await play('pay')).toMatchObject({
    changes: [{ token: undefined, amount: -1_250_000_000_000_000_001n }],
  })
  expect(await play('swap')).toMatchObject({
    changes: [
      { token: undefined, amount: -parseEther('0.1') },
      { token: world.tokens[0]?.address.toLowerCase(), amount: 249_125_810n },
    ],
  })
  expect(await play('approveAll')).toMatchObject({ is: 'changes', changes: [] })
  const [own = '0x', friend = '0x'] = world.accounts
  const held = await ask('eth_call', [
    { to: world.stalls, data: `0x6352211e${'1'.padStart(64, '0')}` },
    'latest',
  ])
  const owner = `0x${String(held).slice(-40)}` as const
  const data = encodeFunctionData({
    ...{ abi: tokenAbi, functionName: 'safeTransferFrom' },
    args: [owner, owner.toLowerCase() === own.toLowerCase() ? friend : own, 1n],
  })
  expect(
    await simulateCalls([{ to: world.stalls, value: 0n, data, gas: undefined }], owner, ask),
  ).toMatchObject({
    changes: [{ token: world.stalls.toLowerCase(), id: 1n, amount: -1n }],
  })
})

test('wrapped coin counts although its contract logs no transfer', async () => {
  const call = { to: world.wrapped, value: 5n, data: '0xd0e30db0', gas: undefined } as const
  const outcome = await simulateCalls([call], world.accounts[0] ?? '', ask)
  expect(outcome).toMatchObject({
    changes: [
      { token: undefined, amount: -5n },
      { token: world.wrapped.toLowerCase(), amount: 5n },
    ],
  })
})

test('says that it will fail, and why', async () => {
  const { reason } = (await play('fails')) as { reason?: string }
  expect(reason).toMatch(/\w/)
  const [own = '0x', friend = '0x'] = world.accounts
  const data = encodeFunctionData({
    ...{ abi: tokenAbi, functionName: 'transfer' },
    args: [friend, parseUnits('999999999', 6)],
  })
  const call = { to: world.tokens[0]?.address, value: 0n, data, gas: undefined }
  expect(await simulateCalls([call], own, ask)).toMatchObject({ is: 'fails' })
})

test('where nothing is played through, plain payments are known and all else is not', async () => {
  const old: RequestFn = (method, params) =>
    method === 'eth_simulateV1' ? Promise.reject(new Error('unknown method')) : ask(method, params)
  expect(await play('pay', old)).toMatchObject({
    changes: [{ amount: -1_250_000_000_000_000_001n }],
  })
  expect(await play('swap', old)).toEqual({ is: 'unknown' })
  expect(await play('fails', old)).toMatchObject({ is: 'fails' })
  expect(await play('pay', () => Promise.reject(new Error('away')))).toEqual({ is: 'unknown' })
  // A node that answers anything else is not believed.
  for (const odd of [null, [], [{ calls: [] }], [{ calls: [{ status: 'yes' }] }], 'x'])
    expect(await play('pay', () => Promise.resolve(odd))).toMatchObject({ is: 'changes' })
})

async function gathered(name: string, on: RequestFn, signal = new AbortController().signal) {
  let last: Facts | undefined
  await gather(
    act(name),
    {
      chains: {
        networks: async () => [],
        request: (_, method, params) => on(method, params as never),
      },
      reads: {
        nameOf: () => Promise.reject(new Error('away')),
        pricesOf: () => Promise.reject(new Error('away')),
        payedBy: () => Promise.reject(new Error('away')),
      },
      payees: createPayees(),
      pause: async () => undefined,
    },
    {
      signal,
      onFacts(facts) {
        last = facts
      },
    },
  )
  return last
}

test('learns what the chain tells although the server is away, and is settled though all are', async () => {
  const facts = await gathered('sendToken', ask)
  expect(facts).toMatchObject({ isSettled: true, outcome: { is: 'changes' }, prices: {} })
  const [token = ''] = Object.keys(facts?.tokens ?? {})
  expect(facts?.tokens[token]).toMatchObject({ kind: 'fungible', symbol: 'MUSD', decimals: 6 })
  const pieces = await gathered('allPieces', ask)
  expect(pieces?.tokens[world.stalls.toLowerCase()]).toMatchObject({ kind: 'pieces' })
  const away = await gathered('sendToken', () => Promise.reject(new Error('away')))
  expect(away).toMatchObject({ isSettled: true, outcome: { is: 'unknown' } })
})

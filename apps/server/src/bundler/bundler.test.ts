import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeContracts } from '@foyer/protocol/api'
import { bundlersOf, networksOf, type SandboxChains, startChains } from 'sandbox'
import { encodeFunctionData, type Hex, parseAbi, parseEther } from 'viem'
import { entryPoint07Abi, toPackedUserOperation } from 'viem/account-abstraction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { ChainError } from '../services/chains/ChainError.js'
import type { Chains } from '../services/chains/Chains.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { forwardTo } from './forwardTo.js'
import { sponsorHash } from './paymaster/sponsorHash.js'
import { createUser, startBundler, stranger } from './testing/startBundler.js'

let database: OpenedDatabase
let sandbox: SandboxChains
let rpcUrl: string
let folder: string
let env: Readonly<Record<string, string>>
beforeAll(async () => {
  ;[database, sandbox] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
  const { world } = sandbox
  rpcUrl = world.chains[0]?.rpcUrl ?? ''
  folder = await mkdtemp(join(tmpdir(), 'foyer-bundler-'))
  const networks = JSON.stringify(networksOf(world))
  env = { FOYER_NETWORKS: networks, ...(await bundlersOf(world, folder)) }
})
afterAll(async () => {
  await Promise.all([database.close(), sandbox.stop()])
  await rm(folder, { recursive: true, force: true })
})

const begin = (options?: startBundler.Options) => startBundler(env, database, options)
type Call = ReturnType<typeof begin>['call']
type Receipt = { success: boolean; actualGasUsed: Hex; receipt: { gasUsed: Hex } }

/** Once it is on the chain. */
async function receiptOf(call: Call, hash: Hex): Promise<Receipt> {
  const read = () => call('eth_getUserOperationReceipt', [hash])
  await expect.poll(read, { interval: 20 }).not.toBeNull()
  return (await read()) as Receipt
}

test('takes operations to the chain, and is never paid less than it pays', async () => {
  const { call } = begin()
  const { address, client, prepare, send } = await createUser(rpcUrl)
  expect(await call('eth_getUserOperationReceipt', [`0x${'1'.repeat(64)}`])).toBeNull()
  // Once for the making of the account, once without it.
  for (const _ of [1, 2]) {
    const hash = await send(call, await prepare(call))
    const receipt = await receiptOf(call, hash)
    expect(receipt).toMatchObject({ success: true, sender: address })
    expect(BigInt(receipt.actualGasUsed)).toBeGreaterThanOrEqual(BigInt(receipt.receipt.gasUsed))
  }
  expect(await client.getBalance({ address })).toBe(0n)
})

test('sends what several processes are asked for at once, each in a turn of its own', async () => {
  const [one, other] = [begin(), begin()]
  const users = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createUser(rpcUrl)))
  const hashes = await Promise.all(
    users.map(async ({ prepare, send }, index) => {
      const { call } = index % 2 === 0 ? one : other
      return send(call, await prepare(call))
    }),
  )
  for (const hash of hashes)
    expect(await receiptOf(one.call, hash)).toMatchObject({ success: true })
})

test.each([
  [
    'a signature of somebody else',
    async () => ({ signature: `0x${'0'.repeat(24)}${'1'.repeat(128)}1b` as Hex }),
    -32507,
  ],
  ['a turn that has gone', async () => ({ nonce: 5n }), -32500],
  [
    'nothing to pay with',
    async () => ({
      paymaster: undefined,
      paymasterData: undefined,
      paymasterVerificationGasLimit: undefined,
      paymasterPostOpGasLimit: undefined,
    }),
    -32500,
  ],
  ['another paymaster', async () => ({ paymaster: stranger as Hex }), -32501],
  [
    'a paymaster’s signature for something else',
    async () => ({ preVerificationGas: 10_000_000n }),
    -32507,
  ],
  ['less than its sending takes', async () => ({ preVerificationGas: 1_000n }), -32602],
  [
    'a fee below what the network takes',
    async () => ({ maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }),
    -32602,
  ],
  ['a tip above the fee', async () => ({ maxPriorityFeePerGas: parseEther('1') }), -32602],
])('refuses an operation with %s', async (_, changing, code) => {
  const { call } = begin()
  const { client, prepare, safe, send } = await createUser(rpcUrl)
  const change = await changing()
  const operation = { ...(await prepare(call)), ...change }
  const signed =
    'signature' in change
      ? operation
      : { ...operation, signature: await safe.signUserOperation(operation) }
  const isForFree = code === -32602 && 'preVerificationGas' in change
  if (isForFree) {
    // From its own pocket, so that nothing else is wrong with it.
    await fetch(rpcUrl, rpc('anvil_setBalance', [safe.address, '0xde0b6b3a7640000']))
    const own = { ...(await prepare(call, { isPaid: false })), ...change }
    await expect(
      send(call, { ...own, signature: await safe.signUserOperation(own) }),
    ).rejects.toMatchObject({ code })
  } else await expect(send(call, signed)).rejects.toMatchObject({ code })
  expect(await client.getCode({ address: safe.address })).toBeUndefined()
})

test('takes no accounts whose code it does not know, and no calls that fail', async () => {
  const { call } = begin()
  const { prepare, safe } = await createUser(rpcUrl)
  const { factory, factoryData } = await safe.getFactoryArgs()
  const known = { sender: safe.address, factory, factoryData }
  const grumpy = sandbox.world.chains[0]?.contracts.grumpy ?? '0x'
  const estimate = (change: object) => prepare(call, { isPaid: false, change })
  // A deployed contract, an account without a maker, another maker, another making.
  for (const change of [
    { sender: grumpy, factory: undefined, factoryData: undefined },
    { ...known, factory: undefined, factoryData: undefined },
    { ...known, factory: grumpy },
    {
      ...known,
      factoryData: factoryData?.replace(
        safeContracts.module.slice(2).toLowerCase(),
        grumpy.slice(2).toLowerCase(),
      ) as Hex,
    },
  ])
    await expect(estimate(change)).rejects.toMatchObject({ code: -32502 })
  const callData = await safe.encodeCalls([{ to: grumpy, value: 0n, data: '0x12345678' }])
  await expect(estimate({ callData })).rejects.toMatchObject({ code: -32521 })
  for (const wrong of [{}, null, { sender: 'me' }])
    await expect(
      call('eth_sendUserOperation', [wrong, safeContracts.entryPoint]),
    ).rejects.toMatchObject({ code: -32602 })
})

test('sends what it wrote down and did not send, after a restart', async () => {
  let isCut = true
  const clock = { time: Date.now() }
  const now = () => clock.time
  const wrap = (chains: Chains): Chains => ({
    ...chains,
    request: (id, one, signal) =>
      isCut && one.method === 'eth_sendRawTransaction'
        ? Promise.reject(new ChainError(-32603, 'No node answers'))
        : chains.request(id, one, signal),
  })
  const before = begin({ wrap, now })
  const { prepare, send } = await createUser(rpcUrl)
  const hash = await send(before.call, await prepare(before.call))
  expect(await before.call('eth_getUserOperationReceipt', [hash])).toBeNull()
  expect(await before.call('eth_getUserOperationByHash', [hash])).toMatchObject({
    transactionHash: null,
  })
  // Meanwhile another one takes the nonce that it was signed with.
  isCut = false
  const after = begin({ now })
  const other = await createUser(rpcUrl)
  await send(after.call, await other.prepare(after.call))
  clock.time += 60_000
  await after.tend()
  expect(await receiptOf(after.call, hash)).toMatchObject({ success: true })
  const found = { userOperation: {}, transactionHash: expect.stringMatching(/^0x/) }
  expect(await after.call('eth_getUserOperationByHash', [hash])).toMatchObject(found)
})

test('says by its code that a node cannot try operations, and sends none', async () => {
  const refusals = [
    new ChainError(-32601, 'the method eth_simulateV1 does not exist/is not available'),
    new ChainError(-32600, 'Unsupported method: eth_simulateV1 on this network'),
  ]
  const { prepare, send } = await createUser(rpcUrl)
  const operation = await prepare(begin().call)
  for (const refusal of refusals) {
    const wrap = (chains: Chains): Chains => ({
      ...chains,
      request: (id, one, signal) =>
        one.method === 'eth_simulateV1' ? Promise.reject(refusal) : chains.request(id, one, signal),
    })
    const { call } = begin({ wrap })
    const refused = { code: -32004, message: expect.stringContaining('plain account') }
    await expect(prepare(call)).rejects.toMatchObject(refused)
    await expect(send(call, operation)).rejects.toMatchObject(refused)
  }
})

test('is paid for what a rollup takes for data, and sends nothing where it cannot count that', async () => {
  const oracle = '0x420000000000000000000000000000000000000F'
  const arbSys = '0x0000000000000000000000000000000000000064'
  const put = (address: string, code: string) =>
    fetch(rpcUrl, rpc('anvil_setCode', [address, code]))
  const { prepare, safe, send } = await createUser(rpcUrl)
  const cheap = await prepare(begin().call)
  try {
    // A gas price oracle that says the same fee of all data: return(0xfee…).
    const fee = 10n ** 15n
    await put(oracle, `0x7f${fee.toString(16).padStart(64, '0')}60005260206000f3`)
    const { call } = begin()
    const operation = await prepare(call)
    const more = operation.preVerificationGas - cheap.preVerificationGas
    expect(more).toBeGreaterThan(0n)
    expect(more * operation.maxFeePerGas).toBeGreaterThanOrEqual(fee)
    // What was measured without it does not pay for its sending any more.
    await fetch(rpcUrl, rpc('anvil_setBalance', [safe.address, '0xde0b6b3a7640000']))
    const own = await prepare(call, {
      isPaid: false,
      change: { preVerificationGas: cheap.preVerificationGas },
    })
    await expect(send(call, own)).rejects.toMatchObject({ code: -32602 })
    expect(await receiptOf(call, await send(call, operation))).toMatchObject({ success: true })
    await put(oracle, '0x')
    await put(arbSys, '0xfe')
    await expect(prepare(begin().call)).rejects.toMatchObject({ code: -32004 })
  } finally {
    await put(oracle, '0x')
    await put(arbSys, '0x')
  }
})

test('asks the bundler that the configuration names, and no further', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.end(JSON.stringify({ error: { code: -32500, message: 'AA21' } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/?key=secret`
  await expect(forwardTo(url, 'eth_sendUserOperation', [])).rejects.toMatchObject({ code: -32500 })
  expect(asked).toEqual(['/?key=secret'])
  server.close()
  await once(server, 'close')
  await expect(forwardTo(url, 'eth_sendUserOperation', [])).rejects.toThrow(
    /^The bundler does not answer now.$/,
  )
})

test('pays for no more than an account, a project and all may spend in a day', async () => {
  // A day of its own.
  const clock = { time: Date.now() + 30 * 86_400_000 }
  const limits = {
    senderWeiPerDay: parseEther('0.004'),
    projectWeiPerDay: parseEther('0.006'),
    weiPerDay: parseEther('0.009'),
  }
  const { call, tend } = begin({ now: () => clock.time, limits })
  const users = await Promise.all([1, 2, 3, 4].map(() => createUser(rpcUrl)))
  const cost = (wei: bigint) => ({
    change: {
      callGasLimit: wei / 1_000_000_000n - 480_001n,
      verificationGasLimit: 400_000n,
      preVerificationGas: 0n,
      maxFeePerGas: 1_000_000_000n,
      maxPriorityFeePerGas: 1n,
    },
  })
  const ask = (index: number, wei: bigint, project = `limited ${clock.time}`) =>
    users[index]?.prepare(call, { ...cost(wei), project })
  const refused = { code: -32504, message: expect.stringMatching(/pay by itself/) }
  await expect(ask(0, parseEther('0.0041'))).rejects.toMatchObject(refused)
  await ask(0, parseEther('0.003'))
  // The same turn again: it is carried out once, so it counts once.
  await ask(0, parseEther('0.003'))
  // Two at once for what is left for one.
  const both = await Promise.allSettled([ask(1, parseEther('0.003')), ask(2, parseEther('0.003'))])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(ask(3, parseEther('0.001'))).rejects.toMatchObject(refused)
  await ask(3, parseEther('0.003'), 'another')
  await expect(ask(3, parseEther('0.0031'), 'third')).rejects.toMatchObject(refused)
  // None of it was spent, and the signatures are of no use any more.
  clock.time += 900_000
  await tend()
  await ask(1, parseEther('0.003'), 'another')
})

test('counts what was spent, and signs exactly what the contract checks', async () => {
  const clock = { time: Date.now() }
  const limits = { senderWeiPerDay: parseEther('0.004') }
  const { call, tend } = begin({ now: () => clock.time, limits })
  const { client, prepare, send } = await createUser(rpcUrl)
  const operation = await prepare(call, { change: { callGasLimit: 1_000_000n } })
  const paymaster = sandbox.world.chains[0]?.contracts.paymaster ?? '0x'
  const until = Number(`0x${operation.paymasterData?.slice(2, 66)}`)
  const hash = await client.readContract({
    address: paymaster,
    abi: parseAbi([
      'function getHash((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
    ]),
    functionName: 'getHash',
    args: [toPackedUserOperation(operation), until, 0],
  })
  expect(
    sponsorHash(operation as Parameters<typeof sponsorHash>[0], {
      chainId: 31337,
      address: paymaster,
      until,
    }),
  ).toBe(hash)
  expect(await receiptOf(call, await send(call, operation))).toMatchObject({ success: true })
  clock.time += 900_000
  await tend()
  // Its real cost is a part of the most that it could have been.
  await send(call, await prepare(call, { change: { callGasLimit: 1_000_000n } }))
})

test('a signed transaction spends nothing of it', async () => {
  const { call } = begin()
  const { prepare, send } = await createUser(rpcUrl)
  const operation = await prepare(call)
  await receiptOf(call, await send(call, operation))
  // A user who sends the same again learns that its turn is over, and another operation is not signed for.
  const handle = (one: typeof operation) =>
    encodeFunctionData({
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [[toPackedUserOperation(one)], stranger],
    })
  for (const one of [operation, { ...operation, nonce: operation.nonce + 1n }]) {
    const [from] = sandbox.world.accounts
    const transaction = { from, to: safeContracts.entryPoint, data: handle(one) }
    const answer = await fetch(rpcUrl, rpc('eth_call', [transaction, 'latest']))
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('revert') },
    })
  }
})

// The last one, for what it does to the network's fees.
test('lets no transaction that pays too little hold up the others', async () => {
  const clock = { time: Date.now() }
  const { call, tend } = begin({ now: () => clock.time })
  const [stuck, next] = [await createUser(rpcUrl), await createUser(rpcUrl)]
  const ask = (method: string, params: readonly unknown[]) => fetch(rpcUrl, rpc(method, params))
  await ask('evm_setAutomine', [false])
  try {
    const hash = await stuck.send(call, await stuck.prepare(call))
    // The network takes more than the operation pays from now on.
    await ask('anvil_setNextBlockBaseFeePerGas', ['0x2540be400'])
    await ask('evm_mine', [])
    expect(await call('eth_getUserOperationReceipt', [hash])).toBeNull()
    clock.time += 200_000
    await tend()
    await ask('evm_mine', [])
    await tend()
    expect(await call('eth_getUserOperationByHash', [hash])).toBeNull()
  } finally {
    await ask('evm_setAutomine', [true])
  }
  expect(await receiptOf(call, await next.send(call, await next.prepare(call)))).toMatchObject({
    success: true,
  })
})

function rpc(method: string, params: readonly unknown[]) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body }
}

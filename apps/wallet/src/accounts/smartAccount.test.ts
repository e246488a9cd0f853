import { safeContracts } from '@foyer/protocol/api'
import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { toSafeSmartAccount } from 'permissionless/accounts'
import { type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashMessage,
  hashTypedData,
  http,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { UserOperation } from '../actions/Action.js'
import { answerDirectly } from './families/eip155/answerDirectly.js'
import { createOwner } from './families/eip155/createOwner.js'
import { hashOf } from './families/eip155/smart/operation.js'
import { smartAddress } from './families/eip155/smart/smartAddress.js'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, fund, keysOf } from './testing/createTestWorld.js'
import { loseAnswers } from './testing/loseAnswers.js'
import { startTestServer } from './testing/startTestServer.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

let sandbox: SandboxChains
let server: Awaited<ReturnType<typeof startTestServer>>
let rpcUrl: string
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  rpcUrl = sandbox.world.chains[0]?.rpcUrl ?? ''
  server = await startTestServer(sandbox)
})
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

const network = 'eip155:31337'
const stranger = '0x00000000000000000000000000000000DeaDBeef'
let people = 0

/** A user with a smart account that is not on the chain yet. */
function start(change: Partial<WalletEnvironment> = {}) {
  people += 1
  const keys = keysOf(`smart person ${people}`)
  const parts = {
    keys,
    nodes: { [network]: rpcUrl },
    bundler: server.bundler,
    smartNetworks: [network],
  } as const
  const world = { ...createTestWorld({ ...parts, preferred: 'smartAccount' }), ...change }
  const owner = createOwner(keys.evm)
  const address = smartAddress(owner.address)
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  const ready = (method: ApprovalFrameMethod, params: unknown) =>
    prepare({ id: '1', origin: 'https://shop.example', method, params, network }, world)
  return {
    address,
    client,
    owner,
    ready,
    perform: (action: Awaited<ReturnType<typeof ready>>) => perform(action, keys, world),
    ask: async (method: ApprovalFrameMethod, params: unknown) =>
      perform(await ready(method, params), keys, world),
    read: (method: Parameters<typeof answerDirectly>[0]['method'], params: unknown) =>
      answerDirectly({ method, params, network }, world),
  }
}

const receive = (value: bigint) => ({ to: stranger, value: `0x${value.toString(16)}` })

test('has the address that a library of the field computes', async () => {
  const { address, client, owner } = start()
  const safe = await toSafeSmartAccount({
    client,
    owners: [owner],
    version: '1.4.1',
    useMultiSendForSetup: false,
  })
  expect(safe.address).toBe(address)
})

test('is made by its first use, which the server pays for, and answered with the transaction', async () => {
  const { address, ask, client, ready } = start()
  expect(await client.getCode({ address })).toBeUndefined()
  const token = sandbox.world.chains[0]?.tokens[0]?.address ?? '0x'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [stranger, 7n] })
  const action = await ready('eth_sendTransaction', [{ from: address, to: token, data }])
  expect(action).toMatchObject({
    kind: 'calls',
    calls: [{ to: token, value: 0n, data }],
    by: { isSponsored: true },
  })
  const hash = (await ask('eth_sendTransaction', [{ from: address, to: token, data }])) as Hex
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  expect(await client.getCode({ address })).toMatch(/^0x60/)
  expect(await client.getBalance({ address })).toBe(0n)
  const args = [address, stranger] as const
  expect(
    await client.readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args }),
  ).toBe(7n)
  // And once more, now that it is there.
  expect(await ask('eth_sendTransaction', [{ from: address, to: token, data }])).toMatch(/^0x/)
})

test('signs messages and typed data before it is on the chain and after (ERC-6492, ERC-1271)', async () => {
  const { address, ask, client } = start()
  const typedData = {
    domain: { name: 'Shop', chainId: 31337 },
    types: { Order: [{ name: 'amount', type: 'uint256' }] },
    primaryType: 'Order',
    message: { amount: 5n },
  } as const
  const written = { ...typedData, message: { amount: '5' } }
  const sign = async () => ({
    message: (await ask('personal_sign', ['hello', address])) as Hex,
    typed: (await ask('eth_signTypedData_v4', [address, written])) as Hex,
  })
  const before = await sign()
  const magic6492 = /6492649264926492649264926492649264926492649264926492649264926492$/
  expect(before.message).toMatch(magic6492)
  const isValid = async ({ message, typed }: typeof before) => [
    await client.verifyHash({ address, hash: hashMessage('hello'), signature: message }),
    await client.verifyHash({ address, hash: hashTypedData(typedData), signature: typed }),
    await client.verifyHash({ address, hash: hashMessage('another'), signature: message }),
  ]
  expect(await isValid(before)).toEqual([true, true, false])
  await ask(
    'eth_sendTransaction',
    [{ from: address, to: stranger }].map((one) => ({ ...one, data: '0x' })),
  )
  const after = await sign()
  expect(after.message).not.toMatch(magic6492)
  const abi = parseAbi([
    'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  ])
  const place = { address, abi, functionName: 'isValidSignature' } as const
  expect(await client.readContract({ ...place, args: [hashMessage('hello'), after.message] })).toBe(
    '0x1626ba7e',
  )
  expect(
    await client.readContract({ ...place, args: [hashTypedData(typedData), after.typed] }),
  ).toBe('0x1626ba7e')
  await expect(
    client.readContract({ ...place, args: [hashMessage('another'), after.message] }),
  ).rejects.toThrow()
})

test('sends a batch as one, and tells what became of it, also in another visit', async () => {
  const { address, ask, client, read } = start()
  await fund(rpcUrl, address, parseEther('1'))
  const before = await client.getBalance({ address: stranger })
  const calls = [receive(5n), receive(6n)]
  const { id } = (await ask('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', from: address, atomicRequired: true, calls },
  ])) as { id: string }
  const done = {
    version: '2.0.0',
    id,
    chainId: '0x7a69',
    status: 200,
    atomic: true,
    receipts: [{ status: '0x1', transactionHash: expect.stringMatching(/^0x[\da-f]{64}$/) }],
  }
  await expect.poll(() => read('wallet_getCallsStatus', [id])).toMatchObject(done)
  expect(await client.getBalance({ address: stranger })).toBe(before + 11n)
  const { read: readLater } = start()
  expect(await readLater('wallet_getCallsStatus', [id])).toMatchObject(done)
  for (const other of ['nothing', `${id.slice(0, -8)}00000000`])
    await expect(read('wallet_getCallsStatus', [other])).rejects.toMatchObject({ code: 5730 })
  const first = (await ask('wallet_sendCalls', [
    { version: '1.0', from: address, calls },
  ])) as string
  await expect
    .poll(() => read('wallet_getCallsStatus', [first]))
    .toMatchObject({ status: 'CONFIRMED' })
})

test('takes a page’s id once, and refuses what it cannot do', async () => {
  const { address, ask, ready, read } = start()
  const batch = {
    version: '2.0.0',
    chainId: '0x7a69',
    from: address,
    atomicRequired: true,
    id: 'order 5',
  }
  const calls = [{ to: stranger, data: '0x' }]
  expect(await ask('wallet_sendCalls', [{ ...batch, calls }])).toEqual({ id: 'order 5' })
  const refused = (change: object) => ready('wallet_sendCalls', [{ ...batch, calls, ...change }])
  await expect(refused({})).rejects.toMatchObject({ code: 5720 })
  await expect(refused({ id: 'b', chainId: '0x1' })).rejects.toMatchObject({ code: 5710 })
  await expect(refused({ id: 'b', capabilities: { flow: {} } })).rejects.toMatchObject({
    code: 5700,
  })
  await expect(
    refused({ id: 'b', capabilities: { flow: { optional: true } } }),
  ).resolves.toBeTruthy()
  const many = Array.from({ length: 101 }, () => calls[0])
  await expect(refused({ id: 'b', calls: many })).rejects.toMatchObject({ code: 5740 })
  expect(await read('wallet_getCapabilities', [address, ['0x7a69']])).toEqual({
    '0x7a69': {
      atomic: { status: 'supported' },
      atomicBatch: { supported: true },
      paymasterService: { supported: false },
      assetDiscovery: { supported: true },
      permissions: { supported: false, reason: 'no_audited_module' },
      keyRecovery: { supported: true, tier: 'guarded' },
      sponsoring: { supported: true },
      operationFee: { supported: true },
    },
  })
})

test('does not send what was shown when another operation went first', async () => {
  const { address, perform, ready } = start()
  const params = [{ from: address, to: stranger, data: '0x' }]
  const [one, other] = [
    await ready('eth_sendTransaction', params),
    await ready('eth_sendTransaction', params),
  ]
  await perform(one)
  await expect(perform(other)).rejects.toMatchObject({ code: -32003 })
})

test('pays by itself when the server pays no more', async () => {
  const refuse: WalletEnvironment['bundler'] = async (where, method, params) => {
    if (method === 'pm_getPaymasterData')
      await server.bundler(where, method, []).catch(() => undefined)
    if (method.startsWith('pm_')) throw Object.assign(new Error('No more today'), { code: -32504 })
    return server.bundler(where, method, params)
  }
  const { address, client, ready, perform } = start({ bundler: refuse })
  await fund(rpcUrl, address, parseEther('1'))
  const action = await ready('eth_sendTransaction', [{ from: address, ...receive(5n) }])
  expect(action).toMatchObject({ by: { isSponsored: false } })
  await perform(action)
  const left = await client.getBalance({ address })
  expect(left).toBeLessThan(parseEther('1') - 5n)
  expect(left).toBeGreaterThan(parseEther('0.99'))
})

test('an operation whose answer is lost is known by its hash, and carried out once', async () => {
  const losing = loseAnswers(server.bundler, 'eth_sendUserOperation')
  const { address, client, ready, perform } = start({ bundler: losing.request })
  await fund(rpcUrl, address, parseEther('1'))
  const before = await client.getBalance({ address: stranger })
  const action = await ready('eth_sendTransaction', [{ from: address, ...receive(5n) }])
  await perform(action)
  expect(await client.getBalance({ address: stranger })).toBe(before + 5n)
  expect(losing.turns()).toBe(1)
})

test('takes a page’s operation of its own account, and shows what it does', async () => {
  const { address, ask, client, owner, ready, read } = start()
  await fund(rpcUrl, address, parseEther('1'))
  const safe = await toSafeSmartAccount({
    client,
    owners: [owner],
    version: '1.4.1',
    useMultiSendForSetup: false,
  })
  const call = { to: stranger, value: 5n, data: '0x' } as const
  const operation = {
    sender: address,
    callData: await safe.encodeCalls([call, call]),
    signature: '0x',
  }
  const params = [operation, safeContracts.entryPoint]
  expect(await ready('eth_sendUserOperation', params)).toMatchObject({
    kind: 'userOperation',
    calls: [call, call],
  })
  const hash = await ask('eth_sendUserOperation', params)
  await expect
    .poll(() => read('eth_getUserOperationReceipt', [hash]))
    .toMatchObject({ success: true })
  expect(await read('eth_getUserOperationByHash', [hash])).toMatchObject({
    userOperation: { sender: address },
  })
  expect(await read('eth_supportedEntryPoints', [])).toEqual([safeContracts.entryPoint])

  const methods = parseAbi(['function executeUserOp(address, uint256, bytes, uint8)'])
  const handOver = encodeFunctionData({
    abi: methods,
    functionName: 'executeUserOp',
    args: [stranger, 0n, '0x', 1],
  })
  const refused = (change: object, entryPoint: Address = safeContracts.entryPoint) =>
    ready('eth_sendUserOperation', [{ ...operation, ...change }, entryPoint])
  await expect(refused({ callData: handOver })).rejects.toMatchObject({ code: -32602 })
  await expect(refused({ callData: '0x12345678' })).rejects.toMatchObject({ code: -32602 })
  await expect(refused({ nonce: '0x9' })).rejects.toMatchObject({ code: -32602 })
  await expect(refused({ sender: stranger })).rejects.toMatchObject({ code: 4100 })
  await expect(refused({}, stranger)).rejects.toMatchObject({ code: -32602 })
})

test('its owner signs no transaction of it by another name', async () => {
  const { address, ask, client, owner, ready } = start()
  await fund(rpcUrl, address, parseEther('1'))
  await ask('eth_sendTransaction', [{ from: address, ...receive(1n) }])
  const theft = {
    domain: { chainId: 31337, verifyingContract: address },
    types: { SafeTx: safeTx },
    primaryType: 'SafeTx',
    message: {
      to: stranger,
      value: parseEther('0.5'),
      data: '0x',
      operation: 0,
      safeTxGas: 0n,
      baseGas: 0n,
      gasPrice: 0n,
      gasToken: nobody,
      refundReceiver: nobody,
      nonce: 0n,
    },
  } as const
  // The account does accept it: a thief who gets it needs nothing else.
  const { message } = theft
  const send = (signature: Hex) =>
    client.simulateContract({
      ...{ address, abi: safeAbi, functionName: 'execTransaction', account: stranger },
      args: [
        ...([message.to, message.value, message.data, message.operation] as const),
        ...([0n, 0n, 0n, nobody, nobody, signature] as const),
      ],
    })
  await expect(send(await owner.signTypedData(theft))).resolves.toMatchObject({ result: true })
  // A bare hash is as good to it, so the screen calls one a danger.
  const bare = await owner.signMessage({ message: { raw: hashTypedData(theft) } })
  const kind = (Number.parseInt(bare.slice(-2), 16) + 4).toString(16)
  await expect(send(`${bare.slice(0, -2)}${kind}` as Hex)).resolves.toMatchObject({ result: true })
  const written = JSON.parse(
    JSON.stringify(theft, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  )
  const { domain } = written
  for (const verifyingContract of [address, address.toLowerCase(), safeContracts.module])
    for (const from of [owner.address, address])
      await expect(
        ready('eth_signTypedData_v4', [
          from,
          { ...written, domain: { ...domain, verifyingContract } },
        ]),
      ).rejects.toMatchObject({ code: 4100 })
})

/** What the account pays of its own: coin of it, and what the entry point keeps of it for its next operation. */
async function meansOf({ client, address }: Pick<ReturnType<typeof start>, 'client' | 'address'>) {
  const abi = parseAbi(['function balanceOf(address) view returns (uint256)'])
  const place = { address: safeContracts.entryPoint, abi, functionName: 'balanceOf' } as const
  const kept = await client.readContract({ ...place, args: [address] })
  return (await client.getBalance({ address })) + kept
}

test.each(['made by it', 'made before'])(
  'counts what calls take without sending them; Max by that leaves what the fee was not used for, of an account %s',
  async (when) => {
    const user = start()
    const { address, ask, client, read, ready } = user
    const rest = { version: '2.0.0', chainId: '0x7a69', from: address } as const
    if (when === 'made before')
      await ask('eth_sendTransaction', [{ from: address, to: stranger, data: '0x' }])
    await fund(rpcUrl, address, parseEther('1'))
    const counted = (calls: unknown) =>
      read('wallet_getCapabilities', [address, ['0x7a69'], { calls }]) as Promise<
        Record<string, { operationFee: { supported: boolean; gas: Hex } }>
      >
    const { operationFee } = (await counted([receive(1n)]))['0x7a69'] ?? {}
    expect(operationFee).toEqual({ supported: true, gas: expect.stringMatching(/^0x/) })
    const price = { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x3b9aca00' }
    const most = (BigInt(operationFee?.gas ?? 0) * 120n * BigInt(price.maxFeePerGas)) / 100n
    const calls = [receive(parseEther('1') - most)]
    const send = (limit: bigint) => [
      {
        ...rest,
        calls,
        capabilities: { operationFee: { ...price, most: `0x${limit.toString(16)}` } },
      },
    ]
    const action = await ready('wallet_sendCalls', send(most))
    expect(action).toMatchObject({
      by: {
        isSponsored: false,
        operation: { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n },
      },
    })
    await expect(ready('wallet_sendCalls', send(most / 2n))).rejects.toMatchObject({
      code: -32003,
      message: 'The network fee is higher than the page showed, so nothing was sent. Try again.',
    })
    const before = await client.getBalance({ address: stranger })
    const { id } = (await user.perform(action)) as { id: string }
    await expect.poll(() => read('wallet_getCallsStatus', [id])).toMatchObject({ status: 200 })
    const { actualGasCost } = (await read('eth_getUserOperationReceipt', [
      hashOf((action as { by: { operation: UserOperation } }).by.operation, network),
    ])) as { actualGasCost: Hex }
    expect((await client.getBalance({ address: stranger })) - before).toBe(parseEther('1') - most)
    expect(await meansOf(user)).toBe(most - BigInt(actualGasCost))
    expect(most).toBeGreaterThan(BigInt(actualGasCost))
  },
)

test('another pays at the price of the network, whatever the page names', async () => {
  const { address, ready } = start()
  const fee = { maxFeePerGas: '0xe8d4a51000', maxPriorityFeePerGas: '0xe8d4a51000', most: '0x0' }
  const capabilities = { sponsoring: {}, operationFee: fee }
  const calls = [{ to: stranger, data: '0x' }]
  const action = await ready('wallet_sendCalls', [
    { version: '2.0.0', chainId: '0x7a69', from: address, calls, capabilities },
  ])
  expect(action).toMatchObject({ by: { isSponsored: true } })
  const { operation } = (action as { by: { operation: UserOperation } }).by
  expect(operation.maxFeePerGas).toBeLessThan(BigInt(fee.maxFeePerGas))
})

test('counts nothing for who has no smart account, nor calls that it would refuse', async () => {
  const { address, owner, read } = start()
  const count = (from: Address, calls: unknown, networks: unknown = ['0x7a69']) =>
    read('wallet_getCapabilities', [from, networks, { calls }])
  expect(Object.values(Object(await count(owner.address, [receive(1n)])))[0]).not.toHaveProperty(
    'operationFee',
  )
  // Of several networks it would be no one’s.
  expect(await count(address, [receive(1n)], null)).toMatchObject({
    '0x7a69': { operationFee: { supported: true } },
  })
  await expect(count(address, 'all')).rejects.toMatchObject({ code: -32602 })
  await expect(count(address, [{ data: '0x12' }])).rejects.toMatchObject({ code: -32602 })
  await expect(count(address, Array(101).fill(receive(1n)))).rejects.toMatchObject({ code: 5740 })
  await expect(
    count(address, [{ to: safeContracts.module, data: '0x12345678' }]),
  ).rejects.toMatchObject({ code: 4100 })
})

test('is on no network without a bundler', async () => {
  const { address, ready } = start({ smartNetworks: [] })
  const transaction = { from: address, ...receive(5n) }
  await expect(ready('eth_sendTransaction', [transaction])).rejects.toMatchObject({ code: 4901 })
})

const nobody = '0x0000000000000000000000000000000000000000'
const safeTx = [
  { type: 'address', name: 'to' },
  { type: 'uint256', name: 'value' },
  { type: 'bytes', name: 'data' },
  { type: 'uint8', name: 'operation' },
  { type: 'uint256', name: 'safeTxGas' },
  { type: 'uint256', name: 'baseGas' },
  { type: 'uint256', name: 'gasPrice' },
  { type: 'address', name: 'gasToken' },
  { type: 'address', name: 'refundReceiver' },
  { type: 'uint256', name: 'nonce' },
] as const
const safeAbi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

import { safeContracts } from '@foyer/protocol/api'
import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { toSafeSmartAccount } from 'permissionless/accounts'
import { type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  concat,
  concatHex,
  createPublicClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  pad,
  parseAbi,
  parseEther,
  size,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwner } from './families/eip155/createOwner.js'
import { smartAddress } from './families/eip155/smart/smartAddress.js'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, fund, keysOf, post } from './testing/createTestWorld.js'
import { startTestServer } from './testing/startTestServer.js'

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
const thief = '0x00000000000000000000000000000000DeaDBeef'
const nobody = '0x0000000000000000000000000000000000000000'
const first = '0x0000000000000000000000000000000000000001'
let people = 0

function start() {
  people += 1
  const keys = keysOf(`owner ${people}`)
  const parts = { keys, nodes: { [network]: rpcUrl }, bundler: server.bundler }
  const world = createTestWorld({ ...parts, smartNetworks: [network] })
  const owner = createOwner(keys.evm)
  const safe = smartAddress(owner.address)
  const ready = (method: ApprovalFrameMethod, params: unknown) =>
    prepare({ id: '1', origin: 'https://shop.example', method, params, network }, world)
  return {
    ...{ owner, safe, ready },
    client: createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 }),
    perform: (action: Awaited<ReturnType<typeof ready>>) => perform(action, keys, world),
  }
}

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'function approveHash(bytes32 hash)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address receiver)',
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function swapOwner(address previous, address old, address next)',
  'function enableModule(address module)',
  'function disableModule(address previous, address module)',
  'function setFallbackHandler(address handler)',
  'function setGuard(address guard)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function executeUserOp(address to, uint256 value, bytes data, uint8 operation)',
  'function withdrawTo(address to, uint256 amount)',
  'function multiSend(bytes transactions)',
  'function aggregate((address target, bytes data)[] calls)',
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 salt)',
])

type Call = { readonly to: Address; readonly data: Hex; readonly value?: Hex }

/** Every call by which a page could get at the smart account, or make it another one. */
function thefts(owner: Address, safe: Address): readonly (readonly [string, Call])[] {
  const call = (to: Address, ...[data]: [Hex]): Call => ({ to, data })
  const encode = encodeFunctionData
  const signature = concat([pad(owner), pad('0x'), '0x01'])
  const moved = (to: Address, value: bigint, data: Hex) =>
    encode({
      ...{ abi, functionName: 'execTransaction' },
      args: [to, value, data, 0, 0n, 0n, 0n, nobody, nobody, signature],
    })
  const swap = encode({ abi, functionName: 'swapOwner', args: [first, owner, thief] })
  const sweep = moved(thief, parseEther('4.9'), '0x')
  const hash = encode({ abi, functionName: 'approveHash', args: [pad('0x7')] })
  const packed = (to: Address, data: Hex) =>
    concatHex([
      ...(['0x00', to, numberToHex(0, { size: 32 })] as const),
      ...[numberToHex(size(data), { size: 32 }), data],
    ])
  const set = encode({
    ...{ abi, functionName: 'setup' },
    args: [[owner], 1n, nobody, '0x', safeContracts.module, nobody, 0n, nobody],
  })
  return [
    ['a transaction with the owner’s word', call(safe, sweep)],
    ['another owner', call(safe, moved(safe, 0n, swap))],
    ['a hash of a transaction', call(safe, hash)],
    ['a setup before it is there', call(safe, set)],
    ['another owner by itself', call(safe, swap)],
    [
      'one owner more',
      call(safe, encode({ abi, functionName: 'addOwnerWithThreshold', args: [thief, 1n] })),
    ],
    ['a module', call(safe, encode({ abi, functionName: 'enableModule', args: [thief] }))],
    [
      'the module of session keys',
      call(safe, encode({ abi, functionName: 'enableModule', args: [sessionModule.address] })),
    ],
    [
      'the end of a module',
      call(
        safe,
        encode({ abi, functionName: 'disableModule', args: [first, sessionModule.address] }),
      ),
    ],
    [
      'a key that acts by itself',
      call(
        sessionModule.address,
        encode({
          ...{ abi: sessionModuleAbi, functionName: 'grant' },
          args: [thief, 2 ** 40, [{ token: nobody, amount: parseEther('4.9'), period: 0 }], []],
        }),
      ),
    ],
    [
      'a session of the user’s own key',
      call(
        sessionModule.address,
        encode({
          ...{ abi: sessionModuleAbi, functionName: 'redeemDelegations' },
          args: [[pad('0x7')], [pad('0x')], [concat([thief, numberToHex(1, { size: 32 })])]],
        }),
      ),
    ],
    ['a handler', call(safe, encode({ abi, functionName: 'setFallbackHandler', args: [thief] }))],
    ['a guard', call(safe, encode({ abi, functionName: 'setGuard', args: [thief] }))],
    ['a function that nobody knows', call(safe, '0x12345678')],
    ['a byte', call(safe, '0x00')],
    [
      'what its module does',
      call(
        safeContracts.module,
        encode({ abi, functionName: 'executeUserOp', args: [thief, 1n, '0x', 0] }),
      ),
    ],
    [
      'its deposit',
      call(
        safeContracts.entryPoint,
        encode({ abi, functionName: 'withdrawTo', args: [thief, 1n] }),
      ),
    ],
    ['an operation of it', call(safeContracts.entryPoint, concat(['0x765e827f', pad(safe)]))],
    [
      'several as one',
      call(
        safeContracts.multiSendCallOnly,
        encode({
          ...{ abi, functionName: 'multiSend' },
          args: [concat([packed(thief, '0x'), packed(safe, sweep)])],
        }),
      ),
    ],
    [
      'several by a contract that calls',
      call(
        '0xcA11bde05977b3631167028862bE2a173976CA11',
        encode({ abi, functionName: 'aggregate', args: [[{ target: safe, data: hash }]] }),
      ),
    ],
    [
      'its making',
      call(
        safeContracts.proxyFactory,
        encode({
          ...{ abi, functionName: 'createProxyWithNonce' },
          args: [safeContracts.singleton, set, 0n],
        }),
      ),
    ],
    ['what code the owner is under', call(owner, moved(safe, 0n, '0x'))],
    ['any code the owner is under', call(owner, '0x12345678')],
  ]
}

test('the plain account moves the smart account by no call, and the smart account itself by none either', async () => {
  const { client, owner, perform, ready, safe } = start()
  await fund(rpcUrl, safe, parseEther('5'))
  await fund(rpcUrl, owner.address, parseEther('1'))
  const account = await toSafeSmartAccount({
    ...{ client, owners: [owner], version: '1.4.1', useMultiSendForSetup: false },
  })
  const refusesAll = async () => {
    const harmless = { to: thief, value: '0x1', data: '0x' } as const
    for (const [name, call] of thefts(owner.address, safe))
      for (const from of [owner.address, safe]) {
        const operation = async (calls: readonly Call[]) => ({
          sender: safe,
          callData: await account.encodeCalls(calls.map(({ to, data }) => ({ to, data }))),
        })
        const asked: readonly (readonly [ApprovalFrameMethod, unknown])[] = [
          ['eth_sendTransaction', [{ from, ...call }]],
          ['eth_sendTransaction', [{ from, to: call.to.toLowerCase(), input: call.data }]],
          ['eth_sendTransaction', [{ from, ...call, gas: '0x7a120', value: '0x0' }]],
          ['wallet_sendCalls', [{ version: '2.0.0', from, calls: [call] }]],
          ['wallet_sendCalls', [{ version: '1.0', from, calls: [harmless, call] }]],
          ['eth_sendUserOperation', [await operation([call])]],
          ['eth_sendUserOperation', [await operation([harmless, call])]],
        ]
        for (const [method, params] of asked)
          await expect(ready(method, params), `${name}: ${method}`).rejects.toMatchObject({
            code: 4100,
          })
      }
  }
  await refusesAll()
  const pay = [{ from: safe, to: thief, value: '0x1' }]
  await perform(await ready('eth_sendTransaction', pay))
  expect(await client.getCode({ address: safe })).toMatch(/^0x60/)
  await refusesAll()
  // It does accept its owner's signature, which signs nothing else for it.
  const [[, theft] = []] = thefts(owner.address, safe)
  await expect(post(rpcUrl, 'eth_call', [{ from: owner.address, ...theft }])).resolves.toMatch(/1$/)
}, 60_000)

test('the smart account gets coin and tokens from the plain one, and the plain one from it', async () => {
  const { client, owner, perform, ready, safe } = start()
  await fund(rpcUrl, owner.address, parseEther('1'))
  const pay = { from: owner.address, to: safe, value: '0x64' }
  await perform(await ready('eth_sendTransaction', [pay]))
  await expect.poll(() => client.getBalance({ address: safe }), { timeout: 15_000 }).toBe(100n)
  const token = sandbox.world.chains[0]?.tokens[0]?.address ?? '0x'
  const data = (to: Address) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 0n] })
  for (const [from, to] of [
    [owner.address, safe],
    [safe, owner.address],
  ] as const) {
    const sent = { to: token, data: data(to), value: '0x0' }
    await expect(ready('eth_sendTransaction', [{ from, ...sent }])).resolves.toBeTruthy()
    await expect(
      ready('wallet_sendCalls', [{ version: '2.0.0', from, calls: [sent, { to, value: '0x0' }] }]),
    ).resolves.toBeTruthy()
  }
}, 60_000)

test('no account is put under the code of a contract (EIP-7702), in any form of the request', async () => {
  const { owner, ready, safe } = start()
  const authorization = { chainId: '0x7a69', address: thief, nonce: '0x0' }
  const refused = { code: -32602, message: expect.stringContaining('EIP-7702') }
  // All else of it is as it has to be.
  const callData = encodeFunctionData({
    abi: parseAbi(['function executeUserOp(address, uint256, bytes, uint8)']),
    functionName: 'executeUserOp',
    args: [thief, 0n, '0x', 0],
  })
  for (const change of [
    { authorizationList: [authorization] },
    { authorizationList: authorization },
    { authorization },
    { eip7702Auth: authorization },
  ]) {
    for (const from of [owner.address, safe])
      await expect(
        ready('eth_sendTransaction', [{ from, to: thief, value: '0x0', ...change }]),
      ).rejects.toMatchObject(refused)
    const operation = { sender: safe, callData, ...change }
    await expect(ready('eth_sendUserOperation', [operation])).rejects.toMatchObject(refused)
    const calls = [{ to: thief, value: '0x0', ...change }]
    await expect(
      ready('wallet_sendCalls', [{ version: '2.0.0', from: owner.address, calls }]),
    ).rejects.toMatchObject({ code: -32602 })
  }
})

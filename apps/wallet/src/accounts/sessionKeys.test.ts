import { typedDataDomain } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import type { ApprovalFrameMethod } from '@foyer/protocol/frame'
import { revocationOf, sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { createNodeClient, type SandboxChains, startChains } from 'sandbox'
import {
  type Address,
  concatHex,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GrantAction } from '../actions/Action.js'
import { answerDirectly } from './families/eip155/answerDirectly.js'
import { createOwner } from './families/eip155/createOwner.js'
import { readCalls } from './families/eip155/smart/readCalls.js'
import { smartAddress } from './families/eip155/smart/smartAddress.js'
import { perform } from './perform.js'
import { prepare } from './prepare.js'
import { createTestWorld, fund, keysOf } from './testing/createTestWorld.js'
import { startTestServer } from './testing/startTestServer.js'
import type { WalletEnvironment } from './WalletEnvironment.js'

let sandbox: SandboxChains
let server: Awaited<ReturnType<typeof startTestServer>>
let rpcUrl: string
let [token, stalls]: Address[] = []
beforeAll(async () => {
  sandbox = await startChains({ count: 1 })
  const [chain] = sandbox.world.chains
  rpcUrl = chain?.rpcUrl ?? ''
  token = chain?.tokens[0]?.address ?? '0x'
  stalls = chain?.contracts.stalls ?? '0x'
  server = await startTestServer(sandbox)
})
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

const network = 'eip155:31337'
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef'
const day = 86_400
const mintable = parseAbi(['function mint(address, uint256)', 'function mint(address)'])
let people = 0

/** A user with a smart account that is not on the chain yet, and an app with a key that has coins for gas alone. */
async function start(change: Partial<WalletEnvironment> = {}) {
  people += 1
  const keys = keysOf(`permitting person ${people}`)
  const parts = { keys, nodes: { [network]: rpcUrl }, bundler: server.bundler, sessionKeys: true }
  const world = { ...createTestWorld({ ...parts, smartNetworks: [network] }), ...change }
  const owner = createOwner(keys.evm)
  const account = smartAddress(owner.address)
  const app = privateKeyToAccount(generatePrivateKey())
  await fund(rpcUrl, app.address, 10n ** 18n)
  const client = createNodeClient({ id: 31337, name: 'Here', rpcUrl }, app)
  const ready = (method: ApprovalFrameMethod, params: unknown) =>
    prepare({ id: '1', origin: 'https://shop.example', method, params, network }, world)
  const now = async () => Number((await client.getBlock()).timestamp)
  return {
    ...{ account, app: app.address, client, owner: owner.address, now, ready, world },
    perform: (action: Awaited<ReturnType<typeof ready>>) => perform(action, keys, world),
    async give(amount: bigint) {
      const hash = await client.writeContract({
        ...{ address: token ?? '0x', abi: mintable, functionName: 'mint', args: [account, amount] },
      })
      await client.waitForTransactionReceipt({ checkReplacement: false, hash })
    },
    request: async (permissions: unknown, more: object = {}) => [
      {
        ...{ chainId: '0x7a69', expiry: (await now()) + 30 * day, permissions },
        ...{ signer: { type: 'account', data: { address: app.address } }, ...more },
      },
    ],
    /** By a real transaction of the app's key. */
    async redeem(context: Hex, ...executions: Hex[]) {
      const hash = await client.writeContract({
        ...{ address: sessionModule.address, abi: sessionModuleAbi, gas: 1_000_000n },
        functionName: 'redeemDelegations',
        args: [executions.map(() => context), executions.map(() => zeroHash), executions],
      })
      return (await client.waitForTransactionReceipt({ checkReplacement: false, hash })).status
    },
    capability: async (named: Address) => {
      const params = [named, ['0x7a69']]
      const answer = await answerDirectly(
        { method: 'wallet_getCapabilities', params, network },
        world,
      )
      return (answer as Record<string, { permissions: unknown }>)['0x7a69']?.permissions
    },
  }
}

const execution = (to: Address, value: bigint, data: Hex = '0x') =>
  concatHex([to, numberToHex(value, { size: 32 }), data])
const transfer = (amount: bigint) =>
  execution(
    token ?? '0x',
    0n,
    encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, amount] }),
  )
const daily = (amount: bigint) => ({
  type: 'erc20-token-periodic',
  data: { tokenAddress: token, periodAmount: numberToHex(amount), periodDuration: day },
})
type Granted = { context: Hex; expiry: number }

test('a key that the user granted spends to the last unit and not one above, until it is taken back', async () => {
  const { account, app, client, give, now, ready, perform, redeem, request } = await start()
  await give(1_000n)
  // Neither the account nor the contract is on the chain: one operation makes both, and grants.
  const permissions = [
    daily(100n),
    { type: 'contract-call', data: { address: stalls, calls: ['mint(address)', '0x12345678'] } },
  ]
  const params = await request(permissions)
  const action = (await ready('wallet_grantPermissions', params)) as GrantAction
  expect(action.calls.map(({ to }) => to)).toEqual([
    sessionModule.factory,
    account,
    sessionModule.address,
  ])
  expect(action.by.isSponsored).toBe(true)
  const answer = (await perform(action)) as [Granted]
  expect(answer).toEqual([
    {
      ...params[0],
      ...{ address: account, context: expect.stringMatching(/^0x[\da-f]{64}$/) },
      signerMeta: { delegationManager: sessionModule.address },
    },
  ])
  const [{ context }] = answer
  expect(await redeem(context, transfer(60n))).toBe('success')
  expect(await redeem(context, transfer(41n))).toBe('reverted')
  expect(await redeem(context, transfer(40n))).toBe('success')
  expect(await redeem(context, transfer(1n))).toBe('reverted')
  const mint = encodeFunctionData({ abi: mintable, functionName: 'mint', args: [account] })
  expect(await redeem(context, execution(stalls ?? '0x', 0n, mint))).toBe('success')

  // What is there is not made again, and a second session is another one.
  const coin = { type: 'native-token-transfer', data: { allowance: '0x5' } }
  const later = (await now()) + 30 * day
  const more = await request([coin], {
    expiry: later,
    signer: { type: 'account', data: { id: app } },
  })
  const next = (await ready('wallet_grantPermissions', more)) as GrantAction
  expect(next.calls.map(({ to }) => to)).toEqual([sessionModule.address])
  const [second] = (await perform(next)) as [Granted]
  expect(second.context).not.toBe(context)
  await fund(rpcUrl, account, 100n)
  expect(await redeem(second.context, execution(stranger, 6n))).toBe('reverted')
  expect(await redeem(second.context, execution(stranger, 5n))).toBe('success')

  const taken = await ready('wallet_revokePermissions', [{ permissionContext: second.context }])
  expect(taken).toMatchObject({
    ...{ kind: 'revoke', account: { address: account, type: 'smartAccount' } },
    session: { key: app, expiry: later, limits: [{ token: undefined, amount: 5n, period: 0 }] },
  })
  expect(await perform(taken)).toEqual({})
  expect(await redeem(second.context, execution(stranger, 0n))).toBe('reverted')
  await expect(
    ready('wallet_revokePermissions', [{ permissionContext: second.context }]),
  ).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('already') })

  // The first one ends by a signature, which any address brings to the chain.
  const { types, ...revocation } = revocationOf({ chainId: 31337, account, id: context })
  const EIP712Domain = typedDataDomain(revocation.domain)
  const text = JSON.stringify({ ...revocation, types: { EIP712Domain, ...types } })
  const signature = (await perform(await ready('eth_signTypedData_v4', [account, text]))) as Hex
  const hash = await client.writeContract({
    ...{ address: sessionModule.address, abi: sessionModuleAbi, functionName: 'revokeFor' },
    args: [context, signature],
  })
  expect((await client.waitForTransactionReceipt({ checkReplacement: false, hash })).status).toBe(
    'success',
  )
  expect(await redeem(context, execution(stalls ?? '0x', 0n, mint))).toBe('reverted')
}, 90_000)

const coin = (amount: Hex) => ({ type: 'native-token-transfer', data: { allowance: amount } })

test('a request is taken whole or not at all: what no contract enforces is refused', async () => {
  const { account, app, capability, owner, ready, request } = await start()
  const refused = async (params: unknown, expected: object, name?: string) =>
    await expect(ready('wallet_grantPermissions', params), name).rejects.toMatchObject(expected)
  const malformed = { code: -32602 }
  const unsupported = (reason: string) => ({
    ...{ code: 5700, data: { capability: 'permissions', reason } },
  })
  const fine = coin('0x1')
  await ready('wallet_grantPermissions', await request([fine]))

  const [whole] = await request([fine])
  const now = Math.floor(Date.now() / 1000)
  for (const params of [
    ...[undefined, {}, [], [null], [whole, whole], [{ ...whole, permissions: [] }]],
    ...['expiry', 'signer', 'permissions'].map((name) => [{ ...whole, [name]: undefined }]),
    // A field that a later version of the standard may have bounds something, or so the page believes.
    ...[{ justification: 'x' }, { rules: [] }, { isAdjustmentAllowed: false }].map((more) => [
      { ...whole, ...more },
    ]),
    ...[0, now, now + 367 * day, String(now + day), now + 0.5, 2 ** 53].map((expiry) => [
      { ...whole, expiry },
    ]),
    ...[{}, { address: '0x1' }, { address: app, id: app }, 'x', null].map((data) => [
      { ...whole, signer: { type: 'account', data } },
    ]),
  ])
    await refused(params, malformed, JSON.stringify(params))
  for (const permission of [
    ...['0x0', '0x', '1', 1, '-0x1', '0x1g', `0x1${'0'.repeat(64)}`].map((one) => coin(one as Hex)),
    { ...fine, data: { allowance: '0x1', ticker: 'ETH' } },
    { ...fine, data: {} },
    { ...fine, isAdjustmentAllowed: true },
    ...[0, 1.5, '60', 367 * day].map((periodDuration) => ({
      ...{ type: 'native-token-periodic', data: { periodAmount: '0x1', periodDuration } },
    })),
    { ...daily(1n), data: { ...daily(1n).data, startTime: now } },
    { type: 'erc20-token-transfer', data: { address: 'USDC', allowance: '0x1' } },
    // What is the network's coin to the contract is no token: it would be granted as another thing than is shown.
    { type: 'erc20-token-transfer', data: { address: zeroAddress, allowance: '0x1' } },
    { ...daily(1n), data: { ...daily(1n).data, tokenAddress: zeroAddress } },
    ...[[], ['mint'], ['mint(address'], ['(address)'], ['m\u202eint(address)'], ['0x1234567']].map(
      (calls) => ({ type: 'contract-call', data: { address: stalls, calls } }),
    ),
    { type: 'contract-call', data: { address: stalls, calls: [`${'m'.repeat(200)}()`] } },
  ])
    await refused(await request([permission]), malformed, JSON.stringify(permission))

  for (const type of ['wallet', 'key', 'keys', 'x'.repeat(9_000)])
    await refused(
      await request([fine], { signer: { type, data: { address: app } } }),
      unsupported('signer_unsupported'),
    )
  // Nor is it left out where the page could do without.
  for (const type of [
    'erc721-token-transfer',
    'native-token-stream',
    '__proto__',
    'x'.repeat(9_000),
  ])
    for (const required of [true, false])
      await refused(
        await request([fine, { type, data: {}, required }]),
        unsupported('permission_unsupported'),
      )
  for (const type of ['token-allowance', 'gas-limit', 'call-limit', 'rate-limit'])
    await refused(
      await request([{ ...fine, policies: [{ type, data: {} }] }]),
      unsupported('policy_unsupported'),
    )

  // Two limits of a token, a function beside its limit, too many: what one of them bounds, another would open.
  const call = (address: unknown, ...calls: string[]) => ({
    ...{ type: 'contract-call', data: { address, calls } },
  })
  for (const permissions of [
    [fine, coin('0x2')],
    [daily(1n), daily(2n)],
    [call(stalls, 'mint(address)', '0x6a627842')],
    [
      call(stalls, ...Array.from({ length: 5 }, (_, at) => `0x0000000${at}`)),
      call(token, '0x01020304', '0x01020305', '0x01020306', '0x01020307'),
    ],
  ])
    await refused(await request(permissions), malformed, JSON.stringify(permissions))

  await refused(await request([daily(1n), call(token, 'mint(address,uint256)')]), {
    ...{ code: -32602, message: expect.stringContaining('no function beside it') },
  })
  await refused(await request([fine], { address: owner }), unsupported('smart_account_only'))
  await refused(await request([fine], { address: stranger }), { code: 4100 })
  expect(await capability(account)).toMatchObject({ supported: true, signerTypes: ['account'] })
  expect(await capability(owner)).toEqual({ supported: false, reason: 'smart_account_only' })
}, 60_000)

test('no key is granted that is of the user, or that others can send from', async () => {
  const { account, owner, ready, request } = await start()
  for (const address of [
    ...[account, owner, sessionModule.address, safeContracts.module, safeContracts.entryPoint],
    ...['0x0000000000000000000000000000000000000000', stalls ?? '0x', token ?? '0x'],
  ])
    await expect(
      ready(
        'wallet_grantPermissions',
        await request([coin('0x1')], { signer: { type: 'account', data: { address } } }),
      ),
      address,
    ).rejects.toMatchObject({ code: -32602 })
})

test('what the contract refuses is refused before it is shown', async () => {
  const { account, ready, request } = await start()
  const call = (address: unknown, name: string) => ({
    ...{ type: 'contract-call', data: { address, calls: [name] } },
  })
  for (const permission of [
    { type: 'erc20-token-transfer', data: { address: stranger, allowance: '0x1' } },
    ...[stranger, account, sessionModule.address, safeContracts.entryPoint].map((address) =>
      call(address, '0x12345678'),
    ),
    // By any name that a page gives it: a contract goes by the selector.
    ...['approve(address,uint256)', '0xa9059cbb', '0xa22cb465'].map((name) => call(token, name)),
    ...['setOperator(address,bool)', '0x426a8493'].map((name) => call(stalls, name)),
  ])
    await expect(
      ready('wallet_grantPermissions', await request([permission])),
      JSON.stringify(permission),
    ).rejects.toMatchObject({ code: -32602, message: expect.stringContaining('refuses these') })
}, 60_000)

test('what is signed is what was shown, on the network that was shown, whatever the page changes meanwhile', async () => {
  const { account, app, perform, ready, request, world } = await start()
  const params = await request([daily(100n)])
  const action = (await ready('wallet_grantPermissions', params)) as GrantAction
  const [first] = params
  Object.assign(first?.signer.data ?? {}, { address: stranger })
  Object.assign(first ?? {}, { expiry: 0 })
  expect(action.session).toMatchObject({ key: app, limits: [{ token, amount: 100n, period: day }] })
  expect(() => Object.assign(action.session, { key: stranger })).toThrow(TypeError)
  // The terms are those in the bytes of the operation.
  expect(readCalls(action.by.operation.callData)).toEqual(
    action.calls.map(({ to, data, value }) => ({ to, value, data: data.toLowerCase() })),
  )
  const { args } = decodeFunctionData({
    ...{ abi: sessionModuleAbi, data: action.calls.at(-1)?.data ?? '0x' },
  })
  expect(args).toEqual([
    ...[app, action.session.expiry],
    ...[[{ token, amount: 100n, period: day }], []],
  ])
  expect(action.by.operation.sender).toBe(account)
  for (const chainId of ['0x1', 'eip155:1', 'x', {}])
    await expect(
      ready('wallet_grantPermissions', await request([daily(1n)], { chainId })),
    ).rejects.toMatchObject({ code: expect.any(Number) })
  await expect(
    prepare(
      {
        ...{ id: '1', origin: 'https://shop.example', network },
        ...{ method: 'wallet_grantPermissions', params: await request([daily(1n)]) },
      },
      { ...world, smartNetworks: [] },
    ),
  ).rejects.toMatchObject({ code: 4901 })
  // The network has another key than the one that was shown: the page gets no context of it.
  const lying = { ...action, session: { ...action.session, key: stranger } } as GrantAction
  await expect(perform(lying)).rejects.toMatchObject({ code: -32003 })
}, 60_000)

test('a session of another account is not taken back, and one of none neither', async () => {
  const one = await start()
  const [granted] = (await one.perform(
    await one.ready('wallet_grantPermissions', await one.request([coin('0x1')])),
  )) as [Granted]
  const two = await start()
  const none = `0x${'12'.repeat(32)}`
  for (const permissionContext of [granted.context, none, '0x', 7, undefined])
    await expect(
      two.ready('wallet_revokePermissions', [{ permissionContext }]),
    ).rejects.toMatchObject({ code: -32602, message: expect.stringMatching(/no such|shape/) })
  await expect(
    one.ready('wallet_revokePermissions', [{ permissionContext: granted.context, more: 1 }]),
  ).rejects.toMatchObject({ code: -32602 })
}, 60_000)

test('no key is granted on a network that cannot make the contract', async () => {
  const { ready, request, world } = await start()
  const absent = [sessionModule.address, sessionModule.factory].map((one) => one.toLowerCase())
  const { chains } = world
  Object.assign(world, {
    chains: {
      ...chains,
      request: async (...[on, method, params]: Parameters<typeof chains.request>) =>
        method === 'eth_getCode' && absent.includes(String((params as unknown[])[0]).toLowerCase())
          ? '0x'
          : chains.request(on, method, params),
    },
  })
  await expect(
    ready('wallet_grantPermissions', await request([coin('0x1')])),
  ).rejects.toMatchObject({ code: 5700, message: expect.stringContaining('cannot make') })
})

test('no key is granted where the operator did not switch it on, and what was granted is taken back there', async () => {
  const { account, capability, perform, ready, request, world } = await start()
  const params = await request([coin('0x1')])
  const [granted] = (await perform(await ready('wallet_grantPermissions', params))) as [Granted]
  Object.assign(world, { sessionKeys: false })
  const reason = 'no_audited_module'
  await expect(ready('wallet_grantPermissions', params)).rejects.toMatchObject({
    ...{ code: 5700, data: { capability: 'permissions', reason } },
  })
  expect(await capability(account)).toEqual({ supported: false, reason })
  const back = await ready('wallet_revokePermissions', [{ permissionContext: granted.context }])
  expect(await perform(back)).toEqual({})
}, 60_000)

// Last: nothing is paid for on a chain whose time is ahead of the server's.
test('a limit that the user granted begins anew with each period, and not before', async () => {
  const { account, client, give, now, perform, ready, redeem, request } = await start()
  await give(1_000n)
  const params = await request([daily(100n)])
  const [{ context }] = (await perform(await ready('wallet_grantPermissions', params))) as [Granted]
  const began = await now()
  expect(await redeem(context, transfer(100n))).toBe('success')
  await client.setNextBlockTimestamp({ timestamp: BigInt(began + day - 1) })
  expect(await redeem(context, transfer(1n))).toBe('reverted')
  await client.setNextBlockTimestamp({ timestamp: BigInt(began + day) })
  expect(await redeem(context, transfer(101n))).toBe('reverted')
  expect(await redeem(context, transfer(100n))).toBe('success')
  const balance = await client.readContract({
    ...{ address: token ?? '0x', abi: erc20Abi, functionName: 'balanceOf', args: [account] },
  })
  expect(balance).toBe(800n)
}, 60_000)

import {
  type Address,
  concatHex,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNodeClient } from '../chain/createNodeClient.js'
import { createSafeHost } from '../safe/createSafeHost.js'
import type { SafeChain } from '../safe/SafeChain.js'
import { type SandboxChains, startChains } from '../startChains.js'
import { artifacts } from './artifacts.js'
import { compileContracts } from './compileContracts.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const { abi } = artifacts.SessionModule
const safeAbi = parseAbi([
  'function enableModule(address)',
  'function disableModule(address, address)',
  'function addOwnerWithThreshold(address, uint256)',
  'function mint(address, uint256)',
  'function typed() payable',
])
const selectors = { mint: '0x40c10f19', typed: toFunctionSelector('typed()') } as const
const [day, month] = [86_400, 30 * 86_400]
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef'
const entryPoint: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
type Limit = { token: Address; amount: bigint; period: number }
type Allowed = { target: Address; selector: Hex }

let chains: SandboxChains
let client: ReturnType<typeof connect>
let source: typeof artifacts.SessionModule
let module: Address
let misfit: Address
let [token, other]: Address[] = []
beforeAll(async () => {
  chains = await startChains({ count: 1 })
  client = connect()
  // Its source as it stands, so that each line of it is under test.
  source = (await compileContracts(['SessionModule'])).SessionModule
  module = await place('SessionModule')
  misfit = await place('Misfit')
  token = await place('Token', ['Plum', 'PLUM', 6])
  other = await place('Token', ['Fig', 'FIG', 6])
})
afterAll(() => chains.stop())

function connect() {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('No chain')
  return createNodeClient(chain, privateKeyToAccount(funded))
}
const mined = (hash: Hex) => client.waitForTransactionReceipt({ checkReplacement: false, hash })
async function place(name: 'SessionModule' | 'Misfit' | 'Token' | 'Grumpy', args: unknown[] = []) {
  const { abi: its, bytecode } = name === 'SessionModule' ? source : artifacts[name]
  const { contractAddress } = await mined(await client.deployContract({ abi: its, bytecode, args }))
  return getAddress(contractAddress ?? zeroAddress)
}
const balanceOf = (address: Address, of = token ?? '0x') =>
  client.readContract({ address: of, abi: erc20Abi, functionName: 'balanceOf', args: [address] })

/** A Safe with coins, and a key that has coins for gas alone. */
async function start() {
  const owner = privateKeyToAccount(generatePrivateKey())
  const key = privateKeyToAccount(generatePrivateKey())
  const host = await createSafeHost(client as unknown as SafeChain, [owner])
  await client.setBalance({ address: host.address, value: 10n ** 18n })
  await client.setBalance({ address: key.address, value: 10n ** 18n })
  for (const address of [token, other])
    await mined(
      await client.writeContract({
        ...{ address: address ?? '0x', abi: safeAbi, functionName: 'mint' },
        args: [host.address, 1_000_000n],
      }),
    )
  const bySafe = (to: Address, data: Hex) =>
    host.answer('sendTransactions', { txs: [{ to, value: '0', data }] })
  const manage = (functionName: 'enableModule' | 'disableModule', ...args: Address[]) =>
    bySafe(host.address, encodeFunctionData({ abi: safeAbi, functionName, args } as never))
  await manage('enableModule', module)

  const count = () =>
    client.readContract({ address: module, abi, functionName: 'countOf', args: [host.address] })
  const now = async () => Number((await client.getBlock()).timestamp)
  const idOf = (number: bigint) =>
    client.readContract({
      ...{ address: module, abi, functionName: 'idOf', args: [host.address, number] },
    }) as Promise<Hex>
  const terms = async ({
    limits = [] as Limit[],
    allowed = [] as Allowed[],
    by = key.address as Address,
    expiry = undefined as number | undefined,
  }) => [by, expiry ?? (await now()) + month, limits, allowed]
  return {
    account: host.address,
    key: key.address,
    bySafe,
    manage,
    now,
    async grant(given: Parameters<typeof terms>[0]): Promise<Hex> {
      const number = (await count()) as bigint
      const args = await terms(given)
      await bySafe(module, encodeFunctionData({ abi, functionName: 'grant', args }))
      return idOf(number)
    },
    /** What the module says to terms, without granting them. */
    async tryGrant(given: Parameters<typeof terms>[0]) {
      const args = await terms(given)
      return client.simulateContract({
        ...{ address: module, abi, functionName: 'grant', args, account: host.address },
      })
    },
    revoke: (id: Hex) =>
      bySafe(module, encodeFunctionData({ abi, functionName: 'revoke', args: [id] })),
    /** What the owner signs for the account, as a page of Safe{Wallet} does it. */
    async sign(of: Address, id: Hex, domain = {}): Promise<Hex> {
      await host.answer('rpcCall', {
        ...{ call: 'safe_setSettings', params: [{ offChainSigning: true }] },
      })
      const typedData = {
        domain: {
          ...{ name: 'Foyer sessions', version: '1', chainId: 31337, verifyingContract: module },
          ...domain,
        },
        types: {
          Revocation: [
            { name: 'account', type: 'address' },
            { name: 'id', type: 'bytes32' },
          ],
        },
        primaryType: 'Revocation',
        message: { account: of, id },
      }
      const { messageHash } = (await host.answer('signTypedMessage', { typedData })) as {
        messageHash: Hex
      }
      return host.answer('getOffChainSignature', messageHash) as Promise<Hex>
    },
    /** By a real transaction of the key. */
    async redeem(id: Hex, ...executions: Hex[]) {
      const hash = await client.writeContract({
        ...{ address: module, abi, functionName: 'redeemDelegations', account: key },
        ...{ args: redemption(id, executions), gas: 1_000_000n },
      })
      return (await mined(hash)).status
    },
    /** What the module says to the key, without a transaction. */
    tryRedeem: (id: Hex, ...executions: Hex[]) => tryAs(key.address, redemption(id, executions)),
    read: (id: Hex) =>
      client.readContract({ address: module, abi, functionName: 'read', args: [id] }) as Promise<
        [{ account: Address; isRevoked: boolean }, Limit[], Allowed[], bigint[]]
      >,
  }
}
const tryAs = (account: Address, args: readonly unknown[]) =>
  client.simulateContract({
    ...{ address: module, abi, functionName: 'redeemDelegations', args, account },
  })
const redemption = (id: Hex, executions: Hex[]) => [
  executions.map(() => id),
  executions.map(() => zeroHash),
  executions,
]
const execution = (to: Address, value: bigint, data: Hex = '0x') =>
  concatHex([to, numberToHex(value, { size: 32 }), data])
const transfer = (amount: bigint, of = token ?? '0x') =>
  execution(of, 0n, send('transfer', [stranger, amount]))
const send = (functionName: 'transfer' | 'approve' | 'transferFrom', args: unknown[]) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args } as never)
const limitOf = (amount: bigint, period = 0, of = token ?? '0x') => ({ token: of, amount, period })
/** The error by which the module refuses, and its arguments as far as given. */
const refused = (errorName: string, ...args: unknown[]) =>
  expect.objectContaining({
    cause: expect.objectContaining({
      data: expect.objectContaining({ errorName, ...(args.length > 0 && { args }) }),
    }),
  })

test('a key spends a token up to its limit, and not one unit above', async () => {
  const { account, grant, read, redeem, tryRedeem } = await start()
  const id = await grant({ limits: [limitOf(100n)] })
  expect(await redeem(id, transfer(60n), transfer(39n))).toBe('success')
  expect((await read(id))[3]).toEqual([1n])
  await expect(tryRedeem(id, transfer(2n))).rejects.toEqual(refused('AboveLimit', token, 2n, 1n))
  expect(await redeem(id, transfer(2n))).toBe('reverted')
  expect(await redeem(id, transfer(1n))).toBe('success')
  expect(await redeem(id, transfer(1n))).toBe('reverted')
  expect(await balanceOf(account)).toBe(999_900n)
  // Zero is no amount above, and a sum that would begin at zero again is.
  await expect(tryRedeem(id, transfer(2n ** 256n - 1n))).rejects.toEqual(refused('AboveLimit'))
  // All of several, or none.
  const more = await grant({ limits: [limitOf(100n)] })
  expect(await redeem(more, transfer(60n), transfer(41n))).toBe('reverted')
  expect((await read(more))[3]).toEqual([100n])
})

test('a key spends the native coin up to its limit, and not one unit above', async () => {
  const { account, grant, redeem, tryRedeem } = await start()
  const id = await grant({ limits: [limitOf(500n, 0, zeroAddress)] })
  const before = await client.getBalance({ address: stranger })
  expect(await redeem(id, execution(stranger, 501n))).toBe('reverted')
  expect(await redeem(id, execution(stranger, 499n))).toBe('success')
  await expect(tryRedeem(id, execution(stranger, 2n))).rejects.toEqual(
    refused('AboveLimit', zeroAddress, 2n, 1n),
  )
  expect(await redeem(id, execution(stranger, 1n))).toBe('success')
  expect((await client.getBalance({ address: stranger })) - before).toBe(500n)
  expect(await client.getBalance({ address: account })).toBe(10n ** 18n - 500n)
  // Without such a limit no coin leaves, with a function that is allowed neither, and nothing without data is called.
  const selector = selectors.mint
  const plain = await grant({ allowed: [{ target: token ?? '0x', selector }] })
  const mint = encodeFunctionData({ abi: safeAbi, functionName: 'mint', args: [stranger, 1n] })
  for (const [call, amount] of [
    [execution(stranger, 1n), 1n],
    [execution(token ?? '0x', 1n, mint), 1n],
  ] as const)
    await expect(tryRedeem(plain, call)).rejects.toEqual(
      refused('AboveLimit', zeroAddress, amount, 0n),
    )
})

test('a limit begins anew with each period, which what was left over does not make larger', async () => {
  const { grant, now, read, redeem } = await start()
  const id = await grant({ limits: [limitOf(100n, day)] })
  const began = await now()
  expect(await redeem(id, transfer(30n))).toBe('success')
  await client.setNextBlockTimestamp({ timestamp: BigInt(began + day - 1) })
  expect(await redeem(id, transfer(71n))).toBe('reverted')
  await client.setNextBlockTimestamp({ timestamp: BigInt(began + day) })
  expect(await redeem(id, transfer(100n))).toBe('success')
  expect(await redeem(id, transfer(1n))).toBe('reverted')
  // Periods in which nothing was spent are lost.
  await client.setNextBlockTimestamp({ timestamp: BigInt(began + 5 * day) })
  expect(await redeem(id, transfer(101n))).toBe('reverted')
  expect((await read(id))[3]).toEqual([100n])
})

test('a session ends with its expiry, by revocation, and with the module', async () => {
  const { account, grant, manage, now, read, redeem, revoke, tryRedeem } = await start()
  const limits = [limitOf(100n)]
  const [short, id] = [
    await grant({ limits, expiry: (await now()) + day }),
    await grant({ limits }),
  ]
  const { expiry } = (await read(short))[0] as unknown as { expiry: number }
  await client.setNextBlockTimestamp({ timestamp: BigInt(expiry - 1) })
  expect(await redeem(short, transfer(1n))).toBe('success')
  await client.setNextBlockTimestamp({ timestamp: BigInt(expiry) })
  expect(await redeem(short, transfer(1n))).toBe('reverted')
  await expect(tryRedeem(short, transfer(1n))).rejects.toEqual(refused('Over', short))
  await revoke(id)
  expect((await read(id))[0]).toMatchObject({ account, isRevoked: true })
  await expect(tryRedeem(id, transfer(1n))).rejects.toEqual(refused('Over', id))
  const last = await grant({ limits })
  await tryRedeem(last, transfer(1n))
  await manage('disableModule', '0x0000000000000000000000000000000000000001', module)
  await expect(tryRedeem(last, transfer(1n))).rejects.toThrow('GS104')
})

test('anybody brings a revocation that the account signed, and none that it did not', async () => {
  const [one, two] = [await start(), await start()]
  const limits = [limitOf(100n)]
  const [id, kept] = [await one.grant({ limits }), await one.grant({ limits })]
  const bring = (signature: Hex, which = id) => ({
    ...{ address: module, abi, functionName: 'revokeFor', args: [which, signature] },
    account: client.account,
  })
  const elsewhere = await place('SessionModule')
  for (const signature of [
    // By another account, about another session, for another network, module or version, and none at all.
    await two.sign(one.account, id),
    await two.sign(two.account, id),
    await one.sign(two.account, id),
    await one.sign(one.account, kept),
    await one.sign(one.account, id, { chainId: 1 }),
    await one.sign(one.account, id, { verifyingContract: elsewhere }),
    await one.sign(one.account, id, { version: '2' }),
    `0x${'00'.repeat(65)}`,
    '0x',
  ] as Hex[])
    await expect(client.simulateContract(bring(signature))).rejects.toEqual(refused('BadSignature'))
  const signature = await one.sign(one.account, id)
  await expect(client.simulateContract(bring(signature, kept))).rejects.toEqual(
    refused('BadSignature'),
  )
  await expect(client.simulateContract(bring(signature, zeroHash))).rejects.toEqual(
    refused('NotGranted', zeroHash),
  )
  await one.redeem(id, transfer(1n))
  const coins = await client.getBalance({ address: one.account })
  // A second time changes nothing.
  for (let time = 0; time < 2; time += 1)
    expect((await mined(await client.writeContract(bring(signature)))).status).toBe('success')
  expect((await one.read(id))[0]).toMatchObject({ account: one.account, isRevoked: true })
  await expect(one.tryRedeem(id, transfer(1n))).rejects.toEqual(refused('Over', id))
  expect(await one.redeem(kept, transfer(1n))).toBe('success')
  expect(await client.getBalance({ address: one.account })).toBe(coins)
})

test('another key has no part in a session, nor another account', async () => {
  const [one, two] = [await start(), await start()]
  const id = await one.grant({ limits: [limitOf(100n)] })
  for (const account of [two.key, one.account, stranger])
    await expect(tryAs(account, redemption(id, [transfer(1n)]))).rejects.toEqual(
      refused('NotGranted', id),
    )
  await expect(two.tryRedeem(zeroHash, transfer(1n))).rejects.toEqual(
    refused('NotGranted', zeroHash),
  )
  for (const account of [two.account, one.key])
    await expect(
      client.simulateContract({
        ...{ address: module, abi, functionName: 'revoke', args: [id], account },
      }),
    ).rejects.toEqual(refused('NotGranted', id))
  // One's limit is not the other's.
  const same = await two.grant({ limits: [limitOf(100n)] })
  expect(same).not.toBe(id)
  expect(await one.redeem(id, transfer(100n))).toBe('success')
  expect((await two.read(same))[3]).toEqual([100n])
})

test('a key calls the functions that were granted, and no other, of no other contract', async () => {
  const { account, grant, redeem, tryRedeem } = await start()
  const grumpy = await place('Grumpy')
  const allowed = [
    { target: other ?? '0x', selector: selectors.mint },
    { target: grumpy, selector: selectors.typed },
  ]
  const id = await grant({ allowed, limits: [limitOf(7n, 0, zeroAddress)] })
  const mint = encodeFunctionData({ abi: safeAbi, functionName: 'mint', args: [stranger, 5n] })
  const before = await balanceOf(stranger, other)
  expect(await redeem(id, execution(other ?? '0x', 0n, mint))).toBe('success')
  expect((await balanceOf(stranger, other)) - before).toBe(5n)
  const burn = concatHex(['0x42966c68', pad('0x01')])
  for (const [to, data] of [
    [other, burn],
    [token, mint],
    [grumpy, mint],
    [stranger, mint],
    [other, send('transfer', [stranger, 1n])],
    [other, send('approve', [stranger, 1n])],
  ] as const)
    await expect(tryRedeem(id, execution(to ?? '0x', 0n, data))).rejects.toEqual(
      refused('BadFunction', data.slice(0, 10)),
    )
  await expect(tryRedeem(id, execution(other ?? '0x', 0n, '0x40c10f'))).rejects.toEqual(
    refused('BadCall'),
  )
  // Why the contract refuses comes through, and it sees the account.
  const typed = encodeFunctionData({ abi: safeAbi, functionName: 'typed' })
  await expect(tryRedeem(id, execution(grumpy, 8n, typed))).rejects.toEqual(
    refused('AboveLimit', zeroAddress, 8n, 7n),
  )
  await expect(tryRedeem(id, execution(grumpy, 7n, typed))).rejects.toThrow(
    new RegExp(account.slice(2), 'i'),
  )
})

test('neither an allowance nor another function of the token goes around its limit', async () => {
  const { account, bySafe, grant, key, tryGrant, tryRedeem } = await start()
  const id = await grant({ limits: [limitOf(100n)] })
  // What the user allowed the key stands, and the key cannot allow more.
  await bySafe(token ?? '0x', send('approve', [key, 1n]))
  for (const data of [
    send('approve', [key, 1n]),
    send('transferFrom', [account, stranger, 1n]),
    concatHex([send('transfer', [stranger, 1n]), '0x00']),
    send('transfer', [stranger, 1n]).slice(0, -2) as Hex,
    '0xa9059cbb',
    encodeFunctionData({ abi: safeAbi, functionName: 'mint', args: [stranger, 1n] }),
  ] as const)
    await expect(tryRedeem(id, execution(token ?? '0x', 0n, data))).rejects.toEqual(
      refused('BadFunction', data.slice(0, 10)),
    )
  const target = other ?? '0x'
  for (const selector of [
    ...['0xa9059cbb', '0x23b872dd', '0x095ea7b3', '0x39509351', '0xa22cb465', '0x42842e0e'],
    ...['0xb88d4fde', '0xf242432a', '0x2eb2c2d6', '0x9bd9bbc6', '0x959b8c3f', '0x1296ee62'],
    ...['0x4000aea0', '0x3177029f', '0xcae9ca51', '0xd8fbe994', '0xc1d34b89', '0x87517c45'],
    // Of ERC-6909: transfer, transferFrom, approve, setOperator.
    ...['0x095bcdb6', '0xfe99049a', '0x426a8493', '0x558a7297'],
  ] as Hex[])
    await expect(tryGrant({ allowed: [{ target, selector }] })).rejects.toEqual(
      refused('BadFunction', selector),
    )
  await expect(
    tryGrant({
      limits: [limitOf(1n, 0, target)],
      allowed: [{ target, selector: selectors.mint }],
    }),
  ).rejects.toEqual(refused('BadTarget', target))
})

test('a key reaches neither the account itself, nor its modules, nor its deposit', async () => {
  const { account, grant, key, manage, tryGrant, tryRedeem } = await start()
  const selector: Hex = '0x610b5925'
  await client.setCode({ address: entryPoint, bytecode: '0x00' })
  for (const target of [account, module, entryPoint]) {
    await expect(tryGrant({ allowed: [{ target, selector }] })).rejects.toEqual(
      refused('BadTarget', target),
    )
    await expect(tryGrant({ limits: [limitOf(1n, 0, target)] })).rejects.toEqual(
      refused('BadTarget', target),
    )
  }
  const limits = [limitOf(9n, 0, zeroAddress)]
  const id = await grant({ limits, allowed: [{ target: misfit, selector }] })
  const owner = encodeFunctionData({
    ...{ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [key, 1n] },
  })
  for (const [target, data] of [
    [account, owner],
    [account, '0x'],
    [module, encodeFunctionData({ abi, functionName: 'revoke', args: [id] })],
    [entryPoint, '0x'],
  ] as const)
    await expect(tryRedeem(id, execution(target, 0n, data))).rejects.toEqual(
      refused('BadTarget', target),
    )
  // What became a module after the grant is one.
  await expect(tryRedeem(id, execution(misfit, 0n, selector))).rejects.not.toEqual(
    refused('BadTarget', misfit),
  )
  await manage('enableModule', misfit)
  await expect(tryRedeem(id, execution(misfit, 0n, selector))).rejects.toEqual(
    refused('BadTarget', misfit),
  )
})

test('no code runs as the account, and no mode but that of a single call is taken', async () => {
  const { grant, key } = await start()
  const id = await grant({ limits: [limitOf(100n)] })
  // A batch, a call that may fail, code of others as the account, a static call, and a payload for the mode.
  for (const mode of ['0x01', '0x0001', '0xff', '0xfe', `0x${'00'.repeat(31)}01`] as Hex[]) {
    const padded = pad(mode, { dir: 'right' })
    await expect(tryAs(key, [[id], [padded], [transfer(1n)]])).rejects.toEqual(
      refused('ModeUnsupported', padded),
    )
  }
  for (const parts of [
    [[id], [zeroHash], []],
    [[id], [], [transfer(1n)]],
    [[], [zeroHash], [transfer(1n)]],
    [[concatHex([id, '0x00'])], [zeroHash], [transfer(1n)]],
    [['0x'], [zeroHash], [transfer(1n)]],
    [[id], [zeroHash], [transfer(1n).slice(0, 104) as Hex]],
  ])
    await expect(tryAs(key, parts)).rejects.toEqual(refused('BadCall'))
})

test('a key that is called meanwhile gets no second turn', async () => {
  const { account, grant, read } = await start()
  const id = await grant({ by: misfit, limits: [limitOf(10n, 0, zeroAddress)] })
  const call = (amount: bigint) =>
    encodeFunctionData({
      ...{ abi, functionName: 'redeemDelegations' },
      args: redemption(id, [execution(misfit, amount)]),
    })
  const redeem = (inside: Hex) =>
    client.writeContract({
      ...{ address: misfit, abi: artifacts.Misfit.abi, functionName: 'redeem' },
      ...{ args: [module, call(5n), inside], gas: 1_000_000n },
    })
  expect((await mined(await redeem(call(5n)))).status).toBe('reverted')
  expect((await read(id))[3]).toEqual([10n])
  expect((await mined(await redeem('0x'))).status).toBe('success')
  expect(await client.getBalance({ address: account })).toBe(10n ** 18n - 5n)
})

test('a token that sends nothing and says so ends the call', async () => {
  const { grant, read, tryRedeem } = await start()
  const id = await grant({ limits: [limitOf(10n, 0, misfit)] })
  await expect(tryRedeem(id, transfer(1n, misfit))).rejects.toEqual(refused('TransferFailed'))
  expect((await read(id))[3]).toEqual([10n])
})

test('terms without bounds are no terms', async () => {
  const { account, now, tryGrant } = await start()
  const limits = [limitOf(1n)]
  const at = await now()
  await tryGrant({ limits, expiry: at + 366 * day })
  for (const expiry of [0, at, at + 367 * day])
    await expect(tryGrant({ limits, expiry })).rejects.toEqual(refused('BadExpiry'))
  for (const by of [zeroAddress, account, module])
    await expect(tryGrant({ limits, by })).rejects.toEqual(refused('BadKey'))
  await expect(tryGrant({})).rejects.toEqual(refused('NothingGranted'))
  const allowed = Array.from({ length: 9 }, () => ({
    ...{ target: other ?? '0x', selector: selectors.mint },
  }))
  await expect(tryGrant({ allowed })).rejects.toEqual(refused('TooMuch'))
  await tryGrant({ allowed: allowed.slice(1) })
  await expect(tryGrant({ limits: Array(5).fill(limitOf(1n)) })).rejects.toEqual(refused('TooMuch'))
  await expect(tryGrant({ limits: [...limits, ...limits] })).rejects.toEqual(
    refused('BadLimit', token),
  )
  await expect(tryGrant({ limits: [limitOf(0n)] })).rejects.toEqual(refused('BadLimit', token))
  const empty = getAddress(stranger)
  await expect(tryGrant({ limits: [limitOf(1n, 0, empty)] })).rejects.toEqual(
    refused('BadTarget', empty),
  )
  await expect(tryGrant({ allowed: [{ target: empty, selector: '0x12345678' }] })).rejects.toEqual(
    refused('BadTarget', empty),
  )
})

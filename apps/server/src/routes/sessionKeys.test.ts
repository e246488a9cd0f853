import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SmartSession } from '@foyer/protocol/api'
import { sessionModuleCode } from '@foyer/protocol/sessionCode'
import { revocationOf, sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { bundlersOf, createNodeClient, networksOf, type SandboxChains, startChains } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openTestDatabase } from '../testing/openTestDatabase.js'
import { startServed } from '../testing/startServed.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const network = 'eip155:31337'
const [module, abi] = [sessionModule.address, sessionModuleAbi]
const enable = parseAbi(['function enableModule(address)'])
const stranger: Address = '0x00000000000000000000000000000000DeaDBeef'

let database: OpenedDatabase
let sandbox: SandboxChains
let folder: string
let client: ReturnType<typeof connect>
let bundlers: Awaited<ReturnType<typeof bundlersOf>>
beforeAll(async () => {
  ;[database, sandbox] = await Promise.all([openTestDatabase(), startChains({ count: 1 })])
  folder = await mkdtemp(join(tmpdir(), 'foyer-sessions-'))
  bundlers = await bundlersOf(sandbox.world, folder)
  client = connect()
})
afterAll(async () => {
  await Promise.all([database.close(), sandbox.stop()])
  await rm(folder, { recursive: true, force: true })
})

function connect() {
  const [chain] = sandbox.world.chains
  if (!chain) throw new Error('No chain')
  return createNodeClient(chain, privateKeyToAccount(funded))
}
const mined = (hash: Hex) => client.waitForTransactionReceipt({ checkReplacement: false, hash })

/** Puts the module where all programs expect it, as the first wallet of a network does. */
async function placeModule(): Promise<void> {
  if ((await client.getCode({ address: module })) !== undefined) return
  const data = concatHex([zeroHash, sessionModuleCode])
  await mined(await client.sendTransaction({ to: sessionModule.factory, data }))
  expect(await client.getCode({ address: module })).toBeDefined()
}

/** A server that serves the chain, and whatever else is given. */
async function serve(env: Record<string, string> = bundlers, more: object = {}, now = Date.now) {
  const networks = { ...networksOf(sandbox.world), ...more }
  const served = await startServed({ database, networks, env, now })
  const read = async (answer: Response) => {
    const body = (await answer.json()) as { reasons?: { name: string }[]; success?: boolean }
    return { status: answer.status, reason: body.reasons?.[0]?.name, body }
  }
  return {
    /** Looks after what was sent, as the server does every few seconds. */
    tend: async () => served.services.bundler.networks.get(network)?.tend(),
    list: async (address: string, chain = network) => {
      const path = `/v1/sessions/${chain}:${address}?projectId=shop`
      const { status, body } = await read(await served.app.request(path))
      return { status, sessions: body as unknown as SmartSession[] }
    },
    revoke: async (address: string, pci: string | undefined, signature: Hex) => {
      const answer = await served.app.request(
        `/v1/sessions/${network}:${address}/revoke?projectId=shop`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pci, signature }),
        },
      )
      const { status, reason, body } = await read(answer)
      return reason === undefined ? { status, body } : { status, reason }
    },
  }
}

/** A Safe that enabled the module and has coins, and a key that pays its own gas. */
async function start() {
  await placeModule()
  const key = privateKeyToAccount(generatePrivateKey())
  const host = await createSafeHost(client as never, [privateKeyToAccount(generatePrivateKey())])
  await client.setBalance({ address: host.address, value: 10n ** 18n })
  await client.setBalance({ address: key.address, value: 10n ** 18n })
  const send = (to: Address, data: Hex) =>
    host.answer('sendTransactions', { txs: [{ to, value: '0', data }] })
  const args = [module] as const
  await send(host.address, encodeFunctionData({ abi: enable, functionName: 'enableModule', args }))
  await host.answer('rpcCall', {
    ...{ call: 'safe_setSettings', params: [{ offChainSigning: true }] },
  })
  let granted = 0n
  return {
    address: host.address,
    key: key.address,
    async grant(
      limits: { token: Address; amount: bigint; period: number }[],
      allowed: { target: Address; selector: Hex }[] = [],
    ): Promise<Hex> {
      const expiry = Number((await client.getBlock()).timestamp) + 86_400
      const grantArgs = [key.address, expiry, limits, allowed] as const
      await send(module, encodeFunctionData({ abi, functionName: 'grant', args: grantArgs }))
      const idArgs = [host.address, granted++] as const
      return client.readContract({ address: module, abi, functionName: 'idOf', args: idArgs })
    },
    async sign(id: Hex): Promise<Hex> {
      const typedData = revocationOf({ chainId: 31337, account: host.address, id })
      const { messageHash } = (await host.answer('signTypedMessage', { typedData })) as {
        messageHash: Hex
      }
      return (await host.answer('getOffChainSignature', messageHash)) as Hex
    },
    /** What the key sends away of the native coin. */
    spend: (id: Hex, amount: bigint) =>
      client.simulateContract({
        ...{ address: module, abi, functionName: 'redeemDelegations', account: key },
        args: [[id], [zeroHash], [concatHex([stranger, toWord(amount)])]],
      }),
  }
}
const toWord = (amount: bigint): Hex => `0x${amount.toString(16).padStart(64, '0')}`
const pciOf = (id: Hex) => `${network}:${id}`
const coin = { token: zeroAddress, amount: 500n, period: 60 }
/** How many transactions the server's key sent. */
async function sent(): Promise<number> {
  const { keyFile } = JSON.parse(bundlers.FOYER_BUNDLERS)[network]
  const { address } = privateKeyToAccount((await readFile(keyFile, 'utf8')).trim() as Hex)
  return client.getTransactionCount({ address })
}

test('an account’s permissions are read off the chain, and a signed revocation ends one for good', async () => {
  const { list, revoke } = await serve()
  // The contract comes to a network with its first use, and no memory of its absence is in the way.
  expect(await list(stranger)).toEqual({ status: 200, sessions: [] })
  const { address, grant, key, sign, spend } = await start()
  expect(await list(address)).toEqual({ status: 200, sessions: [] })
  const [plum] = sandbox.world.chains[0]?.tokens ?? []
  const token = plum?.address as Address
  const [first, second] = [await grant([coin]), await grant([{ token, amount: 7n, period: 0 }])]
  const { sessions } = await list(address)
  expect(sessions.map(({ pci }) => pci)).toEqual(expect.arrayContaining([first, second].map(pciOf)))
  const one = sessions.find(({ pci }) => pci === pciOf(first))
  expect(one).toMatchObject({
    ...{ chainId: network, signer: key, revocable: true },
    permissions: [
      {
        type: 'token-limit',
        data: {
          ...{ amount: '500', left: '500', period: 60, symbol: 'ETH', decimals: 18 },
          token: `${network}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`,
        },
      },
    ],
  })
  expect((one?.expiration ?? 0) - (one?.createdAt ?? 0)).toBeGreaterThan(86_000_000)
  expect(sessions.find(({ pci }) => pci === pciOf(second))?.permissions).toMatchObject([
    { data: { token: `${network}:${token}`, symbol: plum?.symbol, decimals: plum?.decimals } },
  ])

  await spend(first, 1n)
  const signature = await sign(first)
  // Pressed twice at once it is one transaction.
  const answers = await Promise.all([1, 2].map(() => revoke(address, pciOf(first), signature)))
  expect(answers).toEqual([1, 2].map(() => ({ status: 200, body: { success: true } })))
  const left = await client.getContractEvents({
    ...{ address: module, abi, eventName: 'Revoked', args: { id: first }, fromBlock: 0n },
  })
  expect(left).toHaveLength(1)
  expect((await list(address)).sessions.map(({ pci }) => pci)).toEqual([pciOf(second)])
  await expect(spend(first, 1n)).rejects.toThrow('Over')
  expect(await revoke(address, pciOf(first), signature)).toMatchObject({ status: 200 })
})

test('a revocation that the account did not sign costs the server nothing', async () => {
  const { revoke } = await serve()
  const [ann, bob] = [await start(), await start()]
  const [id, other] = [await ann.grant([coin]), await ann.grant([coin])]
  const nonce = await sent()
  const invalid = { status: 400, reason: 'signature_invalid' }
  for (const signature of [await bob.sign(id), await ann.sign(other), '0x', '0xabcd'] as Hex[])
    expect(await revoke(ann.address, pciOf(id), signature)).toEqual(invalid)
  const unknown = { status: 404, reason: 'session_unknown' }
  const signature = await ann.sign(id)
  for (const [account, pci] of [
    [bob.address, pciOf(id)],
    [ann.address, pciOf(zeroHash)],
    [ann.address, `eip155:1:${id}`],
    [ann.address, 'a'],
    [ann.address, `${network}:${id}:1`],
  ] as const)
    expect(await revoke(account, pci, signature)).toEqual(unknown)
  expect(await sent()).toBe(nonce)
  await ann.spend(id, 1n)
})

test('the server sends revocations within its budget of the day, and says where it sends none', async () => {
  const { address, grant, sign, spend } = await start()
  const id = await grant([coin])
  const signature = await sign(id)
  const paymasters = JSON.parse(bundlers.FOYER_PAYMASTERS)
  const small = { ...paymasters[network], senderWeiPerDay: '1000' }
  const poor = await serve({ ...bundlers, FOYER_PAYMASTERS: JSON.stringify({ [network]: small }) })
  expect(await poor.revoke(address, pciOf(id), signature)).toEqual({
    ...{ status: 429, reason: 'budget_spent' },
  })
  const none = await serve({ FOYER_BUNDLERS: bundlers.FOYER_BUNDLERS })
  expect((await none.list(address)).sessions).toMatchObject([{ revocable: false }])
  expect(await none.revoke(address, pciOf(id), signature)).toEqual({
    ...{ status: 404, reason: 'network_not_served' },
  })
  await spend(id, 1n)
})

test('a network that does not answer hides no permission of another one', async () => {
  const dead = { 'eip155:10': { rpc: ['http://127.0.0.1:1'], name: 'Dead' } }
  const { list } = await serve(bundlers, dead)
  const { address, grant } = await start()
  const id = await grant([coin])
  expect((await list(address)).sessions.map(({ pci }) => pci)).toEqual([pciOf(id)])
  // Of the account's own network "none" would be a lie.
  expect(await list(address, 'eip155:10')).toMatchObject({ status: 502 })
})

test('revocations behind one that pays too little each end with the truth, and hold up nothing that comes later', async () => {
  const clock = { time: Date.now() }
  const { list, revoke, tend } = await serve(bundlers, {}, () => clock.time)
  const held = async () => {
    const { address, grant, sign, spend } = await start()
    const id = await grant([coin])
    return { address, id, signature: await sign(id), spend }
  }
  const kept = [await held(), await held(), await held()]
  const revokeAll = () =>
    Promise.all(kept.map(({ address, id, signature }) => revoke(address, pciOf(id), signature)))
  const poolOf = async () => Number((await client.getTxpoolStatus()).pending)
  const before = await sent()
  await client.setAutomine(false)
  try {
    const revoking = revokeAll()
    await expect.poll(poolOf, { timeout: 10_000 }).toBe(kept.length)
    // From now on the network takes more than any of them pays.
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 11n })
    await client.mine({ blocks: 1 })
    expect(await sent()).toBe(before)
    // Late, and not stuck yet: what is sent again is refused, and stays where it is.
    clock.time += 20_000
    await tend()
    clock.time += 180_000
    for (const _ of kept) {
      await tend()
      await client.mine({ blocks: 1 })
    }
    await tend()
    expect(await sent()).toBe(before + kept.length)
    const failed = { status: 502, reason: 'upstream_failed' }
    expect(await revoking).toEqual(kept.map(() => failed))
  } finally {
    await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 9n })
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
  }
  for (const { address, id, spend } of kept) {
    expect((await list(address)).sessions.map(({ pci }) => pci)).toEqual([pciOf(id)])
    await spend(id, 1n)
  }
  expect(await revokeAll()).toEqual(kept.map(() => ({ status: 200, body: { success: true } })))
  for (const { id, spend } of kept) await expect(spend(id, 1n)).rejects.toThrow('Over')
  expect(await sent()).toBe(before + 2 * kept.length)
}, 60_000)

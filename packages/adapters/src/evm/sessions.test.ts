import { connect, startClient } from '@foyer/core'
import { endSession, getSessionsQueryOptions } from '@foyer/core/internal'
import { getSessions, grantPermissions, revokePermissions } from '@foyer/core/sessions'
import { createTestClient as createFoyer } from '@foyer/core/testing'
import { sessionModuleCode } from '@foyer/protocol/sessionCode'
import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import { createNodeClient, type SandboxChains, type Shop, startChains, startShop } from 'sandbox'
import { createSafeHost } from 'sandbox/safe'
import {
  type Address,
  concatHex,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { evm } from './evm.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

const funded = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const friend: Address = '0x00000000000000000000000000000000000a1b2c'
const [module, abi] = [sessionModule.address, sessionModuleAbi]
const enable = parseAbi(['function enableModule(address)'])
const day = 86_400

type Granting = {
  chainId: Hex
  address: Address
  expiry: number
  signer: { data: { address: Address } }
  permissions: [{ data: { periodAmount: Hex; periodDuration: number } }]
}

let chains: SandboxChains
let shop: Shop
beforeAll(async () => {
  chains = await startChains({ count: 1 })
  shop = await startShop(chains.world)
  const data = concatHex([zeroHash, sessionModuleCode])
  await mined(await chain().client.sendTransaction({ to: sessionModule.factory, data }))
}, 120_000)
afterAll(async () => {
  await shop?.stop()
  await chains?.stop()
})

function chain() {
  const { rpcUrl = '', id = 0 } = chains.world.chains[0] ?? {}
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = { default: { http: [rpcUrl] } }
  const named = { id, name: 'Harvest Chain', nativeCurrency, rpcUrls }
  const client = createNodeClient({ ...named, rpcUrl }, privateKeyToAccount(funded))
  return { client, url: rpcUrl, network: { ...named, ...namesOf(id) } }
}
const namesOf = (id: number) => ({
  ...({ caipNetworkId: `eip155:${id}`, chainNamespace: 'eip155' } as const),
})
const mined = (hash: Hex) =>
  chain().client.waitForTransactionReceipt({ checkReplacement: false, hash })

/** A page whose wallet holds a real Safe, and grants keys by the module as wallets of smart accounts do. */
async function open({ projectId = 'local' } = {}) {
  const { client: node, network, url } = chain()
  const host = await createSafeHost(node as never, [privateKeyToAccount(generatePrivateKey())])
  await node.setBalance({ address: host.address, value: 10n ** 18n })
  const send = (to: Address, data: Hex) =>
    host.answer('sendTransactions', { txs: [{ to, value: '0', data }] })
  const args = [module] as const
  await send(host.address, encodeFunctionData({ abi: enable, functionName: 'enableModule', args }))
  await host.answer('rpcCall', {
    ...{ call: 'safe_setSettings', params: [{ offChainSigning: true }] },
  })

  const wallet = testWallet(
    generatePrivateKey(),
    [{ network, url, client: node } as never],
    [network.id],
  )
  wallet.reply('eth_requestAccounts', () => [host.address])
  wallet.reply('eth_accounts', () => [host.address])
  wallet.reply('eth_signTypedData_v4', async (_: Address, text: string) => {
    const typedData = JSON.parse(text)
    // As the page of Safe{Wallet} takes it.
    delete typedData.types.EIP712Domain
    const { messageHash } = (await host.answer('signTypedMessage', { typedData })) as never
    return host.answer('getOffChainSignature', messageHash)
  })
  let count = 0n
  wallet.reply('wallet_grantPermissions', async (request: never) => {
    const { chainId, address, expiry, signer, permissions } = request as Granting
    const [{ data }] = permissions
    const { periodAmount, periodDuration } = data
    const limit = { token: zeroAddress, amount: BigInt(periodAmount), period: periodDuration }
    const { address: key } = signer.data
    const terms = [key, expiry, [limit], []] as const
    await send(module, encodeFunctionData({ abi, functionName: 'grant', args: terms }))
    const context = await node.readContract({
      ...{ address: module, abi, functionName: 'idOf', args: [host.address, count++] },
    })
    const signerMeta = { delegationManager: module }
    return [{ chainId, address, expiry, signer, permissions, context, signerMeta }]
  })
  wallet.reply(
    'wallet_revokePermissions',
    async ({ permissionContext: id }: { permissionContext: Hex }) => {
      await send(module, encodeFunctionData({ abi, functionName: 'revoke', args: [id] }))
      return {}
    },
  )
  const info = { uuid: '1', name: 'Test Wallet', icon: '', rdns: 'com.example.test' }
  const { page } = testPage([{ info, provider: wallet.provider }])
  const client = createFoyer({
    ...{ projectId, server: shop.url, networks: [network] as never, adapters: [evm({ page })] },
    features: { smartSessions: true },
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const account = `${network.caipNetworkId}:${host.address}` as const
  const key = privateKeyToAccount(generatePrivateKey())
  await node.setBalance({ address: key.address, value: 10n ** 18n })
  return {
    ...{ account, client, host, wallet },
    request: async (amount: bigint) => ({
      signer: key.address,
      expiry: Number((await node.getBlock()).timestamp) + day,
      permissions: [{ type: 'token-limit', amount, period: day } as const],
    }),
    /** What the key sends away, by a transaction of its own. */
    async spend(context: string, amount: bigint) {
      const execution = concatHex([friend, numberToHex(amount, { size: 32 })])
      const hash = await node.writeContract({
        ...{ address: module, abi, functionName: 'redeemDelegations', account: key },
        ...{ args: [[context as Hex], [zeroHash], [execution]], gas: 500_000n },
      })
      return (await mined(hash)).status
    },
  }
}

test('rights that no wallet can grant are not requested', async () => {
  const { client, request, wallet } = await open()
  const good = await request(1n)
  const [limit] = good.permissions
  const call = { type: 'contract-call', contract: friend.slice(0, -1), functions: [] }
  for (const [change, code] of [
    [{ signer: 'MUSD' }, 'invalid_caip_address'],
    [{ permissions: [{ ...limit, token: 'MUSD' }] }, 'invalid_caip_address'],
    [{ permissions: [limit, call] }, 'invalid_caip_address'],
    [{ permissions: [{ ...limit, amount: 0n }] }, 'invalid_amount'],
    [{ permissions: [{ ...limit, amount: -1n }] }, 'invalid_amount'],
    [{ permissions: [{ ...limit, amount: 2n ** 256n }] }, 'invalid_amount'],
    [{ permissions: [{ ...limit, amount: '5' }] }, 'invalid_amount'],
  ] as const)
    await expect(
      grantPermissions(client, { ...good, ...change } as never),
      code,
    ).rejects.toMatchObject({ code })
  expect(wallet.asked.map(({ method }) => method)).not.toContain('wallet_grantPermissions')
}, 60_000)

test('a key that is granted is listed, spends within its limit, and is revoked without a coin', async () => {
  const { account, client, host, request, spend, wallet } = await open()
  expect(await getSessions(client, { account })).toEqual([])
  const granted = await grantPermissions(client, await request(500n))
  expect(granted).toMatchObject({
    ...{ account: host.address, manager: module, caipNetworkId: 'eip155:31337' },
    permissions: [{ type: 'token-limit', amount: 500n, period: day }],
  })
  // The user sees what was granted.
  const { modal } = client.store.getState()
  expect(modal).toMatchObject({
    open: true,
    history: [{ name: 'SmartSessionCreated', data: { granted } }],
  })

  const [session] = await getSessions(client, { account })
  expect(session).toMatchObject({
    ...{ pci: `eip155:31337:${granted.context}`, signer: granted.signer, revocable: true },
    permissions: [{ data: { amount: '500', left: '500', symbol: 'ETH' } }],
  })
  expect(await spend(granted.context, 499n)).toBe('success')
  expect(await spend(granted.context, 2n)).toBe('reverted')
  const [used] = await getSessions(client, { account })
  expect(used?.permissions).toMatchObject([{ data: { left: '1' } }])

  const coins = await chain().client.getBalance({ address: host.address })
  await revokePermissions(client, session ?? { pci: '' })
  expect(wallet.asked.map(({ method }) => method)).not.toContain('wallet_revokePermissions')
  expect(await chain().client.getBalance({ address: host.address })).toBe(coins)
  expect(await getSessions(client, { account })).toEqual([])
  expect(await spend(granted.context, 1n)).toBe('reverted')
}, 60_000)

test('where no server brings revocations, the wallet sends it', async () => {
  const { client, request, spend, wallet } = await open()
  const { context } = await grantPermissions(client, await request(500n))
  await revokePermissions(client, { pci: `eip155:31337:${context}`, revocable: false })
  expect(wallet.asked.map(({ method }) => method)).toContain('wallet_revokePermissions')
  expect(await spend(context, 1n)).toBe('reverted')
}, 60_000)

test('a refusal is said and leaves the key as it was, and what is no answer to the request grants nothing here', async () => {
  const { account, client, request, spend, wallet } = await open()
  const { context, signer } = await grantPermissions(client, await request(500n))
  const pci = `eip155:31337:${context}`
  wallet.switches.answer('reject')
  const declined = { code: 'user_rejected' }
  await expect(endSession(client, { pci, revocable: true })).rejects.toMatchObject(declined)
  expect(client.store.getState().notices.notice).toMatchObject({ code: 'signature_declined' })
  wallet.switches.answer('approve')
  // Signed by another account: the chain refuses it, by the server.
  const other = await open()
  wallet.reply('eth_signTypedData_v4', (_: Address, text: string) =>
    other.wallet.provider.request({
      ...{ method: 'eth_signTypedData_v4', params: [other.host.address, text] as never },
    }),
  )
  await expect(endSession(client, { pci, revocable: true })).rejects.toMatchObject({
    ...{ code: 'http_status', data: { status: 400 } },
  })
  // It waits until the former one has gone.
  client.held.pass(1_000)
  expect(client.store.getState().notices.notice).toMatchObject({
    code: 'smart_session_revoke_failed',
  })
  expect(await spend(context, 1n)).toBe('success')

  for (const change of [
    { address: friend },
    { chainId: '0x1' },
    { signer: { data: { address: friend } } },
    { context: 'x' },
    { permissions: [{ type: 'everything', data: {} }] },
    { permissions: [] },
    { expiry: '1' },
  ]) {
    const permissions = [{ type: 'native-token-transfer', data: { allowance: '0x1' } }]
    const good = { expiry: 2e9, context, permissions, signer: { data: { address: signer } } }
    // In a list, and by itself.
    const answer = { ...good, ...change }
    wallet.reply('wallet_grantPermissions', () => ('expiry' in change ? [answer] : answer))
    await expect(grantPermissions(client, await request(1n))).rejects.toMatchObject({
      code: 'answer_invalid',
    })
  }
  await expect(revokePermissions(client, { pci: 'a' })).rejects.toMatchObject({
    code: 'session_unknown',
  })
  // A server that does not know the page says so.
  const alone = await open({ projectId: 'nobody' })
  await expect(getSessionsQueryOptions(alone.client, { account }).queryFn()).rejects.toMatchObject({
    code: 'http_status',
  })
  expect(alone.client.store.getState().notices.notice).toMatchObject({
    code: 'smart_sessions_failed',
  })
}, 60_000)

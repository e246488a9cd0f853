import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evm } from '@foyer/adapters/evm'
import { connect, startClient } from '@foyer/core'
import {
  chooseMax,
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { bundlersOf, createNodeClient, networksOf, type SandboxChains, startChains } from 'sandbox'
import { freePort } from 'sandbox/freePort'
import { readConfig, runNameAdmin, startServer } from 'server'
import { type Address, namehash, parseAbi, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSmartWallet } from './peers/createSmartWallet.js'

/* Sending from a smart account over the real bundler and the real paymaster of Foyer's server, by a wallet that is not Foyer's. */

const network = 'eip155:31337'
const deployer = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const patient = { timeout: 20_000 }

let chains: SandboxChains
let folder: string
let rpcUrl: string
/** Pays, and pays for nothing: a wei is all that it may spend in a day. */
let paying: Awaited<ReturnType<typeof serve>>
let spent: typeof paying

beforeAll(async () => {
  chains = await startChains({ count: 1 })
  folder = await mkdtemp(join(tmpdir(), 'foyer-smart-send-'))
  rpcUrl = chains.world.chains[0]?.rpcUrl ?? ''
  paying = await serve('paying')
  spent = await serve('spent', { weiPerDay: '1', projectWeiPerDay: '1', senderWeiPerDay: '1' })
}, 180_000)
afterAll(async () => {
  await Promise.all([paying?.stop(), spent?.stop()])
  await chains?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function serve(name: string, limits: object = {}) {
  const settings = await bundlersOf(chains.world, folder)
  const paymasters = JSON.parse(settings.FOYER_PAYMASTERS) as Record<string, object>
  const server = await startServer(
    readConfig({
      ...{ FOYER_SERVER_PORT: '0', FOYER_LOG_LEVEL: 'error', FOYER_DRAIN_MS: '100' },
      ...{ FOYER_DATA: join(folder, name), FOYER_LOCAL_PROJECTS: 'shop' },
      FOYER_NETWORKS: JSON.stringify(networksOf(chains.world)),
      ...settings,
      FOYER_PAYMASTERS: JSON.stringify({ [network]: { ...paymasters[network], ...limits } }),
    }),
  )
  const url = `${server.url}/v1/bundler?chainId=${network}&projectId=shop`
  return { url, stop: server.stop }
}

/** A page whose network names this paymaster, and a wallet of a smart account that is not on the chain yet. */
async function open({
  service,
  contracts,
  nameGateways,
}: {
  service?: string
  contracts?: Record<string, { address: Address }>
  nameGateways?: readonly string[]
} = {}) {
  const wallet = await createSmartWallet({ rpcUrl, bundlerUrl: paying.url })
  const target = new EventTarget()
  const info = { uuid: '1', name: 'Smart', icon: '', rdns: 'com.example.smart' }
  const announce = () =>
    target.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: { info, provider: wallet.provider } }),
    )
  target.addEventListener('eip6963:requestProvider', announce)
  const client = createTestClient({
    networks: [
      {
        ...{ id: 31_337, name: 'Local', rpcUrls: { default: { http: [rpcUrl] } } },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        ...(contracts && { contracts }),
        ...(service && { custom: { paymasterService: { url: service, context: {} } } }),
      },
    ],
    adapters: [evm({ page: target as never, ...(nameGateways && { nameGateways }) })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const node = createNodeClient({ id: 31_337, name: 'Local', rpcUrl })
  await node.setBalance({ address: wallet.address, value: parseEther('2') })
  const methods = () => wallet.asked.map(({ method }) => method)
  const sent = () => client.store.getState().send.sent
  return { client, wallet, methods, sent }
}

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address
const coin = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: network, price: 0 },
  quantity: { decimals: '18', numeric: '2' },
} as const

test('the host’s paymaster pays: Max is all there is, the preview says so, and the calls are followed into a block', async () => {
  const { client, wallet, methods, sent } = await open({ service: paying.url })
  const to = newAddress()
  openSend(client)
  await chooseToken(client, coin)
  await chooseMax(client)
  await typeRecipient(client, { text: to })
  const preview = await prepareSend(client)
  expect(preview).toMatchObject({ amount: parseEther('2'), fee: 0n, fees: [], isSponsored: true })
  const id = await confirmSend(client)
  expect(methods()).not.toContain('eth_sendTransaction')
  expect(sent()).toMatchObject([{ hash: id, calls: id, status: 'sent' }])
  await vi.waitUntil(() => {
    client.held.pass(30_000)
    return sent()[0]?.status !== 'sent'
  }, patient)
  const [done] = sent()
  expect(done).toMatchObject({ calls: id, status: 'final' })
  expect(done?.hash).not.toBe(id)
  const { status } = await wallet.client.getTransactionReceipt({
    hash: done?.hash as `0x${string}`,
  })
  expect(status).toBe('success')
  expect(await wallet.client.getBalance({ address: to })).toBe(parseEther('2'))
  expect(await wallet.client.getBalance({ address: wallet.address })).toBe(0n)
})

test('a paymaster that refuses is the end of it: nothing is sent, and the next preview says what the account pays', async () => {
  const { client, wallet, methods } = await open({ service: spent.url })
  const to = newAddress()
  openSend(client)
  await chooseToken(client, coin)
  await chooseMax(client)
  await typeRecipient(client, { text: to })
  expect(await prepareSend(client)).toMatchObject({ isSponsored: true })
  await expect(confirmSend(client)).rejects.toMatchObject({ code: 'sponsoring_refused' })
  const draft = client.store.getState().send.draft
  expect(draft).toMatchObject({ status: 'failed', preview: undefined, paysItself: true })
  const { isSponsored, fee } = await prepareSend(client)
  expect(isSponsored).toBe(false)
  expect(fee).toBeGreaterThan(0n)
  expect(methods()).not.toContain('eth_sendTransaction')
  expect(await wallet.client.getBalance({ address: to })).toBe(0n)
})

const ens = parseAbi([
  'function registry() view returns (address)',
  'function owner(bytes32) view returns (address)',
  'function setResolver(bytes32, address)',
])

/** Foyer's server as the gateway of the names below `stand.eth`, at a resolver that its own command deploys. */
async function serveNames(universal: Address) {
  const node = createNodeClient({ id: 31_337, name: 'Local', rpcUrl })
  const port = await freePort()
  const keyFile = join(folder, 'pays.key')
  await writeFile(keyFile, deployer, { mode: 0o600 })
  const settings = {
    ...{ FOYER_SERVER_PORT: String(port), FOYER_LOG_LEVEL: 'error', FOYER_DRAIN_MS: '100' },
    ...{ FOYER_DATA: join(folder, 'names'), FOYER_LOCAL_PROJECTS: 'shop' },
    FOYER_NETWORKS: JSON.stringify(networksOf(chains.world)),
    ...{ FOYER_ENS_NETWORK: network, FOYER_NAME_SUFFIX: '.stand.eth' },
    FOYER_NAME_KEY_FILE: join(folder, 'names.key'),
    FOYER_PUBLIC_URL: `http://127.0.0.1:${port}`,
  }
  const owner = privateKeyToAccount(deployer).address
  const line = ['deploy-resolver', '--owner', owner, '--key-file', keyFile]
  const printed = await runNameAdmin(readConfig(settings), line)
  const resolver = /FOYER_NAME_RESOLVERS=(0x[\da-fA-F]{40})/.exec(printed)?.[1] as Address
  const server = await startServer(readConfig({ ...settings, FOYER_NAME_RESOLVERS: resolver }))
  onTestFinished(server.stop)
  const parent = namehash('stand.eth')
  const registry = await node.readContract({
    ...{ address: universal, abi: ens, functionName: 'registry' },
  } as const)
  const holder = await node.readContract({
    ...{ address: registry, abi: ens, functionName: 'owner', args: [parent] },
  } as const)
  await node.setBalance({ address: holder, value: parseEther('1') })
  await node.impersonateAccount({ address: holder })
  const hash = await node.writeContract({
    ...{ address: registry, abi: ens, functionName: 'setResolver', args: [parent, resolver] },
    ...{ account: holder, chain: null },
  } as const)
  await node.waitForTransactionReceipt({ checkReplacement: false, hash })
  return { url: server.url, node }
}

test('a name that Foyer’s server gave is sent to by its gateway, as any client of ENS finds it, and by no other', async () => {
  const universal = chains.world.chains[0]?.contracts.ensUniversalResolver ?? '0x'
  const { url, node } = await serveNames(universal)
  const ann = privateKeyToAccount(generatePrivateKey())
  const message = JSON.stringify({
    ...{ name: 'anna.stand.eth', attributes: {}, timestamp: Math.floor(Date.now() / 1_000) },
  })
  const registered = await fetch(`${url}/v1/profile/account?projectId=shop`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ coin_type: 0x80000000 + 31_337, address: ann.address, message },
      signature: await ann.signMessage({ message }),
    }),
  })
  expect(registered.status).toBe(200)
  const contracts = { ensUniversalResolver: { address: universal } }
  const { client } = await open({ service: paying.url, contracts, nameGateways: [url] })
  await sendTransfer(client, { to: 'anna.stand.eth', amount: 5n })
  await expect.poll(() => node.getBalance({ address: ann.address }), patient).toBe(5n)
  const none = { to: 'nobody.stand.eth', amount: 5n }
  await expect(sendTransfer(client, none)).rejects.toMatchObject({ code: 'name_not_resolved' })
  const strict = await open({ contracts, nameGateways: ['http://127.0.0.1:1'] })
  await expect(
    sendTransfer(strict.client, { to: 'anna.stand.eth', amount: 5n }),
  ).rejects.toMatchObject({ code: 'name_not_resolved' })
  expect(await node.getBalance({ address: ann.address })).toBe(5n)
})

test('no paymaster pays unless the wallet takes one and the host names one', async () => {
  const without = await open()
  const plain = { to: newAddress(), amount: 1n }
  const stop = new Error('seen')
  const look = async (client: typeof without.client) => {
    let isSponsored: boolean | undefined
    const onPreview = (preview: { isSponsored: boolean }) => {
      isSponsored = preview.isSponsored
      throw stop
    }
    await expect(sendTransfer(client, { ...plain, onPreview })).rejects.toBe(stop)
    return isSponsored
  }
  expect(await look(without.client)).toBe(false)
  expect(without.methods()).not.toContain('wallet_getCapabilities')
  const unable = await open({ service: paying.url })
  unable.wallet.isOn.paymasterService = false
  expect(await look(unable.client)).toBe(false)
})

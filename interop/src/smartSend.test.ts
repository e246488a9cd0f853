import { mkdtemp, rm } from 'node:fs/promises'
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
import { bundlersOf, networksOf, type SandboxChains, startChains } from 'sandbox'
import { readConfig, startServer } from 'server'
import { createTestClient as createNode, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSmartWallet } from './peers/createSmartWallet.js'

/* Sending from a smart account over the real bundler and the real paymaster of Foyer's server, by a wallet that is not Foyer's. */

const network = 'eip155:31337'
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
async function open({ service }: { service?: string } = {}) {
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
        ...(service && { custom: { paymasterService: { url: service, context: {} } } }),
      },
    ],
    adapters: [evm({ page: target as never })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const node = createNode({ mode: 'anvil', transport: http(rpcUrl) })
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

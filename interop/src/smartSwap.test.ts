import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evm } from '@foyer/adapters/evm'
import { connect, startClient } from '@foyer/core'
import { acceptSwapWarning, confirmSwap, openSwap, prepareSwap, readOffers } from '@foyer/core/swap'
import { createTestClient } from '@foyer/core/testing'
import { bundlersOf, networksOf, type SandboxChains, startChains } from 'sandbox'
import { readConfig, startServer } from 'server'
import {
  createTestClient as createNode,
  erc20Abi,
  type Hex,
  http,
  numberToHex,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createSmartWallet } from './peers/createSmartWallet.js'

/* Swaps of a smart account over the real exchanges, bundler and paymaster, by a wallet that is not Foyer's. */

const network = 'eip155:31337'
const patient = { timeout: 20_000 }

let chains: SandboxChains
let folder: string
let server: Awaited<ReturnType<typeof startServer>>
let service: string

beforeAll(async () => {
  chains = await startChains({ count: 1 })
  folder = await mkdtemp(join(tmpdir(), 'foyer-smart-swap-'))
  const settings = await bundlersOf(chains.world, folder)
  const paymasters = JSON.parse(settings.FOYER_PAYMASTERS) as Record<string, object>
  // What gas costs goes up and down with the blocks before: as much as these operations ever take.
  const wei = String(parseEther('5'))
  const plenty = { projectWeiPerDay: wei, senderWeiPerDay: wei }
  server = await startServer(
    readConfig({
      ...{ FOYER_SERVER_PORT: '0', FOYER_LOG_LEVEL: 'error', FOYER_DRAIN_MS: '100' },
      ...{ FOYER_DATA: join(folder, 'server'), FOYER_LOCAL_PROJECTS: 'shop' },
      FOYER_NETWORKS: JSON.stringify(networksOf(chains.world)),
      ...settings,
      FOYER_PAYMASTERS: JSON.stringify({ [network]: { ...paymasters[network], ...plenty } }),
    }),
  )
  service = `${server.url}/v1/bundler?chainId=${network}&projectId=shop`
}, 180_000)
afterAll(async () => {
  await server?.stop()
  await chains?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A page that knows the exchanges of the chain, and a wallet of a smart account that is not on the chain yet, with four ether. */
async function open({ isSponsored = false } = {}) {
  const [chain] = chains.world.chains
  const { rangedExchange: v3, exchange, oddTokens, multicall3 } = chain?.contracts ?? {}
  const [dollar, harvest] = chain?.tokens ?? []
  if (!chain || !exchange || !v3 || !oddTokens || !dollar || !harvest) throw new Error('no chain')
  const { factory, router, wrapped } = exchange
  const { rpcUrl } = chain
  const wallet = await createSmartWallet({ rpcUrl, bundlerUrl: service })
  const target = new EventTarget()
  const info = { uuid: '1', name: 'Smart', icon: '', rdns: 'com.example.smart' }
  const detail = { info, provider: wallet.provider }
  target.addEventListener('eip6963:requestProvider', () =>
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
  )
  const pools = { wrapped, between: [dollar.address], v2: { factory, router }, v3 }
  const client = createTestClient({
    networks: [
      {
        ...{ id: 31_337, name: 'Local', rpcUrls: { default: { http: [rpcUrl] } } },
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        contracts: { multicall3: { address: multicall3 } },
        custom: { pools, ...(isSponsored && { paymasterService: { url: service, context: {} } }) },
      },
    ] as never,
    adapters: [evm({ page: target as never })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const node = createNode({ mode: 'anvil', transport: http(rpcUrl) })
  await node.setBalance({ address: wallet.address, value: parseEther('4') })
  const sent = () => client.store.getState().send.sent
  const read = (token: Hex, spender?: Hex) =>
    wallet.client.readContract({
      ...{ abi: erc20Abi, address: token },
      ...(spender
        ? { functionName: 'allowance', args: [wallet.address, spender] }
        : { functionName: 'balanceOf', args: [wallet.address] }),
    } as never) as Promise<bigint>
  /** Reviews a swap, with each tick that it needs. */
  async function review(fromToken: string, toToken: string, amount: string) {
    await openSwap(client, { fromToken, toToken, amount })
    await readOffers(client)
    const preview = await prepareSwap(client)
    for (const { code, mustConfirm } of preview.warnings)
      if (mustConfirm) acceptSwapWarning(client, { code })
    return preview
  }
  /** Has the wallet send what was reviewed, as one request, and waits for its end. */
  async function finish() {
    const before = wallet.asked.length
    const id = await confirmSwap(client)
    const requests = wallet.asked.slice(before).filter(({ method }) => method.includes('send'))
    expect(requests.map(({ method }) => method)).toEqual(['wallet_sendCalls'])
    expect(sent()[0]).toMatchObject({ hash: id, calls: id })
    await vi.waitUntil(() => {
      client.held.pass(30_000)
      return sent()[0]?.status !== 'sent'
    }, patient)
    expect(sent()[0]).toMatchObject({ status: 'final' })
    client.held.pass(1)
    return requests[0]?.params?.[0] as unknown as { atomicRequired: boolean; calls: { to: Hex }[] }
  }
  /** The account has as much of a token. */
  const deal = (token: Hex, amount: bigint) =>
    node.request({
      method: 'anvil_dealERC20' as never,
      params: [wallet.address, token, numberToHex(amount)] as never,
    })
  return {
    ...{ client, wallet, review, finish, read, deal, router, stern: oddTokens.stern },
    ...{ dollar: dollar.address, harvest: harvest.address, wrapped },
  }
}

test.each([true, false])(
  'an approval and its swap are one atomic request of a smart account, of exactly the amount (sponsored: %s)',
  async (isSponsored) => {
    const { review, finish, read, deal, wallet, ...at } = await open({ isSponsored })
    await deal(at.harvest, parseEther('7'))
    const coins = await wallet.client.getBalance({ address: wallet.address })
    const preview = await review(at.harvest, at.dollar, '7')
    expect(preview.steps.map(({ kind }) => kind)).toEqual(['approve', 'swap'])
    expect(preview).toMatchObject({ isBatch: true, isSponsored })
    const { calls, atomicRequired } = await finish()
    expect(atomicRequired).toBe(true)
    expect(calls.map(({ to }) => to.toLowerCase())).toEqual(
      [at.harvest, preview.offer.router].map((to) => to.toLowerCase()),
    )
    expect(await read(at.dollar)).toBe(preview.toAmount)
    expect(await read(at.harvest)).toBe(0n)
    expect(await read(at.harvest, preview.offer.spender as Hex)).toBe(0n)
    const paid = coins - (await wallet.client.getBalance({ address: wallet.address }))
    if (isSponsored) expect(paid).toBe(0n)
    else expect(paid).toBeGreaterThan(0n)
  },
)

test('a smart account swaps its coin, and wraps it, to the unit', async () => {
  const { review, finish, read, ...at } = await open({ isSponsored: true })
  const { toAmount, isBatch } = await review('ETH', at.dollar, '0.5')
  expect(isBatch).toBe(true)
  await finish()
  expect(await read(at.dollar)).toBe(toAmount)
  await review('ETH', at.wrapped, '0.25')
  await finish()
  expect(await read(at.wrapped)).toBe(parseEther('0.25'))
})

test('what a token of before the standard allows already is taken back in the same request', async () => {
  const { review, finish, read, wallet, client, ...at } = await open({ isSponsored: true })
  await review('ETH', at.stern, '0.2')
  await finish()
  const had = await read(at.stern)
  // Something else of the account has allowed the exchange a little.
  const { spender } = (await review(at.stern, 'ETH', '1')).offer
  const data = `0x095ea7b3${(spender ?? '').slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
  const { id } = (await wallet.provider.request({
    method: 'wallet_sendCalls',
    params: [
      { calls: [{ to: at.stern, data }], capabilities: { paymasterService: { url: service } } },
    ] as never,
  })) as { id: Hex }
  const status = () =>
    wallet.provider.request({ method: 'wallet_getCallsStatus', params: [id] as never })
  await expect.poll(status, patient).toMatchObject({ status: 200 })
  expect(await read(at.stern, spender as Hex)).toBe(5n)

  const preview = await review(at.stern, 'ETH', '1')
  expect(preview.steps.map(({ kind }) => kind)).toEqual(['reset', 'approve', 'swap'])
  const coins = await wallet.client.getBalance({ address: wallet.address })
  const { calls } = await finish()
  expect(calls).toHaveLength(3)
  expect(had - (await read(at.stern))).toBe(preview.amount)
  expect((await wallet.client.getBalance({ address: wallet.address })) - coins).toBe(
    preview.toAmount,
  )
  expect(await read(at.stern, spender as Hex)).toBe(0n)
})

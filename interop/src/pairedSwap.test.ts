import { evm } from '@foyer/adapters/evm'
import { preparePairing, startClient } from '@foyer/core'
import {
  acceptSwapWarning,
  approveSwap,
  chooseSwapOffer,
  confirmSwap,
  openSwap,
  prepareSwap,
  readOffers,
} from '@foyer/core/swap'
import { createTestClient } from '@foyer/core/testing'
import { createPocketWallet } from '@foyer/testing/pocket'
import { IDBFactory } from 'fake-indexeddb'
import { createNodeClient, type SandboxChains, startChains } from 'sandbox'
import { erc20Abi, type Hex, numberToHex, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Relay, startRelay } from './startRelay.js'

/* Swaps of a wallet on another device: each request goes over a real relay, and its signature is real. */

let chains: SandboxChains
let relay: Relay

beforeAll(async () => {
  ;[chains, relay] = await Promise.all([startChains({ count: 1 }), startRelay()])
}, 180_000)
afterAll(async () => {
  await Promise.all([chains?.stop(), relay?.stop()])
})
afterEach(() => vi.unstubAllGlobals())

const clock = {
  now: Date.now,
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** A page that is paired with a wallet of ten ether. */
async function open() {
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('indexedDB', new IDBFactory())
  const [chain] = chains.world.chains
  const { rangedExchange: v3, exchange, oddTokens, multicall3 } = chain?.contracts ?? {}
  const [dollar, harvest] = chain?.tokens ?? []
  if (!chain || !exchange || !v3 || !oddTokens || !dollar || !harvest) throw new Error('no chain')
  const { factory, router, wrapped } = exchange
  const { rpcUrl } = chain
  const pools = { wrapped, between: [dollar.address], v2: { factory, router }, v3 }
  const client = createTestClient(
    {
      ...{
        projectId: 'local',
        relayUrl: relay.url,
        adapters: [evm({ page: new EventTarget() as never })],
      },
      networks: [
        {
          ...{ id: 31_337, name: 'Local', rpcUrls: { default: { http: [rpcUrl] } } },
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          contracts: { multicall3: { address: multicall3 } },
          custom: { pools },
        },
      ] as never,
    },
    { clock },
  )
  const stop = startClient(client)
  const wallet = createPocketWallet({
    ...{ relayUrl: relay.url, projectId: 'local', WebSocket: WebSocket as never },
    chains: [{ id: 'eip155:31337', rpcUrl }],
  })
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
  })
  await preparePairing(client)
  wallet.pair(client.store.getState().pairing.uri ?? '')
  const connected = () => client.store.getState().connection.byNamespace.eip155
  await expect.poll(() => connected()?.accounts[0].address).toBe(wallet.addresses.eip155[0])
  const address = wallet.addresses.eip155[0] as Hex
  const node = createNodeClient({ id: 31_337, name: 'Local', rpcUrl })
  await node.setBalance({ address, value: parseEther('10') })
  const held = (token: Hex) =>
    node.readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [address] })
  const allowance = (token: Hex, spender: string | undefined) =>
    node.readContract({
      ...{ abi: erc20Abi, address: token, functionName: 'allowance' },
      args: [address, spender as Hex],
    })
  /** Reviews a swap, with each tick that it needs. */
  async function review(fromToken: string, toToken: string, amount: string, by?: string) {
    await openSwap(client, { fromToken, toToken, amount })
    const { offers } = await readOffers(client)
    chooseSwapOffer(client, { key: offers.find(({ router }) => router === by)?.key })
    return tick(await prepareSwap(client))
  }
  function tick(preview: Awaited<ReturnType<typeof prepareSwap>>) {
    for (const { code, mustConfirm } of preview.warnings)
      if (mustConfirm) acceptSwapWarning(client, { code })
    return preview
  }
  /** Does the steps before the swap, then the swap, and gives each as it was shown. */
  async function finish(first: Awaited<ReturnType<typeof prepareSwap>>) {
    const kinds: string[] = []
    let preview = first
    while (preview.steps[0] && preview.steps[0].kind !== 'swap') {
      kinds.push(preview.steps[0].kind)
      preview = tick(await approveSwap(client))
    }
    const hash = (await confirmSwap(client)) as Hex
    const receipt = await node.waitForTransactionReceipt({ checkReplacement: false, hash })
    expect(receipt.status).toBe('success')
    return { kinds: [...kinds, 'swap'], preview, cost: receipt.gasUsed * receipt.effectiveGasPrice }
  }
  const deal = (token: Hex, amount: bigint) =>
    node.request({
      method: 'anvil_dealERC20' as never,
      params: [address, token, numberToHex(amount)] as never,
    })
  return {
    ...{ client, wallet, node, address, held, allowance, review, finish, deal, wrapped },
    ...{ dollar: dollar.address, harvest: harvest.address, stern: oddTokens.stern, pools },
  }
}

test('a paired wallet swaps its coin over each kind of pool and wraps it, to the unit', async () => {
  const { review, finish, held, node, address, pools, ...at } = await open()
  for (const { router } of [pools.v2, pools.v3]) {
    const preview = await review('ETH', at.dollar, '0.5', router)
    expect(preview.offer.router).toBe(router)
    const before = await node.getBalance({ address })
    const had = await held(at.dollar)
    const { cost } = await finish(preview)
    expect((await held(at.dollar)) - had).toBe(preview.toAmount)
    expect(before - (await node.getBalance({ address })) - cost).toBe(parseEther('0.5'))
  }
  const wrapped = await held(at.wrapped)
  await finish(await review('ETH', at.wrapped, '0.25'))
  expect((await held(at.wrapped)) - wrapped).toBe(parseEther('0.25'))
})

test('a paired wallet allows exactly what it swaps, and a token of before the standard is reset first', async () => {
  const { review, finish, held, allowance, deal, node, address, ...at } = await open()
  await deal(at.harvest, parseEther('7'))
  const had = await held(at.dollar)
  const shown = await review(at.harvest, at.dollar, '7')
  const swapped = await finish(shown)
  expect(swapped.kinds).toEqual(['approve', 'swap'])
  expect((await held(at.dollar)) - had).toBe(swapped.preview.toAmount)
  expect(await allowance(at.harvest, shown.offer.spender)).toBe(0n)

  await finish(await review('ETH', at.stern, '0.2'))
  // The first approval stays without its swap, as the user leaves.
  await review(at.stern, 'ETH', '10')
  await approveSwap(at.client)
  const again = await review(at.stern, 'ETH', '20')
  const before = await node.getBalance({ address })
  const { kinds, preview } = await finish(again)
  expect(kinds).toEqual(['reset', 'approve', 'swap'])
  expect(await allowance(at.stern, preview.offer.spender)).toBe(0n)
  expect(await node.getBalance({ address })).toBeGreaterThan(before)
})

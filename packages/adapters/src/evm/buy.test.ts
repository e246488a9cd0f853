import { connect, getBalance, startClient } from '@foyer/core'
import {
  buyFinding,
  chooseBuyCountry,
  chooseBuyToken,
  listPurchases,
  openBuy,
  openProvider,
  typeBuyAmount,
  watchPurchases,
} from '@foyer/core/buy'
import { createTestClient, fakeAdapter, fakeSession } from '@foyer/core/testing'
import { createSolanaRpc, generateKeyPairSigner, address as solanaAddress } from '@solana/kit'
import {
  type LocalSolana,
  type SandboxChains,
  type Shop,
  startChains,
  startShop,
  startSolana,
} from 'sandbox'
import { type LocalBitcoin, startBitcoin } from 'sandbox/bitcoin'
import { parseUnits } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { litecoind } from '../../../../scripts/litecoind.mjs'
import { evm } from './evm.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

let chains: SandboxChains
let solana: LocalSolana
let bitcoin: LocalBitcoin
let shop: Shop

const bitcoinAccount = 'bcrt1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qzf4jry'

beforeAll(async () => {
  ;[chains, solana, bitcoin] = await Promise.all([
    ...([startChains({ count: 1 }), startSolana()] as const),
    litecoind().then(startBitcoin),
  ])
  shop = await startShop({ ...chains.world, solana: solana.chain, bitcoin: bitcoin.chain })
}, 120_000)
afterAll(async () => {
  await shop?.stop()
  await Promise.all([chains?.stop(), solana?.stop(), bitcoin?.stop()])
})

/** Windows of a browser: what was opened, where each was sent, and whether it refuses them. */
function browser() {
  const opened: { href: string; opener: unknown; closed: boolean }[] = []
  let isRefusing = false
  const target = new EventTarget()
  const window = Object.assign(target, {
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    location: new URL('http://127.0.0.1/'),
    navigator: { userAgent: '', language: 'de-AT' },
    document: new EventTarget(),
    open() {
      if (isRefusing) return null
      const one = { href: 'about:blank', opener: {} as unknown, closed: false }
      opened.push(one)
      const location = { replace: (to: string) => void Object.assign(one, { href: to }) }
      return Object.assign(one, {
        location,
        close: () => void Object.assign(one, { closed: true }),
      })
    },
  })
  const refuse = () => {
    isRefusing = true
  }
  return { opened, window: window as unknown as Window, refuse }
}

async function openOnEvm(environment: object = {}) {
  const [world] = chains.world.chains
  if (!world) throw new Error('no chain')
  const network = {
    ...{ id: world.id, name: world.name, rpcUrls: { default: { http: [world.rpcUrl] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const wallet = testWallet(generatePrivateKey(), [], [world.id])
  const { page } = testPage([{ info, provider: wallet.provider }])
  const shown = browser()
  const client = createTestClient(
    {
      ...{ projectId: 'local', server: shop.url, networks: [network] },
      adapters: [evm({ page })],
      features: { onramp: ['till'] },
    },
    { window: () => shown.window, ...environment },
  )
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: info.rdns, namespace: 'eip155' })
  const buy = () => client.store.getState().buy
  return {
    ...shown,
    client,
    buy,
    musd: world.tokens[0]?.address ?? '',
    address: wallet.account.address,
  }
}
const info = { uuid: '1', name: 'Test Wallet', icon: '', rdns: 'com.example.test' }

type Bench = Pick<Awaited<ReturnType<typeof openOnEvm>>, 'client' | 'buy'>

/** Has the user stop typing, and waits for the offers. */
async function quoted({ client, buy }: Bench) {
  client.held.pass(200)
  await vi.waitFor(() => expect(buy()?.draft?.quoting.status).toMatch(/there|failed/), 5_000)
  return buy()?.draft?.quoting
}

/** Pays on the till's page as a browser does. */
async function pay(url: string, card = '4242 4242 4242 4242') {
  const page = await fetch(url)
  const text = await page.text()
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  const paid = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams({ ...values, card }),
  })
  return paid.text()
}

/** Lets the page look every four seconds of its clock until the purchase has ended. */
async function ended({ client, buy }: Bench) {
  await vi.waitFor(
    () => {
      client.held.pass(4_000)
      expect(buy()?.purchases[0]?.status).not.toBe('waiting')
    },
    { timeout: 30_000, interval: 1_000 },
  )
  return buy()?.purchases[0]
}

test('a purchase is priced with its fees, paid for in a window, and arrives on the chain and in the balance', async () => {
  const bench = await openOnEvm()
  const { client, buy, opened, address } = bench
  const notices: unknown[] = []
  client.store.subscribe(({ notices: { notice } }) => notice && notices.push(notice))
  await openBuy(client)
  expect(buy()?.draft).toMatchObject({
    ...{ account: address, fiat: 'USD', amount: '100', country: 'AT' },
    token: { symbol: 'ETH' },
  })
  const quoting = await quoted(bench)
  expect(quoting?.offers).toEqual([
    {
      ...{ provider: 'till', kind: 'offer', total: '102.9', subtotal: '100', fee: '2.5' },
      ...{ networkFee: '0.4', fees: '2.9', received: '0.04' },
    },
  ])
  const caipAddress = `eip155:31337:${address}` as const
  const before = await getBalance(client, { caipAddress })
  const pressed = openProvider(client, { provider: 'till' })
  // The window is there before the press is over: a browser would refuse it later.
  expect(opened).toMatchObject([{ href: 'about:blank', opener: null }])
  const { order } = await pressed
  expect(opened[0]?.href).toContain('/pay?')
  expect(new URL(opened[0]?.href ?? '').searchParams.get('address')).toBe(address)
  expect(await pay(opened[0]?.href ?? '')).toContain('on the way')
  Object.assign(opened[0] ?? {}, { closed: true })
  client.held.pass(500)
  expect(buy()?.page).toMatchObject({ status: 'closed', order })
  expect(await ended(bench)).toMatchObject({ status: 'arrived', received: '0.04', order })
  expect(notices.at(-1)).toMatchObject({
    ...{ code: 'transfer_final', data: { amount: '0.04', symbol: 'ETH' } },
  })
  const after = await getBalance(client, { caipAddress })
  expect(after.amount - before.amount).toBe(4n * 10n ** 16n)
  expect(listPurchases(client)).toHaveLength(1)
  const sent = JSON.stringify(client.store.getState().telemetry)
  expect([order, address].some((one) => sent.includes(one))).toBe(false)
})

test('a token is bought by its address; a window that the browser refuses is a link; a page of later finds the end', async () => {
  const bench = await openOnEvm()
  const { client, buy, musd, opened, refuse } = bench
  await openBuy(client, { token: musd, amount: '20' })
  expect((await quoted(bench))?.offers).toMatchObject([{ kind: 'offer', received: '20' }])
  refuse()
  const { asset } = await openProvider(client, { provider: 'till' })
  expect([asset?.toLowerCase(), opened]).toEqual([musd.toLowerCase(), []])
  expect(buy()?.page).toMatchObject({ status: 'blocked' })
  await pay(buy()?.page?.url ?? '')
  // The tab is closed before anything is heard: another one of this browser goes on.
  const later = await openOnEvm({ localStorage: () => client.stored })
  await expect.poll(() => later.buy()?.purchases).toHaveLength(1)
  expect(await ended(later)).toMatchObject({ status: 'arrived', received: '20' })
  await watchPurchases(client)
  expect(buy()?.purchases[0]?.status).toBe('arrived')
  // It is another account's there.
  expect(listPurchases(later.client)).toEqual([])
})

test.each([
  ['4000000000000002', 'waiting'],
  ['4000000000005126', 'failed'],
  ['4000000000000101', 'failed'],
])('card %s leaves the purchase %s', async (card, status) => {
  const bench = await bought(card)
  if (status === 'waiting') bench.client.held.pass(60_000)
  else await ended(bench)
  expect(bench.buy()?.purchases[0]?.status).toBe(status)
})

/** A purchase of ether that was paid for by a card. */
async function bought(card: string, token?: string) {
  const bench = await openOnEvm()
  await openBuy(bench.client, { token })
  await quoted(bench)
  await openProvider(bench.client, { provider: 'till' })
  await pay(bench.opened[0]?.href ?? '', card)
  return bench
}

test.each(['ETH', 'MUSD'])(
  'of %s less arrives than the provider says: the purchase is unclear, and no notice says that it arrived',
  async (token) => {
    const bench = await bought('4000000000000259', token)
    expect(await ended(bench)).toMatchObject({ status: 'unclear', symbol: token })
    expect(bench.client.store.getState().notices.notice).toBeUndefined()
  },
)

test('a delivery that the network does not show is waited for ten minutes, and is unclear then', async () => {
  const bench = await bought('4000000000000341')
  const { client, buy } = bench
  await vi.waitFor(
    () => {
      client.held.pass(4_000)
      expect(buy()?.purchases[0]?.deliveredAt).toBeGreaterThan(0)
    },
    { timeout: 30_000, interval: 1_000 },
  )
  expect(buy()?.purchases[0]?.status).toBe('waiting')
  client.held.pass(600_000)
  expect(await ended(bench)).toMatchObject({ status: 'unclear' })
  expect(client.store.getState().notices.notice).toBeUndefined()
})

test('what cannot be bought says why, before and after the server was called', async () => {
  const bench = await openOnEvm()
  const { client, buy } = bench
  await openBuy(client, { amount: '' })
  const finding = () => {
    const draft = buy()?.draft
    return draft && buyFinding(draft)
  }
  expect(finding()).toBe('incomplete')
  for (const [text, expected] of [
    ['9.99', 'amount_too_small'],
    ['7500.01', 'amount_too_large'],
    ['1.234', 'amount_invalid'],
    ['-20', 'amount_invalid'],
    ['1e2', 'amount_invalid'],
    ['2000.01', undefined],
  ] as const) {
    typeBuyAmount(client, { text })
    expect([text, finding()]).toEqual([text, expected])
  }
  // The till takes less than the contract allows.
  expect((await quoted(bench))?.failure).toMatchObject({ data: { finding: 'amount_too_large' } })
  typeBuyAmount(client, { text: '50' })
  chooseBuyCountry(client, { country: 'AQ' })
  expect((await quoted(bench))?.failure).toMatchObject({
    data: { finding: 'country_not_supported' },
  })
  await expect(openBuy(client, { token: 'NOSUCH' })).resolves.toBeUndefined()
  expect(buy()?.draft?.token).toBeUndefined()
  const token = buy()?.draft?.options?.tokens.find(({ symbol }) => symbol === 'MUSD')
  if (token) chooseBuyToken(client, { token })
  expect(buy()?.draft?.token?.symbol).toBe('MUSD')
})

/** What is sold on the networks that are not of EVM, and what reads a balance there. */
const others = {
  solana: {
    ...{ symbol: 'SOL', decimals: 9, amount: '30', received: '0.2' },
    account: async () => (await generateKeyPairSigner()).address,
    at: () => ({ id: solana.chain.id, url: solana.chain.rpcUrl }),
    held: async (address: string) =>
      (await createSolanaRpc(solana.chain.rpcUrl).getBalance(solanaAddress(address)).send()).value,
  },
  bip122: {
    ...{ symbol: 'BTC', decimals: 8, amount: '100', received: '0.002' },
    account: async () => bitcoinAccount,
    at: () => ({ id: bitcoin.chain.id, url: bitcoin.chain.esploraUrl }),
    async held(address: string) {
      const answer = await fetch(`${bitcoin.chain.esploraUrl}/address/${address}/utxo`)
      const list = (await answer.json()) as { value: number }[]
      return BigInt(list.reduce((sum, { value }) => sum + value, 0))
    },
  },
} as const

async function openOn(namespace: keyof typeof others) {
  const { at, account, symbol, decimals } = others[namespace]
  const address = await account()
  const { id: caipNetworkId, url } = at()
  const network = {
    ...{ id: caipNetworkId.split(':')[1] ?? '', chainNamespace: namespace, caipNetworkId },
    ...{ name: symbol, nativeCurrency: { name: symbol, symbol, decimals } },
    rpcUrls: { default: { http: [url] } },
  }
  const session = fakeSession({ accounts: [{ address, type: 'eoa' }], caipNetworkId } as never)
  const shown = browser()
  const client = createTestClient(
    {
      ...{ projectId: 'local', server: shop.url, networks: [network] as never },
      adapters: [fakeAdapter({ namespace, connect: async () => session })],
    },
    { window: () => shown.window },
  )
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
  })
  await connect(client, { connectorId: 'test.kestrel', namespace })
  return { ...shown, client, address, buy: () => client.store.getState().buy }
}

test.each(['solana', 'bip122'] as const)(
  'on %s coins arrive by the same steps, and less than the provider says is unclear',
  async (namespace) => {
    const { symbol, amount, received, decimals, held } = others[namespace]
    const bench = await openOn(namespace)
    const { client, opened, address } = bench
    await openBuy(client, { amount })
    expect((await quoted(bench))?.offers).toMatchObject([{ kind: 'offer', received }])
    await openProvider(client, { provider: 'till' })
    await pay(opened[0]?.href ?? '')
    expect(await ended(bench)).toMatchObject({ status: 'arrived', received, symbol })
    expect(await held(address)).toBe(parseUnits(received, decimals))
    await openProvider(client, { provider: 'till' })
    await pay(opened[1]?.href ?? '', '4000000000000259')
    expect(await ended(bench)).toMatchObject({ status: 'unclear' })
  },
)

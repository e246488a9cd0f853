import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Transaction } from '@foyer/protocol/api'
import { createSolanaRpc, generateKeyPairSigner, type Signature } from '@solana/kit'
import { type Address, erc20Abi, parseEther, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainClient } from '../chain/createChainClient.js'
import { type LocalServer, startLocalServer } from '../server/startLocalServer.js'
import { type LocalSolana, startSolana } from '../solana/startSolana.js'
import { type SandboxChains, startChains } from '../startChains.js'
import { startTill, type Till } from './startTill.js'

const clock = { ahead: 0 }
const now = () => Date.now() + clock.ahead
let files: string
let chains: SandboxChains
let solana: LocalSolana
let till: Till
let server: LocalServer

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'wallet-'))
  ;[chains, solana] = await Promise.all([startChains({ count: 1 }), startSolana()])
  const world = { ...chains.world, solana: solana.chain }
  till = await startTill({ world, slowMs: 300, now })
  server = await startLocalServer({
    ...{ port: 0, world, adminToken: randomBytes(8).toString('hex'), logins: {} },
    ...{ wallet: { port: 0, files }, sellers: till.settings, now },
  })
  till.sendWebhooksTo(`${server.url}/v1/onramp/webhooks/till`)
}, 120_000)
afterAll(async () => {
  await server?.stop()
  await till?.stop()
  await Promise.all([chains?.stop(), solana?.stop()])
  await rm(files, { recursive: true, force: true })
})

const headers = { origin: 'http://127.0.0.1:1', 'content-type': 'application/json' }
async function post(path: string, body: object) {
  const answer = await fetch(`${server.url}/v1/${path}?projectId=local`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, never> }
}
const quote = (change: object = {}) =>
  post('onramp/quote', {
    ...{ purchaseCurrency: 'ETH', paymentCurrency: 'USD', amount: '100' },
    ...{ network: 'eip155:31337', ...change },
  })
const freshAddress = () => privateKeyToAddress(generatePrivateKey())

async function begin({
  to = freshAddress(),
  symbol = 'ETH',
  ...change
}: {
  to?: string
  symbol?: string
  defaultNetwork?: string
  presetFiatAmount?: undefined
} = {}) {
  const { body } = await post('generators/onrampurl', {
    ...{ destinationWallets: [{ address: to, assets: [symbol] }] },
    ...{ defaultNetwork: 'eip155:31337', presetFiatAmount: '100', ...change },
  })
  return { to, url: String(body.url), order: String(body.order) }
}
/** The page in a browser: its text, and the form as it stands. */
async function open(url: string, fields?: Readonly<Record<string, string>>) {
  const answer = await fetch(url, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
  })
  const text = await answer.text()
  const hidden = [...text.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
  return { url: answer.url, status: answer.status, text, values }
}
async function pay(url: string, card: string, more: Readonly<Record<string, string>> = {}) {
  const page = await open(url)
  return open(page.url, { ...page.values, card, ...more })
}
async function purchase({ to, order }: { to: string; order: string }) {
  const query = new URLSearchParams({ projectId: 'local', onramp: 'all', order })
  const answer = await fetch(`${server.url}/v1/account/${to}/history?${query}`, { headers })
  const { data } = (await answer.json()) as { data: Transaction[] }
  return data[0]
}
/** The purchase once it ended; the server looks it up every three seconds, so its clock goes on. */
async function ended(bought: { to: string; order: string }): Promise<Transaction | undefined> {
  let found: Transaction | undefined
  await expect
    .poll(
      async () => {
        clock.ahead += 3_000
        found = await purchase(bought)
        return found?.metadata.status
      },
      { timeout: 20_000, interval: 50 },
    )
    .toMatch(/SUCCESS|FAILED/)
  return found
}
function client() {
  const [chain] = chains.world.chains
  if (!chain) throw new Error('no chain')
  return { ...createChainClient(chain), tokens: chain.tokens }
}
const works = '4242 4242 4242 4242'

test('ether that is paid for arrives, as much as the quote said, by the transaction of the history', async () => {
  const { body } = await quote()
  expect(body).toMatchObject({
    ...{ provider: 'till', purchaseAmount: { amount: '0.04', currency: 'ETH' } },
    ...{ paymentTotal: { amount: '102.9' }, coinbaseFee: { amount: '2.5' } },
    networkFee: { amount: '0.4' },
  })
  const bought = await begin()
  expect(await purchase(bought)).toMatchObject({
    metadata: { status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' },
  })
  await pay(bought.url, works)
  const { metadata, transfers } = (await ended(bought)) ?? {}
  expect(metadata).toMatchObject({ status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS' })
  expect(transfers).toMatchObject([{ quantity: { numeric: '0.04' } }])
  const { value, to } = await client().getTransaction({ hash: metadata?.hash as Address })
  expect([value, to]).toEqual([parseEther('0.04'), bought.to.toLowerCase()])
  expect(await client().getBalance({ address: bought.to as Address })).toBe(parseEther('0.04'))
})

test('a token arrives in its own units, and two that are paid at once both arrive', async () => {
  const both = [await begin({ symbol: 'MUSD' }), await begin({ symbol: 'MUSD' })]
  await Promise.all(both.map(({ url }) => pay(url, works)))
  const address = client().tokens.find(({ symbol }) => symbol === 'MUSD')?.address ?? '0x'
  for (const bought of both) {
    expect((await ended(bought))?.metadata.status).toMatch('SUCCESS')
    const args = [bought.to as Address] as const
    expect(
      await client().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args }),
    ).toBe(parseUnits('100', 6))
  }
})

test('the coin of Solana arrives by a transaction of its network', async () => {
  const { address } = await generateKeyPairSigner()
  const { id, rpcUrl } = solana.chain
  const bought = await begin({ to: address, symbol: 'SOL', defaultNetwork: id })
  await pay(bought.url, works)
  const found = await ended(bought)
  const rpc = createSolanaRpc(rpcUrl)
  expect((await rpc.getBalance(address).send()).value).toBe(666_666_666n)
  const { value } = await rpc.getSignatureStatuses([found?.metadata.hash as Signature]).send()
  expect(value[0]?.err).toBeNull()
})

test('a declined card buys nothing, and another card goes on', async () => {
  const bought = await begin()
  expect((await pay(bought.url, '4000 0000 0000 0002')).text).toContain('declined this card')
  expect((await pay(bought.url, '1234')).text).toContain('no such card')
  expect(await client().getBalance({ address: bought.to as Address })).toBe(0n)
  await pay(bought.url, works)
  expect((await ended(bought))?.metadata.status).toMatch('SUCCESS')
})

test('the second step takes the code of the bank and no other', async () => {
  const bought = await begin()
  const bank = await pay(bought.url, '4000 0000 0000 3220')
  const wrong = await open(bank.url, { ...bank.values, code: '1' })
  expect(wrong.text).toContain('does not know this code')
  await open(wrong.url, { ...wrong.values, code: '123456' })
  expect((await ended(bought))?.metadata.status).toMatch('SUCCESS')
})

test.each([
  ['4000 0000 0000 0077', 'SUCCESS', '0.04'],
  ['4000 0000 0000 5126', 'FAILED', '0'],
  ['4000 0000 0000 0259', 'SUCCESS', '0.02'],
  ['4000 0000 0000 0101', 'FAILED', '0'],
  ['4000 0000 0000 0341', 'SUCCESS', '0'],
])('what becomes of card %s: %s, and %s ether arrive', async (card, status, arrived) => {
  const bought = await begin()
  await pay(bought.url, card)
  expect((await ended(bought))?.metadata.status).toMatch(status)
  const balance = await client().getBalance({ address: bought.to as Address })
  expect(balance).toBe(parseEther(arrived))
})

test.each([...['none', 'twice', 'reordered', 'badSignature', 'oldTime', 'otherSale', 'silent']])(
  'whatever its webhooks are (%s), a purchase ends as it went',
  async (fault) => {
    const [good, back] = [await begin(), await begin()]
    await pay(good.url, works, { fault })
    await pay(back.url, '4000 0000 0000 5126', { fault })
    expect((await ended(good))?.metadata.status).toMatch('SUCCESS')
    expect((await ended(back))?.metadata.status).toMatch('FAILED')
  },
)

test('a purchase is paid once, however often its page is sent', async () => {
  const bought = await begin()
  const { url, values } = await open(bought.url)
  await Promise.all([1, 2, 3].map(() => open(url, { ...values, card: works })))
  await ended(bought)
  await open(bought.url)
  expect(await client().getBalance({ address: bought.to as Address })).toBe(parseEther('0.04'))
})

test('a price holds for half a minute, and one that the form invents not at all', async () => {
  const bought = await begin()
  const { url, values } = await open(bought.url)
  const much = await open(url, { ...values, received: '4000', card: works })
  expect(much.text).toContain('The price has ended')
  clock.ahead += 30_000
  expect((await open(url, { ...values, card: works })).text).toContain('The price has ended')
  expect(await client().getBalance({ address: bought.to as Address })).toBe(0n)
})

test('an address of the page with one character changed is refused', async () => {
  const { url, to } = await begin()
  for (const changed of [url.replace(to, freshAddress()), url.slice(0, -1), `${url}&amount=900`])
    expect((await open(changed)).status).toBe(403)
})

test.each([
  ['too little', { amount: '9.99' }, 'amount_too_small'],
  ['more than the till takes', { amount: '2000.01' }, 'amount_too_large'],
  ['a country where it sells nothing', { country: 'AQ' }, 'country_not_supported'],
  ['a network that it does not name', { network: 'eip155:1' }, 'onramp_not_supported'],
])('%s is refused by its name, and is no estimate', async (_, change, name) => {
  const { status, body } = await quote(change)
  expect([status, body]).toMatchObject([400, { reasons: [{ name }] }])
})

test('without an amount the page takes one, within its limits', async () => {
  const bought = await begin({ presetFiatAmount: undefined })
  const page = await open(bought.url)
  const low = await open(`${page.url}/amount`, { amount: '5' })
  expect(low.text).toContain('10 at least')
  await open(`${page.url}/amount`, { amount: '50' })
  await pay(bought.url, works)
  expect((await ended(bought))?.transfers).toMatchObject([{ quantity: { numeric: '0.02' } }])
})

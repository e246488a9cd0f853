import type { Quote, SolanaSwapTransaction, SwapToken } from '@foyer/protocol/api'
import {
  createKeyPairSignerFromPrivateKeyBytes,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  type KeyPairSigner,
  signTransaction,
} from '@solana/kit'
import { type LocalSolana, startSolana, startSolanaSwaps } from 'sandbox/solana'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenedDatabase } from '../database/Database.js'
import { openMemory } from '../testing/embedded/openMemory.js'
import { startServed } from '../testing/startServed.js'

let database: OpenedDatabase
let solana: LocalSolana
let jupiter: Awaited<ReturnType<typeof startSolanaSwaps>>
let served: Awaited<ReturnType<typeof startServed>>
let account: KeyPairSigner

const coin = 'So11111111111111111111111111111111111111111'
const idOf = (address: string) => `${solana.chain.id}:${address}`
const tokenOf = (symbol: string) =>
  jupiter.tokens.find((one) => one.symbol === symbol)?.address ?? ''

beforeAll(async () => {
  ;[database, solana] = await Promise.all([openMemory(), startSolana()])
  jupiter = await startSolanaSwaps(solana)
  account = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(7))
  await call('requestAirdrop', account.address, 10 ** 10)
  const { id, name, rpcUrl } = solana.chain
  served = await startServed({
    database,
    now: Date.now,
    env: {
      FOYER_SWAP_PROVIDERS: JSON.stringify({
        jupiter: { key: 'k-5e', url: jupiter.url, network: id, perSecond: 100 },
      }),
    },
    networks: { [id]: { rpc: [rpcUrl], name, tokens: jupiter.tokens } },
  })
})
afterAll(async () => {
  await served.stop()
  await jupiter.stop()
  await solana.stop()
  await database.close()
})

async function call(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(solana.chain.rpcUrl, { method: 'POST', headers, body })
  const { result, error } = (await answer.json()) as { result: unknown; error?: object }
  if (error) throw new Error(JSON.stringify(error))
  return result
}
async function get(path: string, query: Readonly<Record<string, string>>) {
  const search = new URLSearchParams({ projectId: 'shop', ...query })
  const answer = await served.app.request(`/v1/convert/${path}?${search}`)
  const body = (await answer.json()) as Record<string, unknown>
  const [reason] = (body.reasons ?? []) as { name: string }[]
  return { status: answer.status, body, reason: reason?.name }
}
async function quote(from: string, to: string, amount: bigint) {
  const order = { from: idOf(from), to: idOf(to), amount: String(amount) }
  const { body, ...answer } = await get('quotes', { ...order, userAddress: account.address })
  return { ...answer, quote: (body.quotes as Quote[] | undefined)?.[0] }
}
async function build(from: string, to: string, amount: bigint, more: object) {
  const answer = await served.app.request('/v1/convert/build-transaction', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ projectId: 'shop', from: idOf(from), to: idOf(to), amount: String(amount) },
      ...{ userAddress: account.address, ...more },
    }),
  })
  const body = (await answer.json()) as {
    tx?: SolanaSwapTransaction
    reasons?: { name: string }[]
  }
  return { status: answer.status, tx: body.tx, reason: body.reasons?.[0]?.name }
}
async function send({ solana: { transaction } }: SolanaSwapTransaction) {
  const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(transaction))
  const signed = await signTransaction([account.keyPair], unsigned as never)
  await call('sendTransaction', getBase64EncodedWireTransaction(signed), { encoding: 'base64' })
}
async function held(token: string): Promise<bigint> {
  if (token === coin) {
    const { value } = (await call('getBalance', account.address)) as { value: number }
    return BigInt(value)
  }
  const options = { encoding: 'jsonParsed' }
  const { value } = (await call(
    'getTokenAccountsByOwner',
    account.address,
    { mint: token },
    options,
  )) as {
    value: { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
  }
  return BigInt(value[0]?.account.data.parsed.info.tokenAmount.amount ?? 0)
}
/** Quotes, builds, signs and sends. */
async function swap(from: string, to: string, amount: bigint) {
  const { quote: offered } = await quote(from, to, amount)
  if (!offered) throw new Error('no quote')
  const { id: quoteId, minReceived } = offered
  const { tx, reason } = await build(from, to, amount, { quoteId, minReceived })
  if (!tx) throw new Error(reason)
  const before = { from: await held(from), to: await held(to) }
  await send(tx)
  const after = { from: await held(from), to: await held(to) }
  return { quote: offered, tx, given: before.from - after.from, got: after.to - before.to }
}

test('coins and tokens are swapped either way, to the unit of the quote, by one signature', async () => {
  const [dollar, harvest] = [tokenOf('MUSD'), tokenOf('HRV')]
  const first = await swap(coin, dollar, 2_000_000_001n)
  expect(first.quote).toMatchObject({
    ...{ fromAmount: '2000000001', toAmount: '300000000', minReceived: '297000000' },
    ...{ provider: 'jupiter', router: 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4', fees: [] },
    ...{ fromAccount: idOf(coin), toAccount: idOf(dollar), impactBps: 0 },
  })
  expect(first.quote).not.toHaveProperty('spender')
  expect(first.tx.from).toBe(idOf(account.address))
  expect(first.got).toBe(300_000_000n)
  // Beside the amount: the fee of a signature, what is offered for computing, and the rent of the new account.
  const beside = first.given - 2_000_000_001n - 2_039_280n
  expect(beside).toBeGreaterThanOrEqual(5_000n)
  expect(beside).toBeLessThan(20_000n)

  const second = await swap(dollar, harvest, 123_457n)
  expect(second).toMatchObject({ given: 123_457n, got: 123_457n * 2_000n })
  const third = await swap(harvest, coin, 200_000_000n)
  expect(third.given).toBe(200_000_000n)
  expect(third.quote.toAmount).toBe('666666')
  // The fee of the transaction goes off what arrives.
  expect(666_666n - third.got).toBeGreaterThanOrEqual(5_000n)
  expect(666_666n - third.got).toBeLessThan(20_000n)
})

test('what cannot be swapped is refused by its reason', async () => {
  const [dollar, harvest] = [tokenOf('MUSD'), tokenOf('HRV')]
  const wrapped = 'So11111111111111111111111111111111111111112'
  expect(await quote(coin, wrapped, 5n)).toMatchObject({ status: 400, reason: 'no_route' })
  expect(await quote(account.address, coin, 5n)).toMatchObject({ reason: 'no_route' })
  expect(await quote(harvest, dollar, 1_999n)).toMatchObject({ reason: 'amount_too_small' })
  expect(await quote(coin, dollar, 10n ** 15n)).toMatchObject({ reason: 'amount_too_large' })
  expect(await quote(coin, dollar, 2n ** 64n)).toMatchObject({ reason: 'amount_too_large' })
  const amount = 1_000_000n
  const { quote: offered } = await quote(dollar, harvest, amount)
  const quoteId = offered?.id
  const more = { quoteId, minReceived: String(BigInt(offered?.toAmount ?? 0) + 1n) }
  expect(await build(dollar, harvest, amount, more)).toMatchObject({
    ...{ status: 409, reason: 'price_moved' },
  })
  expect(await build(dollar, harvest, 2n * amount, { quoteId })).toMatchObject({
    ...{ status: 400, reason: 'quote_unknown' },
  })
  // More than the account has: it fails when a node plays it through, which can be left out.
  const large = 10n ** 11n
  expect(await build(dollar, harvest, large, {})).toMatchObject({ reason: 'no_route' })
  expect((await build(dollar, harvest, large, { disableEstimate: true })).status).toBe(200)
})

test('the coin stands before the listed tokens, nothing has to be allowed, and gas has no price', async () => {
  const [dollar] = jupiter.tokens
  const { body } = await get('tokens', { chainId: solana.chain.id })
  expect((body.tokens as SwapToken[]).map(({ address }) => address)).toEqual([
    ...[idOf(coin), ...jupiter.tokens.map(({ address }) => idOf(address))],
  ])
  const user = { userAddress: account.address }
  const tokenAddress = idOf(dollar?.address ?? '')
  const allowed = await get('allowance', { ...user, tokenAddress })
  expect(allowed.body).toEqual({ allowance: String(2n ** 256n - 1n) })
  const approval = { ...user, from: tokenAddress, to: idOf(coin), amount: '5' }
  expect(await get('build-approve', approval)).toMatchObject({ reason: 'token_not_supported' })
  expect(await get('gas-price', { chainId: solana.chain.id })).toMatchObject({
    ...{ status: 400, reason: 'network_not_supported' },
  })
})

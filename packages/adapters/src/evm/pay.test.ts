import { closeModal } from '@foyer/core'
import { enterPay, retryPay, submitSend } from '@foyer/core/internal'
import { openPay, type PaymentRequest } from '@foyer/core/pay'
import { openSend, prepareSend, sendButton } from '@foyer/core/send'
import { type Address, parseAbi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { holdTransaction } from './fixtures/holdTransaction.js'
import { sendBench } from './fixtures/sendBench.js'
import { sendContracts } from './fixtures/sendContracts.js'
import { type LocalChain, startChain } from './fixtures/startChain.js'

const slowly = { timeout: 20_000 }
const ether = 10n ** 18n
const token = '0x00000000000000000000000000000000000000b1'
const abi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function set(uint256 mood, uint8 decimals)',
  'function balanceOf(address) view returns (uint256)',
])

let chain: LocalChain
let other: LocalChain
let bench: Awaited<ReturnType<typeof sendBench>>

beforeAll(async () => {
  ;[chain, other] = await Promise.all([startChain(31337, 'Here'), startChain(31338, 'There')])
  await chain.client.setCode({ address: token, bytecode: sendContracts.moodyToken })
  await call('set', [0, 6])
})
afterAll(async () => {
  await Promise.all([chain.stop(), other.stop()])
})
beforeEach(async () => {
  bench = await sendBench([chain, other])
  await chain.client.setBalance({ address: bench.address, value: 10n * ether })
})
afterEach(async () => {
  bench.end()
  await chain.client.setAutomine(true)
})

const newAddress = (): Address => privateKeyToAccount(generatePrivateKey()).address
const call = async (functionName: 'mint' | 'set', args: readonly unknown[]) => {
  const hash = await chain.client.writeContract({
    ...({ address: token, abi, functionName, args } as never as object),
  } as never)
  await chain.client.waitForTransactionReceipt({ checkReplacement: false, hash })
}
const payment = () => bench.client.store.getState().pay
const view = () => {
  const { modal } = bench.client.store.getState()
  return modal.open ? modal.history.at(-1)?.name : undefined
}

/** Opens a payment. What became of its promise stands in `outcome`: an unheard rejection would end the test. */
function open(request: Partial<PaymentRequest> = {}) {
  const to = newAddress()
  const ends: unknown[] = []
  const asked = { network: 'eip155:31337', amount: '0.25', to, ...request } as const
  openPay(bench.client, asked).then(
    (paid) => ends.push(paid),
    (error) => ends.push(error),
  )
  return { to, outcome: async () => await vi.waitUntil(() => ends[0], slowly), ends }
}

/** Passes time until something is known of what was sent. */
async function lookedAt(): Promise<void> {
  const { client } = bench
  const before = client.store.getState().send.sent
  await vi.waitUntil(() => {
    if (client.store.getState().send.sent !== before) return true
    client.held.pass(30_000)
    return false
  }, slowly)
}

async function reviewed() {
  await enterPay(bench.client)
  expect(sendButton(bench.draft() as never)).toMatchObject({ isEnabled: true })
  return prepareSend(bench.client)
}

const isSent = () => vi.waitUntil(() => payment()?.sentAt !== undefined, slowly)

test('exactly the amount goes to exactly the receiver, and the page hears of it once it is in a block', async () => {
  const { client, address } = bench
  const steps: unknown[] = []
  client.store.subscribe(({ pay }, before) => {
    if (pay?.status !== before.pay?.status) steps.push(pay?.status)
  })
  const { to, outcome, ends } = open({ label: 'Orchard' })
  expect(view()).toBe('Pay')
  const preview = await reviewed()
  expect(preview).toMatchObject({ to, amount: ether / 4n })
  await chain.client.setAutomine(false)
  submitSend(client)
  // A second press is the same payment.
  submitSend(client)
  await isSent()
  expect(view()).toBe('PayLoading')
  expect(payment()?.status).toBe('awaiting')
  await expect(openPay(client, { network: 'eip155:31337', amount: '1', to })).rejects.toMatchObject(
    {
      code: 'request_pending',
    },
  )
  expect(ends).toEqual([])
  await chain.client.mine({ blocks: 1 })
  await lookedAt()
  const [sent] = bench.sent()
  expect(await outcome()).toEqual({ hash: sent?.hash, network: 'eip155:31337', from: address })
  expect(bench.requests()).toHaveLength(1)
  expect(await chain.client.getBalance({ address: to })).toBe(ether / 4n)
  // It is shown for a while, and the modal closes.
  client.held.pass(3_000)
  expect(steps).toEqual(['initiated', 'awaiting', 'completed', undefined])
  expect([view(), payment(), bench.draft()]).toEqual([undefined, undefined, undefined])
})

test('a token is paid in its own decimals, also one that no list of the account has', async () => {
  await call('mint', [bench.address, 5_000_000n])
  const { to, outcome } = open({ asset: token, amount: '1.25' })
  await reviewed()
  submitSend(bench.client)
  await isSent()
  await lookedAt()
  expect(await outcome()).toMatchObject({ network: 'eip155:31337' })
  const got = await chain.client.readContract({
    ...{ address: token, abi, functionName: 'balanceOf', args: [to] },
  })
  expect(got).toBe(1_250_000n)
})

test('what the account does not have, and more places than the token has, cannot be reviewed', async () => {
  for (const [request, code] of [
    [{ amount: '11' }, 'insufficient_funds'],
    [{ asset: token, amount: '1' }, 'insufficient_funds'],
    [{ asset: token, amount: '0.0000001' }, 'incorrect_value'],
    [{ to: 'not-an-address' }, 'invalid_address'],
  ] as const) {
    const { outcome } = open(request)
    await enterPay(bench.client)
    expect(sendButton(bench.draft() as never)).toMatchObject({ code, isEnabled: false })
    closeModal(bench.client)
    expect(await outcome()).toMatchObject({ code: 'user_rejected' })
  }
  expect(bench.requests()).toEqual([])
})

test.each([
  [{ amount: '0' }, 'amount_and_receiver_required'],
  [{ amount: '-1' }, 'amount_and_receiver_required'],
  [{ amount: '1e3' }, 'amount_and_receiver_required'],
  [{ amount: '1,5' }, 'amount_and_receiver_required'],
  [{ to: ' ' }, 'amount_and_receiver_required'],
  [{ to: undefined as never }, 'amount_and_receiver_required'],
  [{ amount: 1 as never }, 'amount_and_receiver_required'],
  [{ asset: 'USDC' }, 'invalid_caip_address'],
  [{ network: 'eip155:1' }, 'chain_not_configured'],
] as const)('%j opens nothing', async (request, code) => {
  const { outcome } = open(request)
  expect(await outcome()).toMatchObject({ code })
  expect([view(), payment()]).toEqual([undefined, undefined])
})

test('an address without a token is said to have none, and nothing can be reviewed', async () => {
  const { outcome } = open({ asset: newAddress() })
  await expect(enterPay(bench.client)).rejects.toMatchObject({ code: 'answer_invalid' })
  expect(bench.draft()?.token).toBeUndefined()
  closeModal(bench.client)
  expect(await outcome()).toMatchObject({ code: 'user_rejected' })
  expect(bench.requests()).toEqual([])
})

test('a modal that closes before a press ends it, and another payment takes its place', async () => {
  const first = open()
  await reviewed()
  const second = open()
  expect(await first.outcome()).toMatchObject({ code: 'user_rejected' })
  // The transfer of the first is none of the second.
  submitSend(bench.client)
  await vi.dynamicImportSettled()
  expect(bench.draft()?.status).toBe('prepared')
  expect(bench.requests()).toEqual([])
  expect(await reviewed()).toMatchObject({ to: second.to })
  closeModal(bench.client)
  expect(await second.outcome()).toMatchObject({ code: 'user_rejected' })
  expect(bench.draft()).toBeUndefined()
  expect(bench.requests()).toEqual([])
})

test('a wallet that declines leaves the choice, and what it sends after the modal closed still counts', async () => {
  const { client, wallet } = bench
  const { outcome, ends } = open()
  await reviewed()
  wallet.switches.answer('reject')
  submitSend(client)
  await vi.waitUntil(() => payment()?.failure !== undefined, slowly)
  expect(payment()?.status).toBe('initiated')
  expect(payment()?.failure).toMatchObject({ code: 'user_rejected' })
  wallet.switches.answer('approve')
  await prepareSend(client)
  submitSend(client)
  await vi.waitUntil(() => payment()?.status === 'awaiting', slowly)
  closeModal(client)
  await isSent()
  expect(ends).toEqual([])
  await lookedAt()
  expect(await outcome()).toMatchObject({ hash: bench.sent()[0]?.hash })
  expect(payment()).toBeUndefined()
})

test('a wallet that declines after the modal closed ends it', async () => {
  const { client } = bench
  const { outcome } = open()
  await reviewed()
  const decline = holdTransaction(bench.wallet)
  submitSend(client)
  await vi.waitUntil(() => bench.requests().length === 1, slowly)
  closeModal(client)
  decline()
  expect(await outcome()).toMatchObject({ code: 'user_rejected' })
  expect(payment()).toBeUndefined()
})

test('one that did not arrive is said to have failed, and can be paid by another transaction', async () => {
  const { client, address } = bench
  const { to, outcome, ends } = open()
  await reviewed()
  await chain.client.setAutomine(false)
  submitSend(client)
  await isSent()
  await lookedAt()
  // In the wallet another transaction takes its number.
  const price = 10n ** 12n
  await bench.wallet.node().sendTransaction({
    ...{ to: address, value: 0n, nonce: 0, gas: 21_000n },
    ...{ maxFeePerGas: price, maxPriorityFeePerGas: price },
  } as never)
  await chain.client.mine({ blocks: 2 })
  await lookedAt()
  expect(payment()).toMatchObject({
    status: 'failed',
    failure: { code: 'payment_failed', data: { status: 'cancelled' } },
  })
  expect(ends).toEqual([])
  await chain.client.setAutomine(true)
  retryPay(client)
  expect(view()).toBe('Pay')
  await reviewed()
  submitSend(client)
  await isSent()
  await lookedAt()
  expect(await outcome()).toMatchObject({ hash: bench.sent()[0]?.hash })
  expect(await chain.client.getBalance({ address: to })).toBe(ether / 4n)
})

test('on another network nothing is put together, until the wallet has switched', async () => {
  const { client } = bench
  const { to, outcome } = open({ network: 'eip155:31338' })
  await enterPay(client)
  expect(bench.draft()).toBeUndefined()
  await other.client.setBalance({ address: bench.address, value: ether })
  bench.wallet.switches.moveTo(other.network)
  await vi.waitUntil(() => {
    const { connection } = client.store.getState()
    return connection.byNamespace.eip155?.caipNetworkId === 'eip155:31338'
  }, slowly)
  expect(await reviewed()).toMatchObject({ to })
  closeModal(client)
  expect(await outcome()).toMatchObject({ code: 'user_rejected' })
})

test('a transfer of the user is none of a payment, and a payment of the page none of a transfer', async () => {
  const { client } = bench
  open()
  await reviewed()
  openSend(client)
  expect(bench.draft()?.payment).toBeUndefined()
  submitSend(client)
  expect(payment()?.status).toBe('initiated')
})

test('events say what is paid, and never to whom', async () => {
  const { client, address } = bench
  const heard: { event: string }[] = []
  client.store.subscribe(({ telemetry }, before) => {
    const { last } = telemetry
    if (last && last !== before.telemetry.last && last.data.event.startsWith('PAY_'))
      heard.push(last.data)
  })
  const { to, outcome } = open()
  await reviewed()
  submitSend(client)
  await isSent()
  await lookedAt()
  const { hash } = (await outcome()) as { hash: string }
  const configuration = { network: 'eip155:31337', asset: 'native', amount: '0.25' }
  const paymentId = expect.any(String)
  const at = (event: string, status: string) => ({
    event,
    properties: { paymentId, configuration, currentPayment: { type: 'wallet', status } },
  })
  expect(heard).toEqual([
    { event: 'PAY_MODAL_OPEN', properties: { paymentId, configuration, exchanges: [] } },
    at('PAY_INITIATED', 'awaiting'),
    at('PAY_SUCCESS', 'completed'),
  ])
  const written = JSON.stringify(heard).toLowerCase()
  for (const secret of [to, address, hash])
    expect(written).not.toContain(secret.slice(2, 12).toLowerCase())
})

test('a page that is left hears of it', async () => {
  const { outcome } = open()
  bench.client.destroy()
  expect(await outcome()).toMatchObject({ code: 'client_destroyed' })
})

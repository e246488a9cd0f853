import { connect, sendTransaction, startClient, transfer } from '@foyer/core'
import {
  acceptWarning,
  chooseMax,
  chooseToken,
  confirmSend,
  openSend,
  prepareSend,
  sendTransfer,
  typeAmount,
  typeRecipient,
} from '@foyer/core/send'
import { createTestClient } from '@foyer/core/testing'
import { createSolanaWallet, type SolanaWalletOptions } from '@foyer/testing'
import { base58 } from '@scure/base'
import { address as addressOf, generateKeyPairSigner, getProgramDerivedAddress } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createHook } from './fixtures/createHook.js'
import { createTokens } from './fixtures/createTokens.js'
import { type LocalCluster, startCluster } from './fixtures/startCluster.js'
import { testPage } from './fixtures/testPage.js'
import { writePayment } from './fixtures/writePayment.js'
import { solana } from './solana.js'

/** A machine that is busy takes its time. */
const slowly = { timeout: 20_000 }

let cluster: LocalCluster
let tokens: ReturnType<typeof createTokens>
beforeAll(async () => {
  cluster = await startCluster('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG', 'Devnet')
  const maker = await generateKeyPairSigner()
  await cluster.give(maker.address, 10n ** 11n)
  tokens = createTokens(cluster, maker)
})
afterAll(() => cluster.stop())

const sol = 10n ** 9n
const signatureFee = 5_000n
const newAddress = async () => (await generateKeyPairSigner()).address as string

async function open(options: Partial<SolanaWalletOptions> = {}) {
  const { page, window } = testPage()
  const wallet = createSolanaWallet({
    ...{ name: 'Test Wallet', window, storage: 'none' },
    clusters: [{ chain: 'solana:devnet', rpcUrl: cluster.url }],
    ...options,
  })
  const [address = ''] = wallet.addresses
  const had = await cluster.balance(address)
  await cluster.give(address, 2n * sol)
  const client = createTestClient({
    networks: [cluster.network] as never,
    adapters: [solana({ page })],
  })
  const stop = startClient(client)
  onTestFinished(() => {
    stop()
    client.destroy()
    wallet.destroy()
  })
  await connect(client, { connectorId: 'standard:test-wallet', namespace: 'solana' })
  const { caipNetworkId: chainId } = cluster.network
  const quantity = { decimals: '9', numeric: '2' }
  return {
    ...{ client, address, held: had + 2n * sol },
    draft: () => client.store.getState().send.draft,
    coin: { name: 'Solana', symbol: 'SOL', chainId, price: 0, quantity },
    tokenOf: (mint: string) => ({
      ...{ name: 'Token', symbol: 'TOK', chainId, price: 0, address: `${chainId}:${mint}` },
      quantity: { decimals: '6', numeric: '0' },
    }),
  }
}

test('a token moves to the unit for the fee and rent that were shown, and no SOL with it', async () => {
  const { client, address, tokenOf } = await open()
  const token = await tokens.create('classic')
  await token.give(address, 5_000n)
  const to = await newAddress()
  openSend(client)
  await chooseToken(client, tokenOf(token.mint))
  await typeRecipient(client, { text: to })
  acceptWarning(client, { code: 'unused' })
  await chooseMax(client)
  const before = await cluster.balance(address)
  const preview = await prepareSend(client)
  expect(preview.fees.map(({ kind }) => kind)).toEqual(['network', 'rent'])
  expect(preview).toMatchObject({ amount: 5_000n, receives: 5_000n })
  await confirmSend(client)
  expect(await token.balanceOf(to)).toBe(5_000n)
  expect(await token.balanceOf(address)).toBe(0n)
  expect(await cluster.balance(to)).toBe(0n)
  expect(before - (await cluster.balance(address))).toBe(preview.fee)
})

test('Max of SOL leaves nothing', async () => {
  const { client, address, coin, held } = await open()
  const to = await newAddress()
  openSend(client)
  await chooseToken(client, coin)
  await chooseMax(client)
  await typeRecipient(client, { text: to })
  acceptWarning(client, { code: 'unused' })
  const preview = await prepareSend(client)
  expect(preview).toMatchObject({ amount: held - signatureFee, fee: signatureFee })
  await confirmSend(client)
  expect(await cluster.balance(address)).toBe(0n)
  expect(await cluster.balance(to)).toBe(held - signatureFee)
})

test('what a token of Token-2022 keeps is said before, and a memo goes with it where the receiver wants one', async () => {
  const { client, address } = await open()
  const token = await tokens.create(['fee'])
  await token.give(address, 1_000_000n)
  const to = await newAddress()
  const sent = await sendTransfer(client, {
    ...{ to, amount: 1_000_000n, asset: { address: token.mint }, memo: 'order 7' },
    accept: ['unused'],
  })
  expect(sent.preview.receives).toBe(995_000n)
  expect(sent.preview.warnings.map(({ code }) => code)).toEqual([
    'first_time',
    'unused',
    'receives_less',
  ])
  expect(await token.balanceOf(to)).toBe(995_000n)
})

test('a program that takes part in the transfer is named before', async () => {
  const { client, address } = await open()
  const token = await tokens.create(['hook'])
  const program = await createHook(cluster, { mint: token.mint })
  await token.hook(program)
  await token.give(address, 5n)
  const to = await newAddress()
  const sent = await sendTransfer(client, {
    ...{ to, amount: 5n, asset: { address: token.mint } },
    accept: ['unused'],
  })
  expect(sent.preview.warnings).toContainEqual({
    ...{ code: 'hooked', mustConfirm: false, address: program },
  })
  expect(await token.balanceOf(to)).toBe(5n)
})

/** The account that holds a wallet's tokens of one mint. */
async function accountOfToken() {
  const { mint, give } = await tokens.create('classic')
  const owner = await newAddress()
  await give(owner, 1n)
  const [account] = await findAssociatedTokenPda({
    ...{ owner: addressOf(owner), mint: addressOf(mint) },
    tokenProgram: addressOf('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  })
  return account as string
}

test.each([
  ['a mint', async () => (await tokens.create('classic')).mint],
  ['an account of a token', accountOfToken],
  ['a program', async () => 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
])('%s receives nothing', async (_, make) => {
  const { client, draft, coin } = await open()
  openSend(client)
  await chooseToken(client, coin)
  await typeRecipient(client, { text: await make() })
  expect(draft()?.recipient).toMatchObject({ status: 'refused' })
  expect(draft()?.recipient.address).toBeUndefined()
})

test('the mint of the token that is sent is refused as its receiver', async () => {
  const { client, draft, tokenOf } = await open()
  const { mint } = await tokens.create('classic')
  openSend(client)
  await chooseToken(client, tokenOf(mint))
  await typeRecipient(client, { text: mint })
  expect(draft()?.recipient).toMatchObject({ status: 'refused' })
})

/** An address of 44 letters. One of 43 may be another address with a letter more. */
async function longAddress(): Promise<string> {
  for (;;) {
    const address = await newAddress()
    if (address.length === 44) return address
  }
}

test.each([
  ['0 in place of o', (text: string) => `0${text.slice(1)}`],
  ['O', (text: string) => `O${text.slice(1)}`],
  ['l', (text: string) => `${text.slice(0, -1)}l`],
  ['I', (text: string) => `${text.slice(0, 9)}I${text.slice(10)}`],
  ['text after it', (text: string) => `${text} x`],
  ['text before it', (text: string) => `to ${text}`],
  ['text that is not apart from it', (text: string) => `x${text}`],
  ['a blank within', (text: string) => `${text.slice(0, 20)} ${text.slice(20)}`],
  ['a character that is not seen', (text: string) => `${text}\u200b`],
  ['a turn of direction', (text: string) => `\u202e${text}`],
  ['a letter less', (text: string) => text.slice(4)],
  ['a letter twice', (text: string) => `${text}${text.at(-1)}`],
])('an address with %s is none', async (_, change) => {
  const { client, draft } = await open()
  openSend(client)
  await typeRecipient(client, { text: change(await longAddress()) })
  expect(draft()?.recipient.status).toBe('invalid')
})

test('an address with a changed letter has to be confirmed, whether its own was sent to before or not', async () => {
  const { client, draft, coin } = await open()
  const friend = await newAddress()
  /** Of the letters in its middle, each exchanged for the next one. */
  const changed = [20, 21, 22, 23].map((at) => {
    const letter = friend[at] === 'x' ? 'y' : 'x'
    return `${friend.slice(0, at)}${letter}${friend.slice(at + 1)}`
  })
  const unconfirmed = async (text: string) => {
    openSend(client)
    await chooseToken(client, coin)
    await typeRecipient(client, { text })
    const { warnings = [] } = draft()?.recipient ?? {}
    return warnings.filter(({ mustConfirm }) => mustConfirm).map(({ code }) => code)
  }
  for (const text of changed) {
    const [code, ...more] = await unconfirmed(text)
    expect(['unused', 'no_wallet_key']).toContain(code)
    expect(more).toEqual([])
  }
  await sendTransfer(client, { to: friend, amount: 1_000_000n, accept: ['unused'] })
  for (const text of changed) expect(await unconfirmed(text)).toContain('look_alike')
  expect(await unconfirmed(friend)).toEqual([])
})

test('an address that no key signs for has to be confirmed', async () => {
  const { client } = await open()
  const [to] = await getProgramDerivedAddress({
    programAddress: addressOf('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'),
    seeds: [crypto.getRandomValues(new Uint8Array(32))],
  })
  const given = { to, amount: 1_000_000n }
  await expect(sendTransfer(client, given)).rejects.toMatchObject({
    code: 'receiver_unconfirmed',
    data: { warnings: expect.arrayContaining([{ code: 'no_wallet_key', mustConfirm: true }]) },
  })
  await sendTransfer(client, { ...given, accept: ['no_wallet_key'] })
  expect(await cluster.balance(to)).toBe(1_000_000n)
})

test('without SOL for the rent of the receiver’s account SOL is named', async () => {
  const { client, address, coin, tokenOf } = await open()
  const token = await tokens.create('classic')
  await token.give(address, 5n)
  openSend(client)
  await chooseToken(client, coin)
  await chooseMax(client)
  await typeRecipient(client, { text: await newAddress() })
  acceptWarning(client, { code: 'unused' })
  await prepareSend(client)
  await confirmSend(client)
  openSend(client)
  await chooseToken(client, tokenOf(token.mint))
  await typeRecipient(client, { text: await newAddress() })
  acceptWarning(client, { code: 'unused' })
  typeAmount(client, { text: '0.000005' })
  await expect(prepareSend(client)).rejects.toMatchObject({
    code: 'coin_for_fee_missing',
    data: { symbol: 'SOL' },
  })
})

test('a payment is watched until the cluster has confirmed it', async () => {
  const { client } = await open()
  const { hash } = await sendTransfer(client, {
    ...{ to: await newAddress(), amount: 1_000_000n },
    accept: ['unused'],
  })
  const sent = () => client.store.getState().send.sent
  await vi.waitUntil(() => {
    client.held.pass(30_000)
    return sent()[0]?.status === 'final'
  }, slowly)
  expect(sent()).toMatchObject([{ hash, amount: '0.001', symbol: 'SOL' }])
})

test('a payment of the host’s own is watched, and a token or a written transaction is none of coins', async () => {
  const { client, address: from } = await open()
  const sent = () => client.store.getState().send.sent
  const to = await newAddress()
  const hash = await transfer(client, { to, amount: 2_000_000n })
  await vi.waitUntil(() => {
    client.held.pass(2_000)
    return sent()[0]?.status === 'final'
  }, slowly)
  const token = await tokens.create('classic')
  await token.give(from, 5n)
  await transfer(client, { to, amount: 5n, token: token.mint })
  const transaction = await writePayment(cluster, { payer: from, amount: 1_000_000n })
  await sendTransaction(client, { transaction } as never)
  client.held.pass(2_000)
  expect(await token.balanceOf(to)).toBe(5n)
  expect(sent()).toMatchObject([{ hash, from, to, asset: 'coin', amount: '0.002', symbol: 'SOL' }])
})

test('after a reload one that failed in its block says so with the reason, and one that no block takes any more ends', async () => {
  const { client, address: from } = await open({ features: ['signTransaction'] })
  const transaction = await writePayment(cluster, { payer: from, amount: 10n ** 12n })
  const failed = await sendTransaction(client, {
    ...{ transaction, options: { skipPreflight: true } },
  } as never)
  const never = base58.encode(crypto.getRandomValues(new Uint8Array(64)))
  const { caipNetworkId } = cluster.network
  const one = { from, to: await newAddress(), symbol: 'SOL', amount: '1', at: 0, looks: 0 }
  const kept = [
    { ...one, hash: failed, caipNetworkId, status: 'sent' },
    { ...one, hash: never, at: 1, mark: 0, caipNetworkId, status: 'sent' },
  ]
  client.storage.scope('send').set('sent', JSON.stringify(kept))
  const { stored } = client
  const next = createTestClient(
    { networks: [cluster.network] as never, adapters: [solana({ page: testPage().page })] },
    { localStorage: () => stored },
  )
  const notices: unknown[] = []
  next.store.subscribe(({ notices: { notice } }) => void notices.push(notice?.code))
  const stop = startClient(next)
  onTestFinished(() => {
    stop()
    next.destroy()
  })
  await next.handles.wake?.()
  const ends = () => new Map(next.store.getState().send.sent.map((sent) => [sent.hash, sent]))
  await vi.waitUntil(() => {
    next.held.pass(2_000)
    return [...ends().values()].filter(({ status }) => status !== 'sent').length === 2
  }, slowly)
  const reason = 'The account holds too little SOL.'
  expect(ends().get(failed)).toMatchObject({ status: 'failed', reason })
  expect(ends().get(never)).toMatchObject({ status: 'expired' })
  expect(notices).toContain('transfer_failed')
  expect(notices).not.toContain('transfer_final')
  expect(next.storage.scope('send').get('sent')).toBeUndefined()
})

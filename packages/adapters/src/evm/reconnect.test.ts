import type { WalletSession } from '@foyer/core'
import { afterEach, expect, test, vi } from 'vitest'
import { evm } from './evm.js'
import { nowhere } from './fixtures/testBench.js'
import { testContext } from './fixtures/testContext.js'
import { testPage } from './fixtures/testPage.js'
import { testWallet } from './fixtures/testWallet.js'

const id = 'com.example.test'
const info = { uuid: '1', name: 'Test Wallet', icon: '', rdns: id }
const key = `0x${'42'.repeat(32)}` as const

afterEach(() => {
  vi.useRealTimers()
})

/** A page on which a wallet that granted its account before announces itself only when told to. */
async function page() {
  const wallet = testWallet(key, [], [31337])
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.asked.splice(0)
  const { page, announce } = testPage([])
  const adapter = evm({ page }).create(testContext([nowhere]))
  const sessions: (WalletSession | undefined)[] = []
  const session = (_: string, one: WalletSession | undefined) => void sessions.push(one)
  adapter.start({ wallets: () => {}, session, pending: () => {} })
  await adapter.prepare()
  vi.useFakeTimers()
  return {
    wallet,
    adapter,
    sessions,
    announce: () => announce({ info, provider: wallet.provider }),
  }
}

test('a remembered wallet is waited for until it announces itself', async () => {
  const { wallet, adapter, announce } = await page()
  const resumed = adapter.reconnect(id)
  await vi.advanceTimersByTimeAsync(900)
  announce()
  await expect(resumed).resolves.toMatchObject({ caipNetworkId: 'eip155:31337' })
  expect(wallet.asked.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  expect(vi.getTimerCount()).toBe(0)
  adapter.destroy()
})

test('a wallet that does not come within a second is not waited for', async () => {
  const { adapter } = await page()
  const resumed = adapter.reconnect(id)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(resumed).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  adapter.destroy()
})

test('a wallet that never answers leaves the page disconnected and not waiting', async () => {
  const { wallet, adapter, announce } = await page()
  wallet.reply('eth_accounts', () => new Promise(() => {}))
  announce()
  const resumed = adapter.reconnect(id)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(resumed).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  adapter.destroy()
})

test('a wallet that answers nonsense is not resumed', async () => {
  const { wallet, adapter, announce } = await page()
  wallet.reply('eth_chainId', () => 'nowhere')
  announce()
  await expect(adapter.reconnect(id)).resolves.toBeUndefined()
  expect(wallet.switches.listeners()).toBe(0)
  adapter.destroy()
})

test('a wallet that answers after the adapter was destroyed is not listened to', async () => {
  const { wallet, adapter, announce } = await page()
  let answer: (chainId: string) => void = () => {}
  const late = new Promise((resolve) => {
    answer = resolve
  })
  wallet.reply('eth_chainId', () => late)
  announce()
  const resumed = adapter.reconnect(id)
  await vi.advanceTimersByTimeAsync(10)
  adapter.destroy()
  answer('0x7a69')
  await resumed
  expect(wallet.switches.listeners()).toBe(0)
})

test('leaving a wallet that does not answer takes a tenth of a second', async () => {
  const { wallet, adapter, announce } = await page()
  announce()
  await adapter.reconnect(id)
  wallet.reply('wallet_revokePermissions', () => new Promise(() => {}))
  let isOver = false
  const left = adapter.disconnect(id).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await left
  expect(wallet.switches.listeners()).toBe(0)
  adapter.destroy()
})

test('a wallet that was disconnected before it answers is not connected by the answer', async () => {
  const { wallet, adapter, sessions, announce } = await page()
  let answer: (chainId: string) => void = () => {}
  const late = new Promise((resolve) => {
    answer = resolve
  })
  wallet.reply('eth_chainId', () => late)
  announce()
  const resumed = adapter.reconnect(id)
  await vi.advanceTimersByTimeAsync(5_000)
  await expect(resumed).resolves.toBeUndefined()
  await adapter.disconnect(id)
  answer('0x7a69')
  await vi.advanceTimersByTimeAsync(10)
  expect(sessions).toEqual([])
  expect(wallet.switches.listeners()).toBe(0)
  adapter.destroy()
})

test('a wallet that is unlocked is asked once, whatever it says meanwhile', async () => {
  const { wallet, adapter, sessions, announce } = await page()
  wallet.switches.lock()
  announce()
  await adapter.reconnect(id)
  wallet.asked.splice(0)
  wallet.reply('eth_accounts', () => {
    wallet.emit('connect', { chainId: '0x7a69' })
    return []
  })
  for (let index = 0; index < 1_000; index += 1) wallet.emit('connect', { chainId: '0x7a69' })
  await vi.advanceTimersByTimeAsync(10)
  expect(wallet.asked).toHaveLength(1)
  expect(sessions).toEqual([])
  wallet.reply('eth_accounts', () => [wallet.account.address])
  wallet.switches.unlock()
  await vi.advanceTimersByTimeAsync(10)
  expect(sessions).toMatchObject([{ accounts: [{ address: wallet.account.address }] }])
  expect(wallet.asked.map(({ method }) => method)).not.toContain('eth_requestAccounts')
  adapter.destroy()
})

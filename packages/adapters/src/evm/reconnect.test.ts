import type { WalletSession } from '@foyer/core'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
  const stop = adapter.start({ wallets: () => {}, session, pending: () => {} })
  await adapter.prepare()
  vi.useFakeTimers()
  return {
    wallet,
    adapter,
    sessions,
    stop,
    wake: (persisted = true) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
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

describe('a page that the browser had put to sleep', () => {
  const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
  async function connected() {
    const opened = await page()
    opened.announce()
    await opened.adapter.reconnect(id)
    opened.wallet.asked.splice(0)
    return { ...opened, settled: () => vi.advanceTimersByTimeAsync(10) }
  }

  test('hears of another account and network of a wallet, without a prompt', async () => {
    const { wallet, sessions, wake, settled, adapter } = await connected()
    wallet.reply('eth_accounts', () => [other])
    wallet.reply('eth_chainId', () => '0xa')
    wake(false)
    await settled()
    expect(wallet.asked).toEqual([])
    wake()
    await settled()
    expect(sessions).toMatchObject([{ accounts: [{ address: other }], caipNetworkId: 'eip155:10' }])
    expect(wallet.switches.prompts()).toBe(1)
    adapter.destroy()
    wake()
    expect(wallet.asked).toHaveLength(2)
  })

  test('hears of another network alone', async () => {
    const { wallet, sessions, wake, settled, adapter } = await connected()
    wallet.reply('eth_chainId', () => '0xa')
    wake()
    await settled()
    expect(sessions).toMatchObject([
      { accounts: [{ address: wallet.account.address }], caipNetworkId: 'eip155:10' },
    ])
    adapter.destroy()
  })

  test('takes nothing over once it has stopped, and asks nothing of a wallet that is disconnected here', async () => {
    const { wallet, sessions, wake, settled, adapter, stop } = await connected()
    let answer = (_: readonly string[]) => {}
    wallet.reply(
      'eth_accounts',
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    wake()
    stop()
    answer([])
    await settled()
    expect(sessions).toEqual([])
    wallet.asked.splice(0)
    wake()
    expect(wallet.asked).toEqual([])
    adapter.destroy()

    const next = await connected()
    next.wallet.reply('wallet_revokePermissions', () => new Promise(() => {}))
    const left = next.adapter.disconnect(id)
    await vi.advanceTimersByTimeAsync(0)
    next.wallet.asked.splice(0)
    next.wake()
    expect(next.wallet.asked).toEqual([])
    await next.settled()
    await vi.advanceTimersByTimeAsync(100)
    await left
    next.adapter.destroy()
  })

  test('hears of an account that was taken back, and of one that is given again', async () => {
    const { wallet, sessions, wake, settled, adapter } = await connected()
    wallet.reply('eth_accounts', () => [])
    wake()
    await settled()
    expect(sessions).toEqual([undefined])
    wallet.reply('eth_accounts', () => [other])
    wake()
    await settled()
    expect(sessions).toMatchObject([undefined, { accounts: [{ address: other }] }])
    adapter.destroy()
  })

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['answers nonsense', () => ['nobody']],
    ['never answers', () => new Promise(() => {})],
    ['has changed nothing', undefined],
  ])('keeps the session of a wallet that %s', async (_, reply) => {
    const { wallet, sessions, wake, settled, adapter } = await connected()
    if (reply) wallet.reply('eth_accounts', reply)
    wake()
    await settled()
    expect(sessions).toEqual([])
    adapter.destroy()
  })

  test('believes what a wallet says meanwhile', async () => {
    const { wallet, sessions, wake, settled, adapter } = await connected()
    let answer = (_: readonly string[]) => {}
    const late = new Promise((resolve) => {
      answer = resolve
    })
    wallet.reply('eth_accounts', () => late)
    wake()
    wallet.emit('accountsChanged', [other])
    answer([])
    await settled()
    expect(sessions).toMatchObject([{ accounts: [{ address: other }] }])
    adapter.destroy()
  })
})

describe('a wallet that was chosen in `window.ethereum`', () => {
  const other = { uuid: '2', name: 'Other', icon: '', rdns: 'com.example.other' }
  /** Whether each of the page's wallets is in `window.ethereum`, and granted its account. */
  async function open({ isThere = true, ended = [] as readonly string[] } = {}) {
    const wallet = testWallet(key, [], [31337])
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const nobody = testWallet(`0x${'43'.repeat(32)}`, [], [31337])
    const { page } = testPage(
      [
        { info, provider: wallet.provider },
        { info: other, provider: nobody.provider },
      ],
      (isThere ? wallet : nobody).provider,
    )
    const context = testContext([nowhere])
    for (const one of ended) context.storage.set(`wagmi.${one}.disconnected`, 'true')
    const adapter = evm({ page }).create(context)
    adapter.start({ wallets: () => {}, session: () => {}, pending: () => {} })
    await adapter.prepare()
    vi.useFakeTimers()
    onTestFinished(() => adapter.destroy())
    return { adapter, wallet, waited: () => vi.advanceTimersByTimeAsync(1_000) }
  }

  test('comes back when it announces itself now, without a prompt', async () => {
    const { adapter, wallet } = await open()
    const accounts = [{ address: wallet.account.address }]
    await expect(adapter.reconnect('injected')).resolves.toMatchObject({ accounts })
    expect(wallet.switches.prompts()).toBe(1)
    await expect(adapter.getProvider('injected')).resolves.toBe(wallet.provider)
    await adapter.disconnect('injected')
    await expect(adapter.getProvider('injected')).rejects.toThrow()
    expect(wallet.switches.listeners()).toBe(0)
  })

  test.each([
    ['another wallet stands there', { isThere: false }],
    ['it was disconnected here under its own name', { ended: [id] }],
    ['it was disconnected here', { ended: ['injected'] }],
  ])('does not come back where %s', async (_, given) => {
    const { adapter, waited } = await open(given)
    const resumed = adapter.reconnect('injected')
    await waited()
    await expect(resumed).resolves.toBeUndefined()
  })

  test('is not taken for one that announced itself before', async () => {
    const wallet = testWallet(key, [], [31337])
    await wallet.provider.request({ method: 'eth_requestAccounts' })
    const { page } = testPage([], wallet.provider)
    const adapter = evm({ page }).create(testContext([nowhere]))
    adapter.start({ wallets: () => {}, session: () => {}, pending: () => {} })
    await adapter.prepare()
    vi.useFakeTimers()
    const resumed = adapter.reconnect(id)
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(resumed).resolves.toBeUndefined()
    adapter.destroy()
  })
})

import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { expect, onTestFinished, test } from 'vitest'
import { install } from '../install.js'
import { createSolanaWallet } from './createSolanaWallet.js'
import type { SolanaWalletOptions } from './SolanaWalletOptions.js'

const clusters = [{ chain: 'solana:localnet', rpcUrl: 'http://127.0.0.1:9' }] as const

type Account = { readonly address: string; readonly chains: readonly string[] }
type Run = (...inputs: readonly unknown[]) => Promise<never>
type Registered = {
  readonly name: string
  readonly accounts: readonly Account[]
  readonly features: Readonly<Record<string, Readonly<Record<string, Run>>>>
}

/** A page that knows the Wallet Standard, and a wallet in it. */
function page(options: Partial<SolanaWalletOptions> = {}) {
  const window = new EventTarget()
  const found: Registered[] = []
  const register = (wallet: Registered) => {
    found.push(wallet)
    return () => void found.splice(found.indexOf(wallet), 1)
  }
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(api: object) => void>).detail({ register }),
  )
  const handle = createSolanaWallet({ name: 'Mine', clusters, window, storage: 'none', ...options })
  onTestFinished(handle.destroy)
  const call = (feature: string, ...inputs: readonly unknown[]) => {
    const [run] = Object.values(found[0]?.features[feature] ?? {}).filter(
      (one) => typeof one === 'function',
    )
    return run?.(...inputs) as unknown as Promise<{ accounts: readonly Account[] }>
  }
  return { window, found, handle, call }
}

test('it registers with a page that is there and one that is ready later, and leaves both', () => {
  const { window, found, handle } = page()
  const late: Registered[] = []
  const detail = {
    register(wallet: Registered) {
      late.push(wallet)
      return () => void late.pop()
    },
  }
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail }))
  expect([found, late].map(([wallet]) => wallet?.name)).toEqual(['Mine', 'Mine'])
  handle.destroy()
  expect([...found, ...late]).toEqual([])
})

test('it tells its accounts once the user approved, and silently only then', async () => {
  const { call, handle, found } = page({ accounts: [0, 1] })
  await expect(call('standard:connect', { silent: true })).resolves.toEqual({ accounts: [] })
  handle.reject()
  await expect(call('standard:connect')).rejects.toMatchObject({ code: 4001 })
  handle.approve()
  const { accounts } = await call('standard:connect')
  expect(accounts.map(({ address }) => address)).toEqual(handle.addresses)
  handle.selectAccount(1)
  expect(found[0]?.accounts.map(({ address }) => address)).toEqual([...handle.addresses].reverse())
  handle.lock()
  await expect(call('standard:connect', { silent: true })).resolves.toEqual({ accounts: [] })
  await expect(call('standard:connect')).rejects.toMatchObject({ code: 4100 })
})

test('it signs messages with the key of the account, and for no other', async () => {
  const { call, handle } = page()
  const { accounts } = await call('standard:connect')
  const message = new TextEncoder().encode('hello')
  const [output] = (await call('solana:signMessage', {
    account: accounts[0],
    message,
  })) as never as [{ signature: Uint8Array }]
  const key = base58.decode(handle.addresses[0] ?? '')
  expect(ed25519.verify(output.signature, message, key)).toBe(true)
  const stranger = { address: base58.encode(new Uint8Array(32).fill(9)) }
  await expect(call('solana:signMessage', { account: stranger, message })).rejects.toMatchObject({
    code: 4100,
  })
})

test('it tells of what changes, and of nothing else', async () => {
  const { call, handle, found } = page()
  const changes: unknown[] = []
  const events = found[0]?.features['standard:events'] as unknown as {
    on(event: string, listener: (value: unknown) => void): () => void
  }
  const off = events.on('change', (value) => changes.push(value))
  await call('standard:connect')
  handle.allow(['solana:devnet'])
  handle.allow(['solana:devnet'])
  handle.revoke()
  expect(changes).toMatchObject([
    { accounts: [{ chains: ['solana:localnet'] }] },
    { accounts: [{ chains: ['solana:devnet'] }] },
    { accounts: [] },
  ])
  off()
  expect(handle.state.listeners).toBe(0)
})

test('a page is given wallets of Solana beside the others, by name', () => {
  const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] as const
  const window = new EventTarget()
  const installed = install({ chains, solana: { clusters } }, window as never)
  onTestFinished(installed.destroy)
  expect(installed.getSolana('Drumlin').addresses).toHaveLength(2)
  expect(() => installed.getSolana('Kestrel')).toThrow('There are: Drumlin.')
  expect(installed.get('Kestrel').name).toBe('Kestrel')
})

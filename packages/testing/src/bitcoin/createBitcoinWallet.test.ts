import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { expect, onTestFinished, test } from 'vitest'
import { install } from '../install.js'
import type { BitcoinWalletOptions } from './BitcoinWalletOptions.js'
import { createBitcoinWallet } from './createBitcoinWallet.js'

const networks = [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:9' }] as const

type Run = (...inputs: readonly unknown[]) => Promise<never>
type Registered = {
  readonly accounts: readonly { readonly address: string; readonly chains: readonly string[] }[]
  readonly features: Readonly<Record<string, Readonly<Record<string, Run>>>>
}

/** A page that knows the Wallet Standard, and a wallet in it. */
function page(options: Partial<BitcoinWalletOptions> = {}) {
  const window = new EventTarget()
  const found: Registered[] = []
  const register = (wallet: Registered) => {
    found.push(wallet)
    return () => void found.splice(found.indexOf(wallet), 1)
  }
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(api: object) => void>).detail({ register }),
  )
  const handle = createBitcoinWallet({
    ...{ name: 'Mine', networks, window, storage: 'none' },
    ...options,
  })
  onTestFinished(handle.destroy)
  const call = (feature: string, ...inputs: readonly unknown[]) => {
    const [run] = Object.values(found[0]?.features[feature] ?? {}).filter(
      (one) => typeof one === 'function',
    )
    return run?.(...inputs) as unknown as Promise<Registered>
  }
  return { window, found, handle, call }
}

test('its addresses are those of BIP-84 and BIP-86', () => {
  const mnemonic =
    'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
  const main = [{ chain: 'bitcoin:mainnet', esploraUrl: '' }] as const
  const { handle } = page({ mnemonic, networks: main })
  expect(handle.addresses).toEqual(['bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'])
  expect(handle.ordinals).toEqual([
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
  ])
})

test('it tells its accounts once the user approved, and silently only then', async () => {
  const { call, handle, found } = page({ accounts: [0, 1] })
  await expect(call('standard:connect', { silent: true })).resolves.toEqual({ accounts: [] })
  handle.reject()
  await expect(call('bitcoin:connect')).rejects.toMatchObject({ code: 4001 })
  handle.approve()
  const { accounts } = await call('bitcoin:connect')
  expect(accounts.map(({ address }) => address)).toEqual([handle.addresses[0], handle.ordinals[0]])
  handle.selectAccount(1)
  expect(found[0]?.accounts[0]?.address).toBe(handle.addresses[1])
  handle.lock()
  await expect(call('bitcoin:connect')).rejects.toMatchObject({ code: 4100 })
  handle.destroy()
  expect(found).toEqual([])
})

test('it signs inputs of its own accounts, and of no other', async () => {
  const { call } = page()
  const { accounts } = await call('bitcoin:connect')
  const transaction = new Transaction()
  const script = hex.decode(`0014${'11'.repeat(20)}`)
  transaction.addInput({
    ...{ txid: '22'.repeat(32), index: 0 },
    witnessUtxo: { script, amount: 2_000n },
  })
  transaction.addOutput({ script, amount: 1_000n })
  const sign = (account: unknown) =>
    call('bitcoin:signTransaction', {
      psbt: transaction.toPSBT(),
      inputsToSign: [{ account, signingIndexes: [0] }],
    })
  await expect(sign({ address: 'bcrt1qstranger' })).rejects.toMatchObject({ code: 4100 })
  await expect(sign(accounts[0])).rejects.toThrow()
})

test('each shape is where pages look for it, and leaves nothing behind', () => {
  const window = new EventTarget() as EventTarget & Record<string, unknown>
  const shapes = ['sats', 'leather', 'unisat', 'okx', 'phantom'] as const
  const handles = shapes.map((shape) =>
    createBitcoinWallet({ name: 'Mine', networks, window, storage: 'none', shape }),
  )
  const { LeatherProvider, MineProviders, btc_providers, okxwallet, phantom, unisat } = window
  expect(btc_providers).toMatchObject([
    { id: 'MineProviders.BitcoinProvider', name: 'Mine' },
    { id: 'LeatherProvider', name: 'Mine' },
  ])
  expect([
    Object(MineProviders).BitcoinProvider,
    LeatherProvider,
    unisat,
    Object(okxwallet).bitcoinRegtest,
    Object(phantom).bitcoin,
  ]).toEqual(handles.map(({ wallet }) => wallet))
  for (const handle of handles) handle.destroy()
  expect(window.btc_providers).toEqual([])
  expect(window.LeatherProvider ?? window.unisat).toBeUndefined()
})

test('a page is given wallets of Bitcoin beside the others, by name', () => {
  const chains = [{ id: 1, rpcUrl: 'http://127.0.0.1:9' }] as const
  const window = new EventTarget()
  const installed = install({ chains, bitcoin: { networks } }, window as never)
  onTestFinished(installed.destroy)
  expect(installed.getBitcoin('Hummock').addresses).toHaveLength(2)
  expect(() => installed.getBitcoin('Kestrel')).toThrow('There are: Hummock.')
})

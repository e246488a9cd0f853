import type { Address } from 'viem'
import { expectTypeOf, test } from 'vitest'
import * as testing from './index.js'
import * as playwright from './playwright.js'
import * as pocket from './pocket.js'

const chains = [{ id: 31_337, rpcUrl: 'http://127.0.0.1:8545' }] as const

test('a wallet is made of a name and at least one chain', () => {
  expectTypeOf(testing.createWallet).returns.toEqualTypeOf<testing.WalletHandle>()
  expectTypeOf({ name: 'Kestrel', chains } as const).toExtend<testing.WalletOptions>()
  expectTypeOf<{ name: string; chains: readonly [] }>().not.toExtend<testing.WalletOptions>()
  expectTypeOf<{ chains: typeof chains }>().not.toExtend<testing.WalletOptions>()
})

test('a wallet’s provider promises nothing of its answers', () => {
  expectTypeOf<testing.TestProvider['request']>().returns.resolves.toBeUnknown()
  expectTypeOf<testing.WalletHandle['addresses']>().toEqualTypeOf<readonly Address[]>()
})

test('a page is given presets by name, or wallets with a name of their own', () => {
  expectTypeOf<'kestrel' | 'bramble' | 'saltbox'>().toExtend<testing.WalletChoice>()
  expectTypeOf<{ name: 'Mine' }>().toExtend<testing.WalletChoice>()
  expectTypeOf<'unknown'>().not.toExtend<testing.WalletChoice>()
  expectTypeOf<'unknown'>().not.toExtend<testing.HostileName>()
  // What crosses into the page as JSON is no function.
  type Own = Extract<testing.WalletChoice, { name: string }>
  expectTypeOf<'intercept'>().not.toExtend<keyof Own>()
})

test('the wallet of a page is played from another process, so every verb is awaited', () => {
  expectTypeOf(playwright.driveWallet).returns.toEqualTypeOf<playwright.WalletDriver>()
  expectTypeOf<playwright.WalletDriver['reject']>().toEqualTypeOf<
    (method?: string) => Promise<void>
  >()
  expectTypeOf<playwright.WalletDriver['switchChain']>().returns.toEqualTypeOf<Promise<void>>()
  expectTypeOf<playwright.WalletDriver['state']>().returns.resolves.toEqualTypeOf<
    testing.WalletHandle['state']
  >()
  expectTypeOf(playwright.installScript).returns.resolves.toBeString()
})

test('a wallet of Solana has clusters, and a driver of its own', () => {
  expectTypeOf(testing.createSolanaWallet).returns.toEqualTypeOf<testing.SolanaWalletHandle>()
  expectTypeOf<{
    name: string
    clusters: readonly []
  }>().not.toExtend<testing.SolanaWalletOptions>()
  expectTypeOf<'drumlin' | { name: 'Mine' }>().toExtend<testing.SolanaWalletChoice>()
  expectTypeOf(playwright.driveSolanaWallet).returns.toEqualTypeOf<playwright.SolanaWalletDriver>()
})

test('a prompt of the wallet on a phone is told by its kind', () => {
  expectTypeOf(pocket.createPocketWallet).returns.toEqualTypeOf<pocket.PocketWallet>()
  expectTypeOf<pocket.PocketPrompt['kind']>().toEqualTypeOf<
    'proposal' | 'authentication' | 'request'
  >()
  type Request = Extract<pocket.PocketPrompt, { kind: 'request' }>
  expectTypeOf<Request['params']>().toBeUnknown()
  expectTypeOf<Request>().not.toHaveProperty('messages')
  expectTypeOf<{ relayUrl: string; chains: readonly [] }>().not.toExtend<pocket.PocketOptions>()
})

test('wallets of Polkadot and Cosmos have drivers of their own', () => {
  expectTypeOf(testing.createPolkadotWallet).returns.toEqualTypeOf<testing.PolkadotWalletHandle>()
  expectTypeOf(testing.createCosmosWallet).returns.toEqualTypeOf<testing.CosmosWalletHandle>()
  expectTypeOf<{ name: string; chains: readonly [] }>().not.toExtend<testing.CosmosWalletOptions>()
  expectTypeOf<'ethereum'>().not.toExtend<testing.PolkadotKeyType>()
  expectTypeOf<'tussock' | { name: 'Mine' }>().toExtend<testing.PolkadotWalletChoice>()
  expectTypeOf<'keplr' | { name: 'Mine' }>().toExtend<testing.CosmosWalletChoice>()
  expectTypeOf(
    playwright.drivePolkadotWallet,
  ).returns.toEqualTypeOf<playwright.PolkadotWalletDriver>()
  expectTypeOf(playwright.driveCosmosWallet).returns.toEqualTypeOf<playwright.CosmosWalletDriver>()
})

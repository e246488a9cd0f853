import type { BitcoinWalletHandle } from './bitcoin/BitcoinWalletHandle.js'
import { type BitcoinInstallation, bitcoinWallets } from './bitcoinWallets.js'
import type { CosmosWalletHandle } from './cosmos/CosmosWalletHandle.js'
import type { CosmosWalletOptions } from './cosmos/CosmosWalletOptions.js'
import { createCosmosWallet } from './cosmos/createCosmosWallet.js'
import { createWallet } from './createWallet.js'
import { type HostileName, hostile } from './hostile.js'
import { createPolkadotWallet } from './polkadot/createPolkadotWallet.js'
import type { PolkadotWalletHandle } from './polkadot/PolkadotWalletHandle.js'
import type { PolkadotWalletOptions } from './polkadot/PolkadotWalletOptions.js'
import { bramble } from './presets/bramble.js'
import { drumlin } from './presets/drumlin.js'
import { keplr } from './presets/keplr.js'
import { kestrel } from './presets/kestrel.js'
import { saltbox } from './presets/saltbox.js'
import { tussock } from './presets/tussock.js'
import { createSolanaWallet } from './solana/createSolanaWallet.js'
import type { SolanaWalletHandle } from './solana/SolanaWalletHandle.js'
import type { SolanaWalletOptions } from './solana/SolanaWalletOptions.js'
import type { WalletHandle } from './wallet/WalletHandle.js'
import type { WalletOptions } from './wallet/WalletOptions.js'
import type { WalletWindow } from './wallet/WalletWindow.js'

const presets = { kestrel, bramble, saltbox }

/** A wallet in words that survive JSON: a preset by name, or its own options. */
export type WalletChoice =
  | keyof typeof presets
  | ({ preset: keyof typeof presets } & Partial<Portable>)
  | ({ name: string } & Partial<Portable>)

type Portable = Omit<WalletOptions, 'window' | 'intercept'>

export type InstallConfig = Pick<WalletOptions, 'chains' | 'chainId' | 'decision' | 'prompt'> & {
  /** Default: Kestrel and Bramble. */
  readonly wallets?: readonly WalletChoice[]
  readonly hostile?: readonly HostileName[]
  /** Wallets of Solana, with the networks that they know. None when absent; Drumlin where no wallets are named. */
  readonly solana?: Pick<SolanaWalletOptions, 'clusters'> & {
    readonly wallets?: readonly SolanaWalletChoice[]
  }
  /** Wallets of Bitcoin. None when absent. */
  readonly bitcoin?: BitcoinInstallation
  /** Wallets of Polkadot. None when absent; Tussock where no wallets are named. */
  readonly polkadot?: { readonly wallets?: readonly PolkadotWalletChoice[] }
  /** Wallets of Cosmos, with the chains that they know. None when absent; one in Keplr's place where no wallets are named. */
  readonly cosmos?: Pick<CosmosWalletOptions, 'chains'> & {
    readonly wallets?: readonly CosmosWalletChoice[]
  }
}

/** A wallet of Solana in words that survive JSON: the preset, or its own options. */
export type SolanaWalletChoice =
  | 'drumlin'
  | ({ name: string } & Partial<Omit<SolanaWalletOptions, 'window' | 'intercept'>>)

/** A wallet of Polkadot in words that survive JSON: the preset, or its own options. */
export type PolkadotWalletChoice = 'tussock' | Omit<PolkadotWalletOptions, 'window' | 'intercept'>

/** A wallet of Cosmos in words that survive JSON: the preset, or its own options. */
export type CosmosWalletChoice =
  | 'keplr'
  | ({ name: string } & Partial<Omit<CosmosWalletOptions, 'window' | 'intercept'>>)

/** What a test finds at `window.__foyerWallets`. */
export type InstalledWallets = {
  readonly wallets: readonly WalletHandle[]
  /** @throws `RangeError` when no wallet has this name */
  get(name: string): WalletHandle
  readonly solana: readonly SolanaWalletHandle[]
  /** @throws `RangeError` when no wallet of Solana has this name */
  getSolana(name: string): SolanaWalletHandle
  readonly bitcoin: readonly BitcoinWalletHandle[]
  /** @throws `RangeError` when no wallet of Bitcoin has this name */
  getBitcoin(name: string): BitcoinWalletHandle
  readonly polkadot: readonly PolkadotWalletHandle[]
  /** @throws `RangeError` when no wallet of Polkadot has this name */
  getPolkadot(name: string): PolkadotWalletHandle
  readonly cosmos: readonly CosmosWalletHandle[]
  /** @throws `RangeError` when no wallet of Cosmos has this name */
  getCosmos(name: string): CosmosWalletHandle
  /** Removes all of them. */
  destroy(): void
}

/**
 * Puts wallets into a page and a controller at `window.__foyerWallets`, for `page.evaluate`.
 * Run it before the page's own scripts. A second call replaces what the first installed.
 *
 * @throws `RangeError` when a preset or a hostile wallet has no such name
 */
export function install(
  config: InstallConfig,
  window: WalletWindow & { __foyerWallets?: InstalledWallets } = globalThis as never,
): InstalledWallets {
  const {
    wallets: choices = ['kestrel', 'bramble'],
    hostile: names = [],
    solana: _solana,
    bitcoin,
    polkadot: _polkadot,
    cosmos: _cosmos,
    ...common
  } = config
  // Before anything is in the page: what does not exist leaves nothing behind.
  const wanted = choices.map(resolve)
  const enemies = names.map((name) => known('hostile wallet', hostile, name))
  window.__foyerWallets?.destroy()
  const wallets = wanted.map((choice) => createWallet({ ...common, ...choice, window }))
  const ofSolana = solanaWallets(config, window)
  const { decision, prompt } = config
  const how = { window, ...(decision && { decision }), ...(prompt && { prompt }) }
  const ofBitcoin = bitcoinWallets(bitcoin, how)
  const ofPolkadot = polkadotWallets(config, window)
  const ofCosmos = cosmosWallets(config, window)
  const ends = enemies.map((enemy) => enemy({ chains: config.chains, window }))

  const installed: InstalledWallets = {
    wallets,
    get: (name) => named(wallets, name),
    solana: ofSolana,
    getSolana: (name) => named(ofSolana, name),
    bitcoin: ofBitcoin,
    getBitcoin: (name) => named(ofBitcoin, name),
    polkadot: ofPolkadot,
    getPolkadot: (name) => named(ofPolkadot, name),
    cosmos: ofCosmos,
    getCosmos: (name) => named(ofCosmos, name),
    destroy() {
      for (const wallet of [...wallets, ...ofSolana, ...ofBitcoin, ...ofPolkadot, ...ofCosmos])
        wallet.destroy()
      for (const end of ends) end()
      if (window.__foyerWallets === installed) Reflect.deleteProperty(window, '__foyerWallets')
    },
  }
  window.__foyerWallets = installed
  return installed
}

function solanaWallets(
  { solana, decision, prompt }: InstallConfig,
  window: WalletWindow,
): readonly SolanaWalletHandle[] {
  if (!solana) return []
  const { clusters, wallets = ['drumlin'] } = solana
  const common = { clusters, window, ...(decision && { decision }), ...(prompt && { prompt }) }
  return wallets.map((choice) =>
    createSolanaWallet({ ...common, ...(choice === 'drumlin' ? drumlin : choice) }),
  )
}

function polkadotWallets(
  { polkadot, decision, prompt }: InstallConfig,
  window: WalletWindow,
): readonly PolkadotWalletHandle[] {
  if (!polkadot) return []
  const common = { window, ...(decision && { decision }), ...(prompt && { prompt }) }
  return (polkadot.wallets ?? ['tussock']).map((choice) =>
    createPolkadotWallet({ ...common, ...(choice === 'tussock' ? tussock : choice) }),
  )
}

function cosmosWallets(
  { cosmos, decision, prompt }: InstallConfig,
  window: WalletWindow,
): readonly CosmosWalletHandle[] {
  if (!cosmos) return []
  const { chains, wallets = ['keplr'] } = cosmos
  const common = { chains, window, ...(decision && { decision }), ...(prompt && { prompt }) }
  return wallets.map((choice) =>
    createCosmosWallet({ ...common, ...(choice === 'keplr' ? keplr : choice) }),
  )
}

function named<handle extends { readonly name: string }>(
  wallets: readonly handle[],
  name: string,
): handle {
  const wallet = wallets.find((candidate) => candidate.name === name)
  if (wallet) return wallet
  const known = wallets.map((candidate) => candidate.name).join(', ')
  throw new RangeError(`No wallet is called ${name}. There are: ${known || 'none'}.`)
}

function resolve(choice: WalletChoice): { name: string } & Partial<Portable> {
  if (typeof choice === 'string') return known('preset', presets, choice)
  if (!('preset' in choice)) return choice
  const { preset, ...own } = choice
  return { ...known('preset', presets, preset), ...own }
}

/** A misspelt name would be a wallet without a name, or no error at all. */
function known<table extends object>(kind: string, table: table, name: keyof table) {
  if (Object.hasOwn(table, name)) return table[name]
  const names = Object.keys(table).join(', ')
  throw new RangeError(`There is no ${kind} ${JSON.stringify(name)}. There are: ${names}.`)
}

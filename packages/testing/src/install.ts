import { createWallet } from './createWallet.js'
import { type HostileName, hostile } from './hostile.js'
import { bramble } from './presets/bramble.js'
import { kestrel } from './presets/kestrel.js'
import { saltbox } from './presets/saltbox.js'
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
}

/** What a test finds at `window.__foyerWallets`. */
export type InstalledWallets = {
  readonly wallets: readonly WalletHandle[]
  /** @throws `RangeError` when no wallet has this name */
  get(name: string): WalletHandle
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
  const { wallets: choices = ['kestrel', 'bramble'], hostile: names = [], ...common } = config
  // Before anything is in the page: what does not exist leaves nothing behind.
  const wanted = choices.map(resolve)
  const enemies = names.map((name) => known('hostile wallet', hostile, name))
  window.__foyerWallets?.destroy()
  const wallets = wanted.map((choice) => createWallet({ ...common, ...choice, window }))
  const ends = enemies.map((enemy) => enemy({ chains: config.chains, window }))

  const installed: InstalledWallets = {
    wallets,
    get(name) {
      const wallet = wallets.find((candidate) => candidate.name === name)
      if (wallet) return wallet
      const known = wallets.map((candidate) => candidate.name).join(', ')
      throw new RangeError(`No wallet is called ${name}. There are: ${known || 'none'}.`)
    },
    destroy() {
      for (const wallet of wallets) wallet.destroy()
      for (const end of ends) end()
      if (window.__foyerWallets === installed) Reflect.deleteProperty(window, '__foyerWallets')
    },
  }
  window.__foyerWallets = installed
  return installed
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

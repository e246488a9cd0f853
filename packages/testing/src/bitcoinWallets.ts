import type { BitcoinWalletHandle } from './bitcoin/BitcoinWalletHandle.js'
import type { BitcoinWalletOptions } from './bitcoin/BitcoinWalletOptions.js'
import { createBitcoinWallet } from './bitcoin/createBitcoinWallet.js'
import { hummock } from './presets/hummock.js'

/** Wallets of Bitcoin to be put into a page, with the networks that they know. Hummock where no wallets are named. */
export type BitcoinInstallation = Pick<BitcoinWalletOptions, 'networks'> & {
  readonly wallets?: readonly BitcoinWalletChoice[]
}

/** A wallet of Bitcoin in words that survive JSON: the preset, or its own options. */
export type BitcoinWalletChoice =
  | 'hummock'
  | ({ name: string } & Partial<Omit<BitcoinWalletOptions, 'window' | 'intercept'>>)

/** Puts wallets of Bitcoin into a page. None where none are wanted. */
export function bitcoinWallets(
  installation: BitcoinInstallation | undefined,
  common: Pick<BitcoinWalletOptions, 'decision' | 'prompt' | 'window'>,
): readonly BitcoinWalletHandle[] {
  if (!installation) return []
  const { networks, wallets = ['hummock'] } = installation
  return wallets.map((choice) =>
    createBitcoinWallet({ ...common, networks, ...(choice === 'hummock' ? hummock : choice) }),
  )
}

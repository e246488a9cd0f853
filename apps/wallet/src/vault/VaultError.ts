import {
  type DifferentWallets,
  differentWallets,
  vaultFailures,
} from '../texts/en/vaultFailures.js'

export type VaultErrorCode = keyof typeof vaultFailures

/** A failure of the vault that the user can mend. Its message is the English one, for the page. */
export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly code: VaultErrorCode
  readonly wallets: DifferentWallets | undefined

  /** @param wallets the wallets that differ, where that is why */
  constructor(code: VaultErrorCode, options?: ErrorOptions, wallets?: DifferentWallets) {
    const said = vaultFailures[code]
    super(wallets ? `${said} ${differentWallets(wallets)}` : said, options)
    this.code = code
    this.wallets = wallets
  }
}

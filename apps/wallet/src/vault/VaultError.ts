/** What goes wrong between the person and the vault, each with a way on. */
const texts = {
  secret_wrong: 'That does not open your wallet. Check it and try again.',
  code_unreadable: 'That is not a whole code. Check it letter by letter against your print.',
  passphrase_short:
    'Use at least 12 characters. Four words that nobody would say together are good.',
  passkey_unsupported:
    'This browser or this passkey cannot lock a wallet. Choose a passphrase or a printed code.',
  passkey_cancelled: 'The passkey was not used. Try again when you are ready.',
  way_missing: 'Your wallet is not opened this way. Choose another one.',
  way_there: 'Your wallet is opened this way already. Replace it instead.',
  way_last: 'Something has to open your wallet. Choose another way before you remove the last one.',
  shares_unfit: 'The parts of your key do not fit together, so it was not used. Try again later.',
  wallet_changed:
    'The server names another wallet than this browser knows. Nothing was done. Ask who runs this wallet. Is the other one right all the same, clear what this browser keeps for the wallet’s site and log in again.',
  login_changed:
    'The server names another address or login than you used here. Nothing was done. Log in again with your own; does it stay so, ask who runs this wallet.',
  not_entered: 'Log in first.',
} as const

export type VaultErrorCode = keyof typeof texts

export class VaultError extends Error {
  override readonly name = 'VaultError'
  readonly code: VaultErrorCode

  /** `details`: sentences more, of this very case. */
  constructor(code: VaultErrorCode, options?: ErrorOptions, ...details: readonly string[]) {
    super([texts[code], ...details].join(' '), options)
    this.code = code
  }
}

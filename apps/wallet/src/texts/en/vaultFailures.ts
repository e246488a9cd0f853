/** Failures of the vault that the user can mend, each with a way on. */
export const vaultFailures = {
  secret_wrong: 'That does not open your wallet. Check it and try again.',
  code_unreadable: 'That is not a whole code. Check it letter by letter against your print.',
  passphrase_short:
    'This one is guessed early. Use at least 12 characters; those that repeat or form a row do not count, and words that many people choose count little. Four unrelated words are good.',
  passkey_unsupported:
    'This browser or this passkey cannot lock a wallet. Choose a passphrase or a printed code.',
  passkey_cancelled: 'The passkey was not used. Try again when you are ready.',
  way_missing: 'Your wallet is not opened this way. Choose another one.',
  way_there: 'Your wallet is opened this way already. Replace it instead.',
  way_last: 'Something has to open your wallet. Choose another way before you remove the last one.',
  shares_unfit: 'The parts of your key do not fit together, so it was not used. Try again later.',
  wallet_changed:
    'The server names another wallet than this browser knows. Nothing was done. Ask the operator of this wallet. Is the other one right all the same, clear what this browser keeps for the wallet’s site and log in again.',
  login_changed:
    'The server names another address or login than you used here. Nothing was done. Log in again with your own; does it stay so, ask the operator of this wallet.',
  not_entered: 'Log in first.',
}

/** Two wallets of one login, by their addresses: the one that this browser knows, and the one that is named now. */
export type DifferentWallets = { readonly known: string; readonly named: string | undefined }

/** Which wallet this browser knows, and which is named now. */
export const differentWallets = ({ known, named }: DifferentWallets) =>
  `Known here: ${known}. ${named === undefined ? 'None is named now.' : `${named} is named now.`}`

/** Why a transaction is refused before anything is signed, by what is in the way. Loaded with the code that writes and reads transactions. */
export const transactionRefusals = {
  token_unknown: 'There is no token at this address on this network. Nothing was sent.',
  receiver_no_wallet:
    'This is the address of a token or of a program, and of no wallet. Enter the address of the receiver’s wallet.',
  receiver_zero: 'This is the zero address, which nobody has. Enter the address of the receiver.',
  receiver_is_token:
    'This is the token itself, which gives nothing back. Enter the address of the receiver.',
  receiver_account_foreign:
    'The receiver’s account for this token belongs to another address. Nothing was sent.',
  receiver_frozen:
    'The receiver’s account for this token is frozen by its issuer. Nothing was sent.',
  frozen: 'Your account for this token is frozen by its issuer. Nothing was sent.',
  frozen_at_first:
    'Accounts for this token are frozen until its issuer frees them, and the receiver has none yet.',
  memo_required: 'The receiver takes this token only with a memo. Add one and try again.',
  balance_too_low: 'Your account holds less of this token than that.',
  not_transferable: 'This token cannot be sent: it stays with its holder.',
  paused: 'The issuer has paused all transfers of this token. Try again later.',
  hook: 'Foyer cannot give the program of this token’s issuer what it wants. Send it in your wallet.',
  too_large: 'This does not fit into one transaction. Send less.',
  rule_unknown:
    'This token has a rule for transfers that Foyer does not know. Send it in your wallet.',
  account_kind:
    'Only your wallet can write payments from this kind of account. Send it in your wallet.',
  held_back: 'The rest waits for a block, or may carry an inscription. Send less.',
  account_would_end:
    'So little would be left that the network ends the account, and what is left is lost. Send less, or choose Max.',
  receiver_below_deposit:
    'The receiver has no account here yet, and this is too little for the network to make one. Send more.',
  chain_unknown:
    'This network signs transactions in a way that Foyer does not know. Send it in your wallet.',
  not_readable: 'This is no transaction that this network could take.',
  signer_missing: 'This transaction needs no signature of your account.',
  incomplete: 'Others have to sign this transaction before it can be sent.',
} as const

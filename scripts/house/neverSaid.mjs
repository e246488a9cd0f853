/** Codes of the catalogue that nothing may say, and why. */
export const neverSaid = {
  exchange_failed: 'A payment is sent by a wallet: no account at an exchange is paid from.',
  incorrect_amount: 'A swap without an offer cannot be pressed: the button says what is missing.',
  gas_price_not_supported:
    'Gas is priced by the network that signs, and none of those with swaps is without a price.',
  allowance_failed:
    'The preview of a swap says what failed in a sentence, with another try; a notice and the way back would take both away.',
  create_transaction_failed:
    'The preview of a swap says what is wrong with a transaction, and the way back would take it away.',
  token_price_failed: 'A price that is not known is said where it would stand, for as long.',
  untrusted_origin:
    'A message from a window that is not trusted is passed over: a notice of it, and the way back, would let any script of the page end a login.',
}

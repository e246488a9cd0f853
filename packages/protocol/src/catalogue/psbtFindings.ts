/** What is wrong with a transaction of Bitcoin that a page would have signed. */
export const psbtFindings = {
  form: 'It is no PSBT in base64.',
  inputs: 'Name each input that is to be signed once.',
  spent: 'Say for each input which output it spends (`witnessUtxo`).',
  account: 'An input that is to be signed is not of the account that is named for it.',
  kind: 'An input that is to be signed is spent by more than a key.',
  unsigned: 'It cannot be sent while other inputs are not signed.',
} as const

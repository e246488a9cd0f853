/** Why nothing is swapped, by what is in the way. Loaded with the code that reads quotes and writes swaps. */
export const swapRefusals = {
  // No offer
  no_route: 'No way was found to swap these tokens. Try another token.',
  amount_too_small: 'The amount is too small to be swapped. Enter more.',
  amount_too_large: 'The amount is larger than what can be swapped. Enter less.',
  token_not_supported: 'This token cannot be swapped here. Choose another one.',
  network_not_supported: 'Nothing can be swapped on this network. Switch to another one.',
  rate_limited: 'The swap services get too many questions now. Try again in a moment.',
  provider_down: 'The swap services do not answer. Try again in a moment.',
  token_unknown: 'There is no token at this address on this network.',

  // Something is missing, or has changed
  incomplete: 'Choose both tokens and an amount first.',
  unconfirmed: 'Confirm what is said of the swap first. Nothing was signed.',
  changed:
    'The account, the network or the swap changed meanwhile. Nothing was signed: look again.',
  price_moved: 'The price has moved. Nothing was signed: look at what you receive now.',
  impact_too_high:
    'This swap would lose half of its worth or more, because too little of the tokens is there to be swapped. Enter less.',
  not_loaded:
    'What checks the swap could not be loaded. Nothing was signed: check your connection, then try again or reload the page.',
  allowance_missing: 'The token is not allowed to be taken yet. Approve it first.',

  // What would be signed is not what was shown
  router: 'The swap goes to a contract or program that Foyer does not know. Nothing was signed.',
  spender: 'The token would be allowed to a contract that Foyer does not know. Nothing was signed.',
  call: 'The transaction is no swap that Foyer can read. Nothing was signed.',
  tokens: 'The transaction swaps other tokens than those that are shown. Nothing was signed.',
  minimum:
    'The transaction would let you receive less than the minimum that is shown. Nothing was signed.',
  deadline: 'The transaction could be kept back too long, or is over. Nothing was signed.',
  terms: 'The transaction does something else than what is shown. Nothing was signed.',
  value: 'The transaction would spend another amount than what is shown. Nothing was signed.',
  sender: 'The transaction is of another account or network. Nothing was signed.',
  gas: 'The transaction would use far more of the network’s fee than a swap does. Nothing was signed.',
  takes_more:
    'Played through, the swap takes more from your account than what is shown. Nothing was signed.',
  gives_less: 'Played through, you would receive less than the minimum. Nothing was signed.',
  unproved:
    'No node of this network plays the swap through, and the transaction does not say by itself what you receive. Nothing was signed: choose another provider.',
  allows_more: 'Played through, the swap lets others take tokens of yours. Nothing was signed.',
} as const

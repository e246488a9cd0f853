/** Why nothing is bought, by what is in the way. Loaded with the code that buys. */
export const buyRefusals = {
  // Something is missing, or has changed
  incomplete: 'Choose a token and an amount first.',
  amount_invalid: 'Enter an amount of money in digits, with two places at most.',
  changed: 'The account, the network or the purchase changed meanwhile. Nothing was begun.',

  // No offer
  network_not_supported: 'Nothing is sold on this network. Switch to another one.',
  onramp_not_supported: 'This is not sold for this money. Choose another token or currency.',
  not_enabled: 'Nothing is sold here.',
  amount_too_small: 'The amount is smaller than what can be bought for. Enter more.',
  amount_too_large: 'The amount is larger than what can be bought for. Enter less.',
  country_not_supported:
    'Nothing is sold in your country, or it is not known. Choose your country.',
  rate_limited: 'The providers get too many questions now. Try again in a moment.',
  provider_down: 'The providers do not answer. Try again in a moment.',

  // The page that was given is not the provider's
  page_unknown: 'The address of the page to pay on is not one of this provider. It was not opened.',
  page_of_another: 'The page to pay on is for another account than yours. It was not opened.',
} as const

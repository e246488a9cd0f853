/** What a key may be permitted, by the names of ERC-7715; of contract calls, which it does not name, by the one that viem has. */
export const permissionTypes = [
  'native-token-transfer',
  'native-token-periodic',
  'erc20-token-transfer',
  'erc20-token-periodic',
  'contract-call',
] as const

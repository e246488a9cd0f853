import type { FamilyFacts } from '../FamilyFacts.js'

export const eip155 = {
  name: 'EVM Networks',
  signInName: 'Ethereum',
  address: /^(0x)?[\da-fA-F]{40}$/,
  hex: true,
  oneAddress: true,
  coinType: '60',
  accountTypes: ['eoa', 'smartAccount'],
  nativeToken: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  onramp: true,
  names: true,
  activity: true,
} as const satisfies FamilyFacts

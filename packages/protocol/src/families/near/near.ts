import type { FamilyFacts } from '../FamilyFacts.js'

export const near = {
  name: 'NEAR',
  // A key in hex, or a name below one of those that NEAR gives accounts under: any other name may be one of ENS.
  address: /^([0-9a-f]{64}|([a-z\d]+[-_.])*[a-z\d]+\.(near|testnet|tg))$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

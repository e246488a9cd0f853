import type { FamilyFacts } from '../FamilyFacts.js'

export const polkadot = {
  name: 'Polkadot',
  address: /^[1-9A-HJ-NP-Za-km-z]{46,48}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

import type { FamilyFacts } from '../FamilyFacts.js'

export const bip122 = {
  name: 'Bitcoin',
  signInName: 'Bitcoin',
  address: /^([123mn][1-9A-HJ-NP-Za-km-z]{25,34}|(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71})$/,
  accountTypes: ['payment', 'ordinal', 'stx'],
  onramp: true,
  activity: true,
} as const satisfies FamilyFacts

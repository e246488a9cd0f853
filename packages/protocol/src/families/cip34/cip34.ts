import type { FamilyFacts } from '../FamilyFacts.js'

export const cip34 = {
  name: 'Cardano',
  // Of payments or of a stake. Those of test networks have a character that CAIP-10 does not allow in an account.
  address: /^(addr|stake)(_test)?1[02-9ac-hj-np-z]{53,98}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

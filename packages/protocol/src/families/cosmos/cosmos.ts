import type { FamilyFacts } from '../FamilyFacts.js'

export const cosmos = {
  name: 'Cosmos',
  address: /^[a-z]{1,20}1[02-9ac-hj-np-z]{38,58}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

import type { FamilyFacts } from '../FamilyFacts.js'

export const cosmos = {
  name: 'Cosmos',
  signInName: 'Cosmos',
  // A hash of 20 or 32 bytes. MultiversX has the same form.
  address: /^(?!erd1)[a-z]{1,20}1([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

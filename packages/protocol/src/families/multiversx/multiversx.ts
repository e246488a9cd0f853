import type { FamilyFacts } from '../FamilyFacts.js'

export const multiversx = {
  name: 'MultiversX',
  address: /^erd1[02-9ac-hj-np-z]{58}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

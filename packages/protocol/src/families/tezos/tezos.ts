import type { FamilyFacts } from '../FamilyFacts.js'

export const tezos = {
  name: 'Tezos',
  address: /^(tz[1-4]|KT1)[1-9A-HJ-NP-Za-km-z]{33}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

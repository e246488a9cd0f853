import type { FamilyFacts } from '../FamilyFacts.js'

export const algorand = {
  name: 'Algorand',
  address: /^[A-Z2-7]{58}$/,
  accountTypes: ['eoa'],
} as const satisfies FamilyFacts

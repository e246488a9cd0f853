import type { FamilyTraits } from '../FamilyTraits.js'

export const eip155Traits: FamilyTraits = {
  numbered: true,
  embedded: true,
  accountType: 'smartAccount',
}

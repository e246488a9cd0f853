import type { FamilyTraits } from '../FamilyTraits.js'

export const bip122Traits: FamilyTraits = { accountType: 'payment' }

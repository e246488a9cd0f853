import type { FamilyTraits } from '../FamilyTraits.js'

export const solanaTraits: FamilyTraits = { embedded: true }

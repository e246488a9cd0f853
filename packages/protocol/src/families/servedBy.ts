import { namespaces } from '../namespaces.js'
import type { FamilyFacts } from './FamilyFacts.js'
import { families } from './families.js'
import type { Namespace } from './traits.js'

/** The chain families that a part of the product serves. */
export function servedBy(part: keyof NonNullable<FamilyFacts['served']>): readonly Namespace[] {
  return namespaces.filter((name) => families[name].served?.[part])
}

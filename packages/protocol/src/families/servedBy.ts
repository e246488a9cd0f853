import { namespaces } from '../namespaces.js'
import type { FamilyFacts } from './FamilyFacts.js'
import { families } from './families.js'
import type { Namespace } from './traits.js'

/** The chain families that a part of the product serves, of those that do not serve all. */
export function servedBy(
  part: keyof FamilyFacts & ('onramp' | 'names' | 'activity'),
): readonly Namespace[] {
  return namespaces.filter((name) => families[name][part])
}

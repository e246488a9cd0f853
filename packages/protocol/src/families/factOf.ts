import type { FamilyFacts } from './FamilyFacts.js'
import { families } from './families.js'
import type { Namespace } from './traits.js'

/** A table of one fact by chain family. */
export function factOf<value>(
  read: (facts: FamilyFacts) => value,
): Readonly<Record<Namespace, value>> {
  return Object.fromEntries(
    Object.entries(families).map(([namespace, facts]) => [namespace, read(facts)]),
  ) as Record<Namespace, value>
}

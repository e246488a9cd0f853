import type { Check } from './checks.js'

/** The entries of a list that is kept as JSON, as far as they have the shape they should have: one that has not takes no other with it. */
export function readList<entry>(kept: string | undefined, check: Check): entry[] {
  try {
    const found: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(found) ? found.filter((one) => check(one) === undefined) : []
  } catch {
    return []
  }
}

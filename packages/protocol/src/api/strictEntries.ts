import * as v from 'valibot'

/**
 * An object that has these fields and no others. The schema is built without a prototype: `in` would
 * otherwise find `constructor` and `__proto__` in it and let them pass as if they were named.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function strictEntries<const entries extends v.ObjectEntries>(entries: entries) {
  return v.strictObject(Object.assign(Object.create(null), entries) as entries)
}

import * as v from 'valibot'

/** What the programs of a transaction logged, as nodes cut it: some ten kilobytes. */
export const Logs = v.nullish(v.pipe(v.array(v.string()), v.maxLength(1_000)), [])

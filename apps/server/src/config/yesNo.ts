import * as v from 'valibot'

/** `yes` or `no`, as true or false. */
export const yesNo = v.pipe(
  v.picklist(['yes', 'no'], 'must be yes or no'),
  v.transform((text) => text === 'yes'),
)

import type { ResolvedName } from '../adapter.js'
import type { SendWarning } from '../SendFeatures.js'

/** What is to be said of an address because of the name that led to it. `text` is the name as it was typed. */
export function warnOfName({ name, isElsewhere }: ResolvedName, text: string): SendWarning[] {
  return [
    ...(isElsewhere ? [{ code: 'name_elsewhere', mustConfirm: true } as const] : []),
    ...(name === text ? [] : [{ code: 'name_normalized', mustConfirm: false } as const]),
  ]
}

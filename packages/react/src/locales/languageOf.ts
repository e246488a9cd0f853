import type { State } from '@foyer/core'

/** The language of which texts have arrived. Another object whenever more of them have. */
export function languageOf({ modal }: State): State['modal']['language'] {
  return modal.language
}

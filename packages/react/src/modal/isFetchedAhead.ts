import type { Client } from '@foyer/core'
import { savesData } from '@foyer/protocol'

/** Whether the code of the opening is to come with the page now: never where bytes are dear, nor before the page is seen. */
export function isFetchedAhead({ environment, options }: Client): boolean {
  const window = environment.window()
  return options.prefetch === 'idle' && !!window && !window.document.hidden && !savesData(window)
}

import type { KeyboardEvent } from 'react'

/** For what holds buttons: a key that is held down from before is not an answer. */
export const dropRepeats = {
  onKeyDown(event: KeyboardEvent) {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  },
}

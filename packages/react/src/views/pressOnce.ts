import type { KeyboardEvent } from 'react'

/**
 * Of a decision about money: a key that is held presses nothing. It was pressed on the view before, where the focus has left a button of
 * the same place.
 */
export const pressOnce = {
  role: 'presentation',
  onKeyDown(event: KeyboardEvent) {
    if (event.repeat && event.key !== 'Tab') event.preventDefault()
  },
} as const

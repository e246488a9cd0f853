import type { Formats } from '@foyer/protocol/texts'

/** When the next try makes sense, in the unit that suits the length. A file of its own, because answers to the page need it before the screens. */
export const tooOften =
  ({ length }: Pick<Formats, 'length'>) =>
  (seconds: number | undefined) => {
    if (seconds === undefined) return 'That was tried too often. Wait a few minutes and try again.'
    const wait =
      seconds < 90
        ? length(Math.max(1, Math.ceil(seconds)), 'second')
        : seconds < 90 * 60
          ? length(Math.ceil(seconds / 60), 'minute')
          : length(Math.ceil(seconds / 3_600), 'hour')
    return `Please try again after ${wait}`
  }

import type { Formats } from '@foyer/protocol/texts'

/** When the next try makes sense, in the unit that people would use. Apart from the other failures, because the page is told it as well. */
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

import { afterUnref } from '../bounds/timers/afterUnref.js'

/** What takes lines of the log and hands them on. */
export type GatheredLines = {
  write(line: string): void
  /** Hands on what was gathered, at once. */
  flush(): void
}

/** How long a line waits for others. */
const gatherMs = 50

/**
 * Hands lines on together. The stream behind wakes another thread for each write, which at a few hundred requests a second cost
 * as much as answering them, and at thousands it copied all that it held with each line.
 *
 * @param after calls back once, after so many milliseconds
 */
export function gatherLines(
  { write }: { write(text: string): void },
  after: (ms: number, run: () => void) => unknown = afterUnref,
): GatheredLines {
  let lines = ''
  const flush = () => {
    const gathered = lines
    lines = ''
    if (gathered !== '') write(gathered)
  }
  return {
    write(line) {
      if (lines === '') after(gatherMs, flush)
      lines += line
    },
    flush,
  }
}

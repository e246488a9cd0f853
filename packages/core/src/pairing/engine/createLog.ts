import { FoyerError, logBufferBytes } from '@foyer/protocol'

/** The last lines for the developer of the page. */
export type Log = {
  /** @throws `log_entry_too_large` when the line alone is larger than the whole log */
  write(line: string): void
  lines(): readonly string[]
}

/** Keeps at most `bytes` of UTF-8; the oldest lines go first. */
export function createLog(write?: (line: string) => void, bytes: number = logBufferBytes): Log {
  const encoder = new TextEncoder()
  const kept: { line: string; size: number }[] = []
  let total = 0
  return {
    write(line) {
      const size = encoder.encode(line).length
      if (size > bytes) throw new FoyerError('log_entry_too_large')
      kept.push({ line, size })
      total += size
      while (total > bytes) total -= kept.shift()?.size ?? total
      write?.(line)
    },
    lines: () => kept.map(({ line }) => line),
  }
}

/** What waits, by name, in bytes. */
export type WaitingBytes = {
  of(name: string): number
  /** So many bytes more or fewer wait until a moment, milliseconds since 1970. */
  change(name: string, bytes: number, until: number): void
}

/** Counts what waits in this process alone. What is over goes by itself. */
export function createOwnTotals(now: () => number): WaitingBytes {
  const totals = new Map<string, number>()
  /** What ends at a moment, by name. */
  const endings = new Map<number, Map<string, number>>()
  let next = Number.POSITIVE_INFINITY

  const add = (counts: Map<string, number>, name: string, bytes: number) => {
    const sum = (counts.get(name) ?? 0) + bytes
    if (sum === 0) counts.delete(name)
    else counts.set(name, sum)
  }
  const forget = () => {
    const time = now()
    if (time < next) return
    next = Number.POSITIVE_INFINITY
    for (const [until, ending] of endings) {
      if (until > time) next = Math.min(next, until)
      else {
        for (const [name, bytes] of ending) add(totals, name, -bytes)
        endings.delete(until)
      }
    }
  }
  return {
    of(name) {
      forget()
      return totals.get(name) ?? 0
    },
    change(name, bytes, until) {
      forget()
      // It was let go of with its time.
      if (until <= now()) return
      let ending = endings.get(until)
      if (!ending) {
        ending = new Map()
        endings.set(until, ending)
        next = Math.min(next, until)
      }
      add(ending, name, bytes)
      add(totals, name, bytes)
    },
  }
}

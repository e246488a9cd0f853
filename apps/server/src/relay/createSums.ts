/** Up to so many names none is looked for that could go. */
const keptMin = 256

/**
 * Sums by name, of names that come and go with messages. One whose sum is nothing stays until there are many such: to take it out
 * and put it in again has the runtime make the map's table anew, among what lives long, and takes far longer than to count.
 */
export function createSums() {
  const sums = new Map<string, { sum: number }>()
  let sweepAt = keptMin

  const sweep = () => {
    for (const [name, { sum }] of sums) if (sum === 0) sums.delete(name)
    sweepAt = Math.max(keptMin, sums.size * 2)
  }
  return {
    of: (name: string): number => sums.get(name)?.sum ?? 0,
    add(name: string, more: number): void {
      const known = sums.get(name)
      if (known) known.sum += more
      else {
        if (sums.size >= sweepAt) sweep()
        sums.set(name, { sum: more })
      }
    },
    /** Those that are held, of which some may be nothing. */
    all: (): ReadonlyMap<string, { readonly sum: number }> => sums,
  }
}

export type Sums = ReturnType<typeof createSums>

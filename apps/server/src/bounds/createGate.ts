/**
 * Lets work through while the sizes of what goes on are within a bound together, in the order in which it came. What is
 * larger than the bound goes alone.
 */
export function createGate(most: number): Gate {
  const waiting: { size: number; go(): void }[] = []
  let taken = 0
  const open = () => {
    for (let [next] = waiting; next && fits(next.size); [next] = waiting) {
      waiting.shift()
      taken += next.size
      next.go()
    }
  }
  const fits = (size: number) => taken === 0 || taken + size <= most

  return async (size, work) => {
    await new Promise<void>((go) => {
      waiting.push({ size, go })
      open()
    })
    try {
      return await work()
    } finally {
      taken -= size
      open()
    }
  }
}

export type Gate = <result>(size: number, work: () => Promise<result>) => Promise<result>

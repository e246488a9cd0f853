/** Counts the topics that clients of a network address, and of the process, have subscribed to. */
export function createTopicRoom({ sourceMax, allMax }: createTopicRoom.Limits) {
  const sources = new Map<string, number>()
  let all = 0
  const left = (most: number, used: number) =>
    most === 0 ? Number.POSITIVE_INFINITY : Math.max(0, most - used)

  return {
    /** How many more there may be. */
    of: (source: string): number =>
      Math.min(left(sourceMax, sources.get(source) ?? 0), left(allMax, all)),
    change(source: string, more: number): void {
      const used = (sources.get(source) ?? 0) + more
      all += more
      if (used > 0) sources.set(source, used)
      else sources.delete(source)
    },
  }
}

export declare namespace createTopicRoom {
  /** 0 is any number. */
  type Limits = { sourceMax: number; allMax: number }
}

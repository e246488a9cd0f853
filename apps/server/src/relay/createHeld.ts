/** One for whom bytes are held in memory: what was not sent yet, and what came of a frame that is not whole. */
export type Holder = {
  /** Whom it is counted for. */
  readonly source: string
  /** As it was counted last; 0 at first. */
  bytes: number
  /** What is held for it now. */
  measure(): number
  letGo(): void
}

type Source = { bytes: number; readonly holders: Set<Holder> }

/** Down to so much of a limit they are let go, so that it is long until it is reached again. */
const keptShare = 0.9

/** Sums what is held for all sockets of a network address, and of the process. Past a limit, those go that hold the most. */
export function createHeld({ sourceMax, allMax }: createHeld.Limits) {
  const sources = new Map<string, Source>()
  let all = 0

  const set = (holder: Holder, bytes: number): Source => {
    const source = sources.get(holder.source) ?? { bytes: 0, holders: new Set() }
    source.bytes += bytes - holder.bytes
    all += bytes - holder.bytes
    holder.bytes = bytes
    if (bytes > 0) {
      sources.set(holder.source, source)
      source.holders.add(holder)
    } else if (source.holders.delete(holder) && source.holders.size === 0)
      sources.delete(holder.source)
    return source
  }
  const shed = (holders: readonly Holder[], most: number, held: () => number) => {
    // Of what was sent meanwhile not everything was told.
    for (const holder of holders) set(holder, holder.measure())
    const slowest = [...holders].sort((one, other) => other.bytes - one.bytes)
    for (const holder of slowest) {
      if (held() <= most * keptShare) return
      set(holder, 0)
      holder.letGo()
    }
  }
  return {
    /** What is held for it may be another amount. */
    change(holder: Holder): void {
      const source = set(holder, holder.measure())
      if (sourceMax !== 0 && source.bytes > sourceMax)
        shed([...source.holders], sourceMax, () => source.bytes)
      if (allMax !== 0 && all > allMax)
        shed(
          [...sources.values()].flatMap(({ holders }) => [...holders]),
          allMax,
          () => all,
        )
    },
    /** It is gone. */
    leave(holder: Holder): void {
      set(holder, 0)
    },
  }
}

export declare namespace createHeld {
  /** In bytes; 0 is any amount. */
  type Limits = { sourceMax: number; allMax: number }
}

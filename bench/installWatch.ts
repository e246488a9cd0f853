/** What is noted while something goes on in the page. */
type Watch = {
  /** Begins to note how long frames take and how far things jump by themselves. */
  begin(): void
  /** Lengths of the frames since. */
  frames(): number[]
  /** The sum of the layout shifts since (CLS), those in shadow roots too. */
  shift(): number
  /** How many tasks of the main thread took more than 50 ms so far. */
  longTasks(): number
}

type LayoutShift = { readonly value: number; readonly hadRecentInput: boolean }

declare global {
  // Only in the page, from the first moment on.
  var watch: Watch
}

/** Runs in the page before its own scripts: `globalThis.watch`. */
export function installWatch(): void {
  let lengths: number[] = []
  let shift = 0
  let longTasks = 0
  new PerformanceObserver((list) => {
    longTasks += list.getEntries().length
  }).observe({ type: 'longtask' })
  globalThis.watch = {
    begin() {
      lengths = []
      shift = 0
      let before = performance.now()
      const note = () => {
        const now = performance.now()
        lengths.push(now - before)
        before = now
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as LayoutShift[])
          if (!entry.hadRecentInput) shift += entry.value
      }).observe({ type: 'layout-shift' })
    },
    frames: () => lengths,
    shift: () => shift,
    longTasks: () => longTasks,
  }
}

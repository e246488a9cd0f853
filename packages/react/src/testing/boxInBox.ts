import { onTestFinished } from 'vitest'

/** A box that scrolls with a box in it, in the page until the test ends, as a hook has them by its refs. */
export function boxInBox(outerHeight: string, innerHeight: string) {
  const outer = document.body.appendChild(document.createElement('div'))
  const inner = outer.appendChild(document.createElement('div'))
  onTestFinished(() => outer.remove())
  Object.assign(outer.style, { overflow: 'auto', blockSize: outerHeight })
  inner.style.blockSize = innerHeight
  return {
    outer,
    inner,
    refs: [{ current: outer }, { current: inner }] as const,
    /** Resolves once the observers of sizes that were there before have run. */
    observed: () =>
      new Promise<void>((resolve) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect()
          // After the frame: a change within it would have the observers run once more.
          requestAnimationFrame(() => resolve())
        })
        observer.observe(inner)
      }),
  }
}

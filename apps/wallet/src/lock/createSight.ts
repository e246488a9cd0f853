/** The least part of the screen that has to be in view: the rest is rounding. */
const ratioMin = 0.99

/**
 * Whether the browser can say that nothing lies over an element and nothing makes it see-through (Intersection Observer, version 2).
 */
export function seesCovers(window: Window & typeof globalThis): boolean {
  return 'isVisible' in window.IntersectionObserverEntry.prototype
}

/** Watches whether all of an element is in view, with nothing over it and nothing that makes it see-through or shrinks it. */
export function createSight(element: HTMLElement, onChange: () => void): Sight {
  const window = element.ownerDocument.defaultView as Window & typeof globalThis
  let isSeen = false
  const see = (entries: readonly IntersectionObserverEntry[]) => {
    const last: SeenEntry | undefined = entries.at(-1)
    // Nothing new is no news: what was seen last still holds.
    if (!last) return
    const now = last.isVisible === true && last.intersectionRatio >= ratioMin
    if (now === isSeen) return
    isSeen = now
    onChange()
  }
  const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
    threshold: [0, 0.5, ratioMin, 1],
    trackVisibility: true,
    delay: 100,
  }
  const observer = new window.IntersectionObserver(see, options)
  observer.observe(element)
  return {
    isSeen() {
      see(observer.takeRecords())
      return isSeen
    },
    stop: () => observer.disconnect(),
  }
}

/** The types of the browser know the first version alone. */
type SeenEntry = IntersectionObserverEntry & { readonly isVisible?: boolean }

export type Sight = {
  isSeen(): boolean
  stop(): void
}

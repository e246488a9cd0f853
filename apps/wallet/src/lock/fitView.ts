/** Less is no room to read in: the screen then says that it is not all in view. */
const blockMin = 440
/** The observer reports every hundredth that comes into view or leaves it. */
const steps = Array.from({ length: 101 }, (_, step) => step / 100)

/**
 * Lays screens out in the part of the frame that is in view, as far as its top and its bottom go: some clients give it a fixed size, whatever
 * room there is. `theme/screen.css` reads the two properties. The lock asks for itself what is in view.
 *
 * @returns a function that ends it
 */
export function fitView(window: Window & typeof globalThis): () => void {
  const root = window.document.documentElement
  const observer = new window.IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (!last) return
      const { boundingClientRect: whole, intersectionRect: seen } = last
      const fits = seen.height >= blockMin && seen.width >= whole.width
      const [start, end] = fits ? [seen.top - whole.top, whole.bottom - seen.bottom] : [0, 0]
      // Rather a pixel too much than one that is not seen.
      root.style.setProperty('--view-start', `${Math.ceil(start)}px`)
      root.style.setProperty('--view-end', `${Math.ceil(end)}px`)
    },
    { threshold: steps },
  )
  observer.observe(root)
  return () => observer.disconnect()
}

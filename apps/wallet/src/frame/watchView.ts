/**
 * Reports when the frame comes on the screen and goes off it. An observer of the root reports both also where the frame comes back at
 * once, but late: with the next picture, while messages of the page arrive in between.
 *
 * @returns a function that ends it
 */
export function watchView({ window, onChange }: watchView.Parameters): () => void {
  let isSeen = false
  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      if (isSeen !== isIntersecting) onChange(isIntersecting)
      isSeen = isIntersecting
    }
  })
  observer.observe(window.document.documentElement)
  return () => observer.disconnect()
}

export declare namespace watchView {
  type Parameters = {
    window: Window & typeof globalThis
    onChange(isShown: boolean): void
  }
}

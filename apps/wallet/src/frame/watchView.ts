/**
 * Tells when the frame goes off the screen on which it was: a page that hides it waits no longer for what stands there. Clients of old say
 * nothing when their modal is shut, and give up by themselves. An observer of the root hears of it also where the frame comes back at once.
 *
 * @returns a function that ends it
 */
export function watchView({ window, onGone }: watchView.Parameters): () => void {
  let isSeen = false
  const observer = new window.IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) {
      if (isSeen && !isIntersecting) onGone()
      isSeen = isIntersecting
    }
  })
  observer.observe(window.document.documentElement)
  return () => observer.disconnect()
}

export declare namespace watchView {
  type Parameters = {
    window: Window & typeof globalThis
    onGone(): void
  }
}

type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Calls `look` when a page goes on that the browser had put to sleep, in its cache for going back and forth or as a tab that was not used: it heard
 * of nothing meanwhile. Returns its end.
 */
export function followSleep(page: Page | undefined, look: () => void): () => void {
  const onShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) look()
  }
  const { document } = (page ?? {}) as { readonly document?: Page }
  page?.addEventListener('pageshow', onShow)
  document?.addEventListener('resume', look)
  return () => {
    page?.removeEventListener('pageshow', onShow)
    document?.removeEventListener('resume', look)
  }
}

/** Runs once the page and what it shows at first have loaded. Returns what calls it off. */
export function onceLoaded(window: Window, run: () => void): () => void {
  if (window.document.readyState === 'complete') {
    run()
    return () => {}
  }
  window.addEventListener('load', run, { once: true })
  return () => window.removeEventListener('load', run)
}

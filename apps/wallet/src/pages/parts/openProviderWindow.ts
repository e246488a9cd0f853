/** A window that waits for where to go. */
export type ProviderWindow = {
  /** @throws for what is no web address */
  go(uri: string): void
  close(): void
}

/**
 * Opens an empty window for a social provider. Call it in the press itself: later the browser keeps it from opening. The provider's page
 * cannot navigate the wallet, and no address runs anything in the window while it is the wallet's own.
 */
export function openProviderWindow(window: Window | null): ProviderWindow | undefined {
  const opened = window?.open('about:blank', '_blank', 'popup')
  if (!opened) return undefined
  opened.opener = null
  return {
    go(uri) {
      if (!['https:', 'http:'].includes(new URL(uri).protocol)) throw new Error('No web address')
      opened.location.replace(uri)
    },
    close: () => opened.close(),
  }
}

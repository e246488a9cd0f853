import type { Client } from '@foyer/core'

/** What hands a text to the apps of the device; nothing where the browser has no such sheet. Closing the sheet without a choice is no failure. */
export function shareWith(
  { environment }: Pick<Client, 'environment'>,
  onError: () => void,
): ((text: string) => Promise<void>) | undefined {
  const navigator = environment.window()?.navigator
  if (typeof navigator?.share !== 'function') return undefined
  return async (text) => {
    try {
      await navigator.share({ text })
    } catch (error) {
      if (!isClosed(error)) onError()
    }
  }
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

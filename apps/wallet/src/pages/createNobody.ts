import type { Look } from '../theme/createLook.js'

/**
 * Makes the screen for a page that asks to be connected where nobody is logged in. It is there so that a page cannot tell, without the
 * person, whether somebody is. Loads nothing before.
 */
export function createNobody({
  document,
  look,
  describe,
}: createNobody.Parameters): (signal: AbortSignal, cause: unknown) => Promise<void> {
  return async (signal, cause) => {
    const { mountNobody } = await import('./mountNobody.js')
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const unmount = mountNobody({
        ...{ document, look },
        failure: cause === undefined ? undefined : describe(cause),
        onLeave() {
          unmount()
          resolve()
        },
      })
      signal.addEventListener('abort', () => {
        unmount()
        reject(signal.reason)
      })
    })
  }
}

export declare namespace createNobody {
  type Parameters = { document: Document; look: Look; describe(error: unknown): string }
}

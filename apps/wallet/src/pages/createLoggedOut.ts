import type { Speech } from '../texts/createSpeech.js'
import type { Reason } from '../texts/Reason.js'
import type { Look } from '../theme/createLook.js'

/**
 * Makes the screen for a page that requests a connection while no user is logged in. It exists so that a page cannot tell, without the
 * user, whether there is a login. Loads nothing before.
 */
export function createLoggedOut({
  document,
  look,
  describe,
  speech,
}: createLoggedOut.Parameters): (signal: AbortSignal, cause: unknown) => Promise<void> {
  return async (signal, cause) => {
    const [{ mountLoggedOut }, { pageTexts }, spoken] = await Promise.all([
      import('./mountLoggedOut.js'),
      import('./pageTexts.js'),
      speech.load(),
    ])
    signal.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const unmount = mountLoggedOut({
        ...{ document, look, texts: pageTexts(spoken) },
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

export declare namespace createLoggedOut {
  type Parameters = {
    document: Document
    look: Look
    speech: Pick<Speech, 'load'>
    describe(error: unknown): Reason
  }
}

import { windowTimers } from '../../timers/windowTimers.js'

/** So long a copied secret stays in the clipboard, which other programs read; milliseconds. */
const keptMs = 60_000

/** Copies a secret by the clipboard of a window. */
export type CopySecret = (text: string, view: Window) => Promise<void>

/**
 * Copies secrets one after the other, and empties the clipboard of each after a minute. One that is copied meanwhile has a minute of its own. What else the user copied stays where the
 * browser lets the window read the clipboard without a prompt. Elsewhere it is emptied with whatever is in it: a key that every program can read costs more than a
 * text that is copied again.
 *
 * It is the clipboard of the window that the user is in: the frame, whose code this is, does not have the focus. A clipboard can be emptied by a window
 * with the focus alone, so a user who is elsewhere after that time has it emptied when they come back.
 */
export function createCopySecret(): CopySecret {
  let wait = new AbortController()
  return async (text, view) => {
    await view.navigator.clipboard.writeText(text)
    wait.abort()
    wait = new AbortController()
    const { signal } = wait
    const empty = async () => {
      if (!view.document.hasFocus()) throw new Error('The window has not the focus')
      if ((await holdsAnother(view, text)) || signal.aborted) return
      await view.navigator.clipboard.writeText('')
    }
    const onTime = () =>
      void empty().catch(() => {
        const onFocus = () => void empty().catch(() => undefined)
        view.addEventListener('focus', onFocus, { once: true, signal })
      })
    signal.addEventListener('abort', windowTimers(view).after(keptMs, onTime))
  }
}

/** Whether the clipboard is known to hold something else. It is not read where that makes the browser prompt the user. */
async function holdsAnother({ navigator }: Window, text: string): Promise<boolean> {
  // Browsers that do not know the permission reject its name.
  const name = 'clipboard-read' as PermissionName
  const { state } = await navigator.permissions.query({ name }).catch(() => ({ state: 'prompt' }))
  if (state !== 'granted') return false
  return navigator.clipboard.readText().then(
    (held) => held !== text,
    () => false,
  )
}

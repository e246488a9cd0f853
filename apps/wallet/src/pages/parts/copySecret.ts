import { windowTimers } from '../../timers/windowTimers.js'

/** So long a copied secret stays in the clipboard, which other programs read; milliseconds. */
const keptMs = 60_000

/** What each window is to empty its clipboard of: the secret that it copied last. */
const waits = new WeakMap<Window, AbortController>()

/**
 * Copies a secret, and empties the clipboard of it after a minute. A secret that is copied meanwhile has a minute of its own. What else the user copied stays where the
 * browser lets the window read the clipboard without a prompt. Elsewhere it is emptied with whatever is in it: a key that every program can read costs more than a
 * text that is copied again.
 *
 * It is the clipboard of the window that the user is in: the frame, whose code this is, does not have the focus. A clipboard can be emptied by a window
 * with the focus alone, so a user who is elsewhere after that time has it emptied when they come back.
 */
export async function copySecret(text: string, view: Window): Promise<void> {
  await view.navigator.clipboard.writeText(text)
  waits.get(view)?.abort()
  const wait = new AbortController()
  waits.set(view, wait)
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

import { after, FoyerError, keysPollMs, userRejectedCode } from '@foyer/protocol'
import type { KeysPage, KeysWindow } from './KeysPage.js'
import { openKeys } from './openKeys.js'

type Message = Readonly<Record<string, unknown>>
type Predicate = (message: Message) => boolean
type Waiting = { accepts: Predicate; resolve(message: Message): void; reject(error: unknown): void }

/**
 * Speaks with the wallet's window, in the place of what the SDK has for it, by the same names. A message counts when it is of that origin and of
 * that very window. A window that is closed declines all that is waited for, and nothing of it is sent to a later window; the SDK waits for ever,
 * and then sends a later one what was given up. A window that the browser blocks is `popup_blocked`; the SDK shows a bar of its own.
 */
export function createKeysDialogue({
  page,
  url,
  signal,
  introduce,
  clock = { after },
}: createKeysDialogue.Parameters) {
  const { origin } = new URL(url)
  const waiting = new Set<Waiting>()
  let opened: { readonly window: KeysWindow; readonly loaded: Promise<KeysWindow> } | undefined
  let stopWatching = () => {}

  const end = (error: unknown) => {
    stopWatching()
    page.removeEventListener('message', hear)
    opened?.window.close()
    opened = undefined
    const left = [...waiting]
    waiting.clear()
    for (const { reject } of left) reject(error)
  }
  const hear = ({ data, origin: from, source }: MessageEvent) => {
    if (from !== origin || source !== (opened?.window as unknown)) return
    const message: Message = Object(data)
    if (message.event === 'PopupUnload') return end(declined())
    for (const one of [...waiting].filter(({ accepts }) => accepts(message))) {
      waiting.delete(one)
      one.resolve(message)
    }
  }
  /** A window that was closed since the last look takes with it what it was asked. */
  const look = () => {
    if (opened?.window.closed) end(declined())
  }
  const onMessage = (accepts: Predicate) => {
    look()
    return new Promise<Message>((resolve, reject) => void waiting.add({ accepts, resolve, reject }))
  }

  /** Two looks: what the window said last may still be on its way. */
  const watch = (window: KeysWindow, wasClosed = false) => {
    stopWatching = clock.after(keysPollMs, () => {
      if (window.closed && wasClosed) end(declined())
      else watch(window, window.closed)
    })
  }
  const open = (): Promise<KeysWindow> => {
    signal.throwIfAborted()
    const window = openKeys(page, url)
    if (!window) {
      const blocked = new FoyerError('popup_blocked')
      end(blocked)
      throw blocked
    }
    page.addEventListener('message', hear)
    const loaded = onMessage(({ event }) => event === 'PopupLoaded').then(({ id }) => {
      window.postMessage({ requestId: id, data: introduce() }, origin)
      return window
    })
    opened = { window, loaded }
    watch(window)
    return loaded
  }
  /** Opens in this turn, so that no browser blocks it within the user's press. */
  const waitForPopupLoaded = async (): Promise<KeysWindow> => {
    look()
    if (!opened) return open()
    opened.window.focus()
    return opened.loaded
  }
  signal.addEventListener('abort', () => end(new FoyerError('rpc_aborted')), { once: true })

  return {
    onMessage,
    waitForPopupLoaded,
    /** Goes to the open window, and opens none. */
    async postMessage(message: unknown): Promise<void> {
      opened?.window.postMessage(message, origin)
    },
    async postRequestAndWaitForResponse(request: { readonly id: string }): Promise<Message> {
      const window = await waitForPopupLoaded()
      const answered = onMessage(({ requestId }) => requestId === request.id)
      window.postMessage(request, origin)
      return answered
    },
    disconnect: () => end(declined()),
  }
}

export declare namespace createKeysDialogue {
  type Parameters = {
    readonly page: KeysPage
    /** The page that the window shows. */
    readonly url: string
    /** Ends everything. */
    readonly signal: AbortSignal
    /** What the window receives first: how this page describes itself. */
    introduce(): object
    readonly clock?: { readonly after: typeof after }
  }
}

/** As wallets say that their user declined (EIP-1193). */
function declined() {
  return Object.assign(new Error('The window was closed'), { code: userRejectedCode })
}

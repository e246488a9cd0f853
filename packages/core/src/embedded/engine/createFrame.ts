import { FoyerError, frameLoadTimeoutMs, frameReadyDelayMs } from '@foyer/protocol'
import { type FrameSaid, frameEvents, readFrameSaid } from '@foyer/protocol/frame'
import * as v from 'valibot'
import type { Client } from '../../Client.js'
import type { EmbeddedState } from '../state.js'
import { createFrameElement } from './createFrameElement.js'
import { frameUrl } from './frameUrl.js'
import { setEmbedded } from './setEmbedded.js'
import { whenTakenOut } from './whenTakenOut.js'

/** The frame and the way to it. Nothing is made before it is needed. */
export type Frame = {
  /**
   * Resolves to a function that posts a message to the frame, once it is there.
   *
   * @throws `frame_load_failed` after 20 s, `frame_not_set` outside of a page, or in one that takes the frame out, `embedded_off`, `client_destroyed`
   */
  reach(): Promise<(message: object) => void>
  /** The frame was told to reload: it is reached once it is there again, and what is open gets no answer. */
  renew(): void
  element(): HTMLIFrameElement | undefined
}

/**
 * Makes the frame of one client. `onAnswer` gets each answer of the frame; `onLost` is called when the frame has reloaded or is
 * gone: open requests get no answer then.
 */
export function createFrame(client: Client, { onAnswer, onLost }: createFrame.Parameters): Frame {
  const { clock, environment, signal } = client
  let element: HTMLIFrameElement | undefined
  let loading: Promise<void> | undefined
  /** Called once the frame says that it is ready. */
  const arriving: (() => void)[] = []
  /** The frame said so, and gets half a second more. */
  let isSettling = false
  let origin = ''
  let stopWatching = () => {}
  let stopLoading = () => {}

  const onMessage = (event: MessageEvent) => {
    // Exact window, then exact origin: a message of any other is not even read.
    if (!element || event.source === null || event.source !== element.contentWindow) return
    if (event.origin !== origin) return
    const said = readFrameSaid(event.data)
    if (said?.kind === 'answer') onAnswer(said)
    else if (said?.name === 'READY' && v.is(frameEvents.READY, said.payload)) begin()
  }

  const begin = () => {
    if (isSettling) return
    // The frame was ready before, and has reloaded.
    if (arriving.length === 0) renew()
    for (const arrive of arriving.splice(0)) arrive()
  }

  const renew = () => {
    onLost('again')
    loading = wait()
    loading.catch(() => {})
  }

  /** Until the frame says that it is ready, and half a second more. Where it fails, the next request tries again. */
  const wait = () => {
    setFrame('loading')
    return new Promise<void>((resolve, reject) => {
      let isOver = false
      const end = (settle: () => void) => {
        if (isOver) return
        isOver = true
        stopWaiting()
        signal.removeEventListener('abort', destroyed)
        arriving.length = 0
        isSettling = false
        settle()
      }
      const destroyed = () => end(() => reject(new FoyerError('client_destroyed')))
      const fail = () =>
        end(() => {
          remove()
          setFrame('failed')
          reject(new FoyerError('frame_load_failed'))
        })
      stopLoading = () => end(() => reject(takenOut))
      let stopWaiting = clock.after(frameLoadTimeoutMs, fail)
      arriving.push(() => {
        isSettling = true
        stopWaiting()
        stopWaiting = clock.after(frameReadyDelayMs, () =>
          end(() => {
            resolve()
            setFrame('ready')
          }),
        )
      })
      signal.addEventListener('abort', destroyed)
      element?.addEventListener('error', fail, { once: true })
    })
  }

  const setFrame = (frame: EmbeddedState['frame']) => setEmbedded(client, { frame })

  /** What is open gets no answer; what waits for the frame, or needs it next, makes another one. */
  const onTakenOut = () => {
    remove()
    setFrame('none')
    stopLoading()
    onLost('again')
  }

  const remove = () => {
    stopWatching()
    environment.window()?.removeEventListener('message', onMessage)
    element?.remove()
    element = undefined
    loading = undefined
  }

  const load = async () => {
    if (signal.aborted) throw new FoyerError('client_destroyed')
    const window = environment.window()
    if (!window?.document) throw new FoyerError('frame_not_set')
    const url = frameUrl(client)
    origin = url.origin
    window.addEventListener('message', onMessage)
    element = createFrameElement(window.document, url)
    stopWatching = whenTakenOut(element, onTakenOut)
    await wait()
  }

  signal.addEventListener(
    'abort',
    () => {
      onLost('gone')
      remove()
    },
    { once: true },
  )

  /** `false` where the page took it out meanwhile. */
  const isLoaded = async () => {
    const mine = loading ?? load()
    loading ??= mine
    try {
      await mine
      return true
    } catch (error) {
      if (loading === mine) loading = undefined
      if (error === takenOut) return false
      throw error
    }
  }

  return {
    element: () => element,
    renew,
    async reach() {
      for (let left = triesMax; left > 0; left -= 1) if (await isLoaded()) break
      const target = element?.contentWindow
      if (!target) throw new FoyerError('frame_not_set')
      return (message) => target.postMessage(message, origin)
    },
  }
}

/** A page that writes its body anew takes the frame along while it loads. One that does so each time is given up. */
const takenOut = Symbol('taken out')
const triesMax = 3

export declare namespace createFrame {
  type Parameters = {
    onAnswer(answer: Extract<FrameSaid, { kind: 'answer' }>): void
    onLost(how: 'again' | 'gone'): void
  }
}

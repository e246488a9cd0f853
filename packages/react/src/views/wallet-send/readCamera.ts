import { createReader } from './createReader.js'
import { type CameraFault, openCamera } from './openCamera.js'
import type { ReadFrame } from './ReadFrame.js'

/** Between two pictures that are read: the screen goes on being drawn. */
const pauseMs = 100
/** More than any code of an address or a payment link has. */
const textMax = 2_048

/**
 * Shows the camera in a video and reads it until there is a code. The camera is off again with the code, with a failure, when the page is hidden, and with
 * the function that is returned: then nothing is reported any more.
 */
export function readCamera(
  video: HTMLVideoElement,
  { scope, onOpen, onText, onEnd }: readCamera.Parameters,
): () => void {
  let stream: MediaStream | undefined
  let frame = 0
  let isOver = false
  const end = () => {
    isOver = true
    scope.cancelAnimationFrame(frame)
    scope.document.removeEventListener('visibilitychange', leave)
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  const finish = (report: () => void) => {
    if (isOver) return
    end()
    report()
  }
  const leave = () => {
    if (scope.document.hidden) finish(() => onEnd())
  }
  const look = (read: ReadFrame, last: number) => {
    frame = scope.requestAnimationFrame(async (now) => {
      if (now - last < pauseMs) return look(read, last)
      try {
        const text = await read(video)
        if (text) finish(() => onText(text.slice(0, textMax)))
        else if (!isOver) look(read, now)
      } catch {
        finish(() => onEnd('failed'))
      }
    })
  }
  const begin = async () => {
    // A view that is drawn and gone at once, as strict mode does it, opens none.
    await undefined
    if (isOver) return
    const opened = await openCamera(scope)
    if (typeof opened === 'string') return finish(() => onEnd(opened))
    stream = opened
    // The view went while the browser asked the user.
    if (isOver) return end()
    stream.getVideoTracks()[0]?.addEventListener('ended', () => finish(() => onEnd('busy')))
    video.srcObject = stream
    const [read] = await Promise.all([createReader(scope), video.play()])
    if (isOver) return
    onOpen()
    look(read, 0)
  }
  scope.document.addEventListener('visibilitychange', leave)
  begin().catch(() => finish(() => onEnd('failed')))
  return end
}

export declare namespace readCamera {
  type Parameters = {
    readonly scope: Window
    /** The picture is there. */
    readonly onOpen: () => void
    /** What the code says, as hostile as what is pasted. */
    readonly onText: (text: string) => void
    /** Without a code: `undefined` when the page was hidden. */
    readonly onEnd: (fault?: CameraFault) => void
  }
}

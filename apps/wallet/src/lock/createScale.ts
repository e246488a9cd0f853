/** Smaller than this, words are not legible: as parts of the size that they are drawn for. */
const scaleMin = 0.75

/** So far apart, in pixels of the screen, two places of a pointer tell how large a pixel of the frame is. */
const apartMin = 4

/** Places that are older than this may be of before the frame moved; milliseconds. */
const togetherMs = 250

/**
 * Whether a page shrinks what is in its frame: by `zoom`, which the browser does not count as something that changes how a frame is seen.
 * The ratio of pixels tells it on usual screens; on finer ones, where it is above one anyhow, the way of the pointer does, which the
 * browser measures in pixels of the screen as well as in those of the frame.
 */
export function createScale(window: Window): Scale {
  let last: Spot | undefined
  let scale = 1
  const measure = ({ clientX, clientY, screenX, screenY, timeStamp, isTrusted }: PointerEvent) => {
    if (!isTrusted) return
    const spot = { clientX, clientY, screenX, screenY, timeStamp }
    if (!last || timeStamp - last.timeStamp > togetherMs) {
      last = spot
      return
    }
    const inFrame = Math.hypot(clientX - last.clientX, clientY - last.clientY)
    const onScreen = Math.hypot(screenX - last.screenX, screenY - last.screenY)
    if (inFrame < apartMin) return
    last = spot
    scale = onScreen / inFrame
  }
  const end = new AbortController()
  const early = { capture: true, signal: end.signal }
  window.addEventListener('pointermove', measure, early)
  window.addEventListener('pointerdown', measure, early)
  return {
    now: () => scale,
    isWhole: () => window.devicePixelRatio >= scaleMin && scale >= scaleMin,
    stop: () => end.abort(),
  }
}

type Spot = Pick<PointerEvent, 'clientX' | 'clientY' | 'screenX' | 'screenY' | 'timeStamp'>

export type Scale = {
  /** Pixels of the screen in one of the frame, as far as the pointer told. */
  now(): number
  /** Drawn as large as it is meant to be, or nearly so. */
  isWhole(): boolean
  stop(): void
}

import { windowTimers } from '../timers/windowTimers.js'

/** So long a screen stands under a mouse before it presses what it aimed at, and not what was put there; milliseconds. */
const aimMs = 300

/** So far a screen may seem to move by rounding; pixels. */
const rounding = 3

const pressKeys = ['Enter', ' ']

/**
 * Watches how presses begin. A press that began before a screen could be answered is for what was there before, however late it ends; so
 * is a key that is held down, and a press of the mouse that a page has just moved the screen under.
 */
export function createPresses({ window, epoch, scale }: createPresses.Parameters): Presses {
  const begun: { epoch?: number | undefined; isUnder: boolean } = { isUnder: false }
  let last: MouseEvent | undefined
  let standsSince = 0
  const now = () => window.performance.now()
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !scale) return
    if (!last || hasMoved(last, event, scale())) standsSince = now()
    last = event
  }
  const begin = (isAimed: boolean) => {
    begun.epoch = isAimed ? epoch() : undefined
    begun.isUnder = true
  }
  const down = (event: PointerEvent) => {
    over(event)
    begin(event.pointerType !== 'mouse' || !scale || now() - standsSince >= aimMs)
  }
  const key = ({ key, repeat }: KeyboardEvent) => {
    if (pressKeys.includes(key) && !repeat) begin(true)
  }
  const ended = () => {
    // Its click comes first.
    windowTimers(window).after(0, () => {
      begun.isUnder = false
    })
  }
  const end = new AbortController()
  const early = { capture: true, signal: end.signal }
  window.addEventListener('pointermove', over, early)
  window.addEventListener('pointerdown', down, early)
  window.addEventListener('pointerup', ended, early)
  window.addEventListener('keydown', key, early)
  window.addEventListener('keyup', ended, early)
  return {
    // What listens to the screen presses without a key or a finger.
    isOwn: () => !begun.isUnder || (begun.epoch !== undefined && begun.epoch === epoch()),
    stop: () => end.abort(),
  }
}

/** Whether a frame is elsewhere on the screen than it was: between two events of one mouse, measured in it and on the screen. */
function hasMoved(before: MouseEvent, after: MouseEvent, scale: number): boolean {
  const x = after.screenX - before.screenX - scale * (after.clientX - before.clientX)
  const y = after.screenY - before.screenY - scale * (after.clientY - before.clientY)
  return Math.hypot(x, y) > rounding
}

export type Presses = {
  /** Whether the press that is under way began on what is on the screen now. */
  isOwn(): boolean
  stop(): void
}

export declare namespace createPresses {
  type Parameters = {
    window: Window
    /** Counts what was on the screen so far, while it can be answered. */
    epoch(): number | undefined
    /** Pixels of the screen in one of the frame. Absent in a window, which no page moves. */
    scale: (() => number) | undefined
  }
}

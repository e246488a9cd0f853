import { expect, test } from 'vitest'
import { watchView } from './watchView.js'

/** A window whose frame is shown and hidden by the test: each argument is one batch of what the browser tells. */
function open() {
  let gone = 0
  let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => {}
  let isWatched = true
  class IntersectionObserver {
    constructor(hear: typeof tell) {
      tell = hear
    }
    observe() {}
    disconnect() {
      isWatched = false
    }
  }
  const window = { IntersectionObserver, document: { documentElement: {} } }
  const end = watchView({
    window: window as unknown as Window & typeof globalThis,
    onGone() {
      gone += 1
    },
  })
  return {
    end,
    see: (...states: boolean[]) => tell(states.map((isIntersecting) => ({ isIntersecting }))),
    gone: () => gone,
    isWatched: () => isWatched,
  }
}

test('a frame that was never on the screen does not go off it', () => {
  const { see, gone } = open()
  see(false)
  see(false)
  expect(gone()).toBe(0)
  see(true)
  expect(gone()).toBe(0)
})

test('each time it goes off the screen is told, once, however soon it comes back', () => {
  const { see, gone, end, isWatched } = open()
  see(true)
  see(false)
  see(false)
  expect(gone()).toBe(1)
  see(true)
  see(false, true)
  expect(gone()).toBe(2)
  see(false, true, false)
  expect(gone()).toBe(4)
  end()
  expect(isWatched()).toBe(false)
})

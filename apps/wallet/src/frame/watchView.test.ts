import { expect, test } from 'vitest'
import { watchView } from './watchView.js'

/** A window whose frame is shown and hidden by the test: each argument is one batch of what the browser tells. */
function open() {
  const changes: boolean[] = []
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
    onChange: (isShown) => void changes.push(isShown),
  })
  return {
    end,
    see: (...states: boolean[]) => tell(states.map((isIntersecting) => ({ isIntersecting }))),
    changes,
    isWatched: () => isWatched,
  }
}

test('a frame that was never on the screen does not go off it', () => {
  const { see, changes } = open()
  see(false)
  see(false)
  expect(changes).toEqual([])
  see(true)
  expect(changes).toEqual([true])
})

test('reports each time that it goes off the screen, once, however soon it comes back', () => {
  const { see, changes, end, isWatched } = open()
  see(true)
  see(false)
  see(false)
  see(true)
  see(false, true)
  expect(changes.splice(0)).toEqual([true, false, true, false, true])
  see(false, true, false)
  expect(changes).toEqual([false, true, false])
  end()
  expect(isWatched()).toBe(false)
})

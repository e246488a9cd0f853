import { expect, test } from 'vitest'
import { createBackGuard } from './createBackGuard.js'

/** A window's history as browsers keep it: going back happens later. */
function fakeWindow() {
  const entries: unknown[] = [{ route: 'page' }]
  let at = 0
  let heard = 0
  const listeners = new Set<(event: Event) => void>()
  const steps: (() => void)[] = []
  const go = (by: number) => {
    if (at + by < 0) return
    at += by
    let stopped = false
    const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as Event
    for (const listener of [...listeners]) listener(event)
    if (!stopped) heard += 1
  }
  return {
    history: {
      get state() {
        return entries[at]
      },
      pushState(state: unknown) {
        entries.splice(at + 1, entries.length, state)
        at += 1
      },
      back: () => void steps.push(() => go(-1)),
    },
    addEventListener: (_: string, listener: (event: Event) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: Event) => void) =>
      listeners.delete(listener),
    /** The user's own step back. */
    back: () => go(-1),
    settle: () => {
      for (const step of steps.splice(0)) step()
    },
    depth: () => at,
    /** How many steps the page's own router heard of. */
    heard: () => heard,
    listeners: () => listeners.size,
  }
}

test('back closes the modal and leaves the page where it was', () => {
  const window = fakeWindow()
  let closed = 0
  const guard = createBackGuard(window)
  const leave = guard.enter(() => {
    closed += 1
    leave()
    return true
  })
  expect(window.history.state).toMatchObject({ route: 'page' })
  window.back()
  window.settle()
  expect([closed, window.depth(), window.heard(), window.listeners()]).toEqual([1, 0, 0, 0])
})

test('closing in another way takes the mark out of the history, unheard by the page', () => {
  const window = fakeWindow()
  createBackGuard(window).enter(() => true)()
  window.settle()
  expect([window.depth(), window.heard(), window.listeners()]).toEqual([0, 0, 0])
})

test('opening again before the mark is gone ends with one mark', () => {
  const window = fakeWindow()
  const guard = createBackGuard(window)
  guard.enter(() => true)()
  let closed = 0
  guard.enter(() => {
    closed += 1
    return true
  })
  window.settle()
  expect([window.depth(), closed]).toEqual([1, 0])
  window.back()
  expect([closed, window.depth()]).toEqual([1, 0])
})

test('a modal that may not be closed keeps its mark', () => {
  const window = fakeWindow()
  createBackGuard(window).enter(() => false)
  window.back()
  expect(window.depth()).toBe(1)
})

test('a page that navigated meanwhile is not sent back', () => {
  const window = fakeWindow()
  const leave = createBackGuard(window).enter(() => true)
  window.history.pushState({ route: 'next' })
  leave()
  window.settle()
  expect([window.depth(), window.history.state]).toEqual([2, { route: 'next' }])
})

test('fifty rounds leave no listener and no entry', () => {
  const window = fakeWindow()
  const guard = createBackGuard(window)
  for (let round = 0; round < 50; round += 1) {
    const leave = guard.enter(() => true)
    leave()
    window.settle()
  }
  expect([window.depth(), window.listeners(), window.heard()]).toEqual([0, 0, 0])
})

test('of two modals back closes the one opened last, and then the other, each with the mark to come back to', () => {
  const window = fakeWindow()
  const guard = createBackGuard(window)
  const closed: string[] = []
  const open = (name: string) => {
    const leave = guard.enter(() => {
      closed.push(name)
      leave()
      return true
    })
    return leave
  }
  open('under')
  open('over')
  window.back()
  window.settle()
  expect([closed, window.depth()]).toEqual([['over'], 1])
  window.back()
  window.settle()
  expect([closed, window.depth(), window.heard(), window.listeners()]).toEqual([
    ['over', 'under'],
    ...[0, 0, 0],
  ])
})

test('a modal that closes in another way leaves the mark to one that is still open', () => {
  const window = fakeWindow()
  const guard = createBackGuard(window)
  const closed: string[] = []
  const leaveUnder = guard.enter(() => closed.push('under') > 0)
  const leaveOver = guard.enter(() => closed.push('over') > 0)
  leaveOver()
  window.settle()
  expect(window.depth()).toBe(1)
  guard.enter(() => true)
  leaveUnder()
  window.settle()
  expect(window.depth()).toBe(1)
  expect(closed).toEqual([])
})

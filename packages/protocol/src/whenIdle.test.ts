import { expect, test } from 'vitest'
import { whenIdle } from './whenIdle.js'

/** As much of a window as is asked; `next` is what runs when it is idle. */
function windowOf(connection?: object, isOld = false) {
  const waiting = new Map<number, () => void>()
  const wait = (run: () => void) => waiting.set(waiting.size + 1, run).size
  const forget = (id: number) => waiting.delete(id)
  const idle = { requestIdleCallback: wait, cancelIdleCallback: forget }
  const window = {
    navigator: { connection },
    ...{ setTimeout: wait, clearTimeout: forget },
    ...(!isOld && idle),
  } as unknown as Window
  return { window, rest: () => [...waiting.values()].forEach((run) => void run()) }
}

test.each([
  ['that is idle', undefined, false],
  ['on a fast line', { saveData: false, effectiveType: '4g' }, false],
  ['that cannot say when it is idle', undefined, true],
])('runs in a browser %s, if it was not called off', (_, connection, isOld) => {
  let runs = 0
  const { window, rest } = windowOf(connection, isOld)
  whenIdle(window, () => {
    runs += 1
  })
  const callOff = whenIdle(window, () => {
    runs += 10
  })
  expect(runs).toBe(0)
  callOff()
  rest()
  expect(runs).toBe(1)
})

test.each([
  ['data are to be saved', { saveData: true, effectiveType: '4g' }],
  ['the line is slow', { saveData: false, effectiveType: '3g' }],
])('never runs where %s', (_, connection) => {
  let runs = 0
  const { window, rest } = windowOf(connection)
  whenIdle(window, () => {
    runs += 1
  })()
  rest()
  expect(runs).toBe(0)
})

import { expect, test } from 'vitest'
import { createWarming } from './createWarming.js'

/** A window whose time a test moves, and how often the screens were fetched. */
function open(connection?: object) {
  let time = 0
  let fetched = 0
  const waiting = new Map<number, { at: number; run(): void }>()
  let last = 0
  const after = (run: () => void, ms = 0) => {
    last += 1
    waiting.set(last, { at: time + ms, run })
    return last
  }
  const window = {
    navigator: { connection },
    setTimeout: after,
    clearTimeout: (id: number) => waiting.delete(id),
    // Never idle: as of a frame that is not seen.
    requestIdleCallback: (run: () => void, { timeout }: { timeout: number }) => after(run, timeout),
    cancelIdleCallback: (id: number) => waiting.delete(id),
  } as unknown as Window
  const pass = (ms: number) => {
    for (const end = time + ms; time < end; time += 1)
      for (const [id, { at, run }] of waiting)
        if (at === time + 1 && waiting.delete(id)) {
          run()
        }
  }
  const warm = () => {
    fetched += 1
  }
  return { warming: createWarming({ window, warm }), pass, fetched: () => fetched }
}

test('the screens are fetched right after a page says that it has connected, and once', () => {
  const { warming, pass, fetched } = open()
  warming('known')
  pass(150)
  // As a page asks that has another chain family.
  warming('known')
  pass(150)
  warming('connected')
  expect(fetched()).toBe(0)
  pass(250)
  expect(fetched()).toBe(1)
  warming('known')
  warming('connected')
  pass(5_000)
  expect(fetched()).toBe(1)
})

test('of a page that never says so they come a good second later', () => {
  const { warming, pass, fetched } = open()
  warming('known')
  pass(900)
  expect(fetched()).toBe(0)
  pass(500)
  expect(fetched()).toBe(1)
})

test('nothing is fetched before a login, or where data are to be saved', () => {
  const stranger = open()
  stranger.warming('connected')
  const saving = open({ saveData: true })
  saving.warming('known')
  saving.warming('connected')
  for (const { pass, fetched } of [stranger, saving]) {
    pass(5_000)
    expect(fetched()).toBe(0)
  }
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { livePerson, type Step, steps, type Tally } from './keys/livePerson.js'
import { type House, type Service, startHouse } from './keys/startHouse.js'

/*
 * Real processes of keeper and guard, each on its own PostgreSQL, and the vault as it runs in browsers. Whoever is killed at any
 * moment, the person comes back and goes on: no key is lost, no account, and exactly one e-mail address leads to it.
 */

const people = 40
const rounds = 200
/** So many of each step are cut off at least. */
const ofEach = 8
const killsMax = 30

let house: House
beforeAll(async () => {
  const parts = await import('fake-indexeddb')
  for (const [name, part] of Object.entries(parts))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part)
  vi.stubGlobal('indexedDB', parts.indexedDB)
  house = await startHouse()
}, 120_000)
afterAll(async () => {
  await house?.stop()
  vi.unstubAllGlobals()
})

const both: readonly Service[] = ['keeper', 'guard']
const victims: readonly (readonly Service[])[] = [both, ['keeper'], ['guard'], ['keeper'], both]

test('keeper, guard and pages are killed at any step, 200 times, and nobody loses a key or an account', async () => {
  const table = new Map<Step, { cut: number; page: number; onItsWay: number }>(
    steps.map((step) => [step, { cut: 0, page: 0, onItsWay: 0 }]),
  )
  const count = (step: Step, what: 'cut' | 'page' | 'onItsWay') => {
    const row = table.get(step)
    if (row) row[what] += 1
  }
  const progress = createProgress()
  const tally: Tally = {
    lives: new Set(),
    cut: (step, by) => count(step, by === 'page' ? 'page' : 'cut'),
    ended: progress.step,
  }
  const enough = () =>
    [...table.values()].every(({ cut, onItsWay }) => cut >= ofEach && onItsWay > 0) &&
    [...table.values()].reduce((sum, { cut, page }) => sum + cut + page, 0) >= rounds

  let lived = 0
  const living = Array.from({ length: people }, async (_, nth) => {
    do {
      await livePerson(house, tally, `person${nth}-${lived}`)
      lived += 1
    } while (!enough())
  })
  const killing = async () => {
    for (let kills = 0; !enough() && kills < killsMax; kills += 1) {
      // The first time while they sign up; then far enough apart for people to get on with their lives.
      await progress.after(people * (kills === 0 ? 4 : 8 + Math.random() * 12))
      const dying = victims[kills % victims.length] ?? both
      for (const { call, step } of tally.lives)
        if (call && dying.includes(call)) count(step, 'onItsWay')
      await house.kill(dying)
    }
  }
  await Promise.all([Promise.all(living).finally(progress.end), killing()])

  const lines = [...table].map(
    ([step, { cut, page, onItsWay }]) =>
      `${step}: ${cut} by a killed service (${onItsWay} with a call on its way), ${page} by a closed page`,
  )
  process.stdout.write(`${lived} lives, cut off in\n${lines.join('\n')}\n`)
  for (const { cut, onItsWay } of table.values()) {
    expect(cut).toBeGreaterThanOrEqual(ofEach)
    expect(onItsWay).toBeGreaterThan(0)
  }
  expect(enough()).toBe(true)
}, 400_000)

/** So many calls later, however busy the machine is: who is killed by the clock may never get on. */
function createProgress() {
  let left = 0
  let reached = () => {}
  let isOver = false
  return {
    step() {
      left -= 1
      if (left <= 0) reached()
    },
    after: (calls: number) =>
      new Promise<void>((resolve) => {
        left = calls
        reached = resolve
        if (isOver) resolve()
      }),
    end() {
      isOver = true
      reached()
    },
  }
}

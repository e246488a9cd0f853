import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTally } from './keys/createTally.js'
import { runUser } from './keys/runUser.js'
import { type House, type Service, startHouse } from './keys/startHouse.js'

/*
 * Real processes of keeper and guard, each on its own PostgreSQL, and the vault as it runs in browsers. Whichever is killed at any
 * moment, the user comes back and goes on: no key is lost, no account, and exactly one e-mail address leads to it.
 */

const users = 40
const rounds = 200
/** So many of each step are cut off at least. */
const ofEach = 8
const killsMax = 50

let house: House
beforeAll(async () => {
  const parts = await import('fake-indexeddb')
  for (const [name, part] of Object.entries(parts))
    if (name.startsWith('IDB')) vi.stubGlobal(name, part)
  vi.stubGlobal('indexedDB', parts.indexedDB)
  house = await startHouse()
}, 240_000)
afterAll(async () => {
  await house?.stop()
  vi.unstubAllGlobals()
})

const both: readonly Service[] = ['keeper', 'guard']
const victims: readonly (readonly Service[])[] = [both, ['keeper'], ['guard'], ['keeper'], both]

test('keeper, guard and pages are killed at any step, 200 times, and no key and no account is lost', async () => {
  const progress = createProgress()
  const { dies, lines, rows, tally } = createTally(progress.step)
  const enough = () =>
    rows().every(({ cut, onItsWay }) => cut >= ofEach && onItsWay > 0) &&
    rows().reduce((sum, { cut, page }) => sum + cut + page, 0) >= rounds

  let lived = 0
  const living = Array.from({ length: users }, async (_, nth) => {
    do {
      await runUser(house, tally, `person${nth}-${lived}`)
      lived += 1
    } while (!enough())
  })
  const killing = async () => {
    for (let kills = 0; !enough() && kills < killsMax; kills += 1) {
      // The first time while they sign up; then far enough apart for people to get on with their lives.
      await progress.after(users * (kills === 0 ? 4 : 8 + Math.random() * 12))
      const dying = victims[kills % victims.length] ?? both
      dies(dying)
      await house.kill(dying)
    }
  }
  await Promise.all([Promise.all(living).finally(progress.end), killing()])

  process.stdout.write(`${lived} lives, cut off in\n${lines().join('\n')}\n`)
  for (const row of rows()) expect(row.cut).toBeGreaterThanOrEqual(ofEach)
  expect(enough()).toBe(true)
}, 900_000)

/** So many calls later, however busy the machine is: a process killed by the clock may never get on. */
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryShares } from './device/memoryShares.js'
import { printCode } from './person/printedCode.js'
import { statusOf } from './sets/refusal.js'
import { type Browser, comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createGate } from './testing/createGate.js'
import { type Cut, createServices, type Services } from './testing/createServices.js'
import type { PersonSecret, Vault } from './Vault.js'

/*
 * A page, a keeper or a guard can be gone after any single step. Whatever is cut off, the key of a wallet that somebody has seen must
 * be found again: in the same browser, and in a new one when this one is lost with all it kept.
 */

class Killed extends Error {}

/** Lets a number of steps happen; of the next one either nothing or all but its answer. Nothing happens after. */
function killAfter(steps: number, isAnswerLost: boolean): Cut & { isOver(): boolean } {
  let left = steps
  let isOver = false
  const cut: Cut = async (act) => {
    if (isOver) throw new Killed()
    if (left > 0) {
      left -= 1
      return act()
    }
    isOver = true
    if (isAnswerLost) await act()
    throw new Killed()
  }
  return Object.assign(cut, { isOver: () => isOver })
}

/** Of each deed: all of its first steps in both ways, and some by chance. 270 in all. */
const rounds = 45
const racingRounds = 100

const code: PersonSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(5)) }
const addressOf = (vault: Vault) => vault.use(async () => vault.wallet()?.addresses.eip155)

type Deed = (page: Vault, browser: Browser, services: Services) => Promise<unknown>

/** What can be cut off, and what was there before. */
const deeds: Record<
  string,
  { before: (services: Services, home: Browser) => Promise<unknown>; deed: Deed }
> = {
  'signing up': {
    before: async () => undefined,
    deed: (page) => page.enter(login),
  },
  'finding the key by the guard': {
    before: (services) => comeIn(services, createBrowser('first')),
    deed: (page, browser, services) => comeIn(services, browser, undefined, page),
  },
  'coming late to a set': {
    async before(services, home) {
      await comeIn(services, home)
      await comeIn(services, createBrowser('other'))
    },
    deed: (page, browser, services) => comeIn(services, browser, undefined, page),
  },
  'taking the recovery share to oneself': {
    before: (services, home) => comeIn(services, home),
    async deed(page) {
      await page.enter(login)
      await page.hold(code)
    },
  },
  'adding another way': {
    async before(services, home) {
      await (await comeIn(services, home)).hold(code)
    },
    async deed(page) {
      await page.enter(login)
      await page.hold({ kind: 'printed', code: printCode(new Uint8Array(16).fill(5)) }, code)
    },
  },
  'finding the key by what the person holds': {
    async before(services) {
      await (await comeIn(services, createBrowser('first'))).hold(code)
    },
    deed: (page, browser, services) => comeIn(services, browser, code, page),
  },
}

const cuts = fc.record({ steps: fc.nat(24), isAnswerLost: fc.boolean(), isDiskLost: fc.boolean() })

test.each(Object.entries(deeds))(
  '%s can be cut off after any step, and no key is lost',
  async (_name, { before, deed }) => {
    let cutOff = 0
    await fc.assert(
      fc.asyncProperty(cuts, async ({ steps, isAnswerLost, isDiskLost }) => {
        const services = createServices()
        const home = createBrowser('home')
        await before(services, home)
        const seen = services.look().current && services.look().wallet?.addresses.eip155

        const cut = killAfter(steps, isAnswerLost)
        const page = openPage(services, home, { cut })
        const shown = await deed(page, home, services).then(
          () => page.wallet()?.addresses.eip155,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Killed)
            return undefined
          },
        )
        cutOff += cut.isOver() ? 1 : 0

        if (isDiskLost) home.disk = memoryShares()
        const again = await addressOf(await comeIn(services, home, code))
        const elsewhere = await addressOf(await comeIn(services, createBrowser('elsewhere'), code))
        expect(elsewhere).toBe(again)
        if (seen) expect(again).toBe(seen)
        if (shown) expect(again).toBe(shown)
      }),
      { numRuns: rounds, examples: everyStep() },
    )
    expect(cutOff).toBeGreaterThan(5)
  },
)

/** Each of the first steps in both ways before chance has its turn. */
function everyStep(): [{ steps: number; isAnswerLost: boolean; isDiskLost: boolean }][] {
  return [...Array(16).keys()].flatMap((steps) =>
    [true, false].map(
      (isAnswerLost): [{ steps: number; isAnswerLost: boolean; isDiskLost: boolean }] => [
        { steps, isAnswerLost, isDiskLost: true },
      ],
    ),
  )
}

const turns = fc.infiniteStream(fc.nat(23))

test('browsers that split the key at the same time, all of them killed, lose no key', async () => {
  const racers = fc.array(fc.record({ steps: fc.nat(16), isAnswerLost: fc.boolean() }), {
    minLength: 2,
    maxLength: 3,
  })
  await fc.assert(
    fc.asyncProperty(racers, turns, fc.boolean(), async (cutsOfAll, order, holds) => {
      const services = createServices()
      const address = await addressOf(await comeIn(services, createBrowser('first')))
      const gate = createGate(cutsOfAll.length, () => order.next().value ?? 0)
      await Promise.all(
        cutsOfAll.map(async ({ steps, isAnswerLost }, at) => {
          const browser = createBrowser(`racer ${at}`)
          services.letIn(browser.name)
          const kill = killAfter(steps, isAnswerLost)
          const cut: Cut = async (act) => {
            await gate.pass()
            return kill(act)
          }
          const page = openPage(services, browser, { cut })
          try {
            await comeIn(services, browser, code, page)
            if (holds && at === 0) await page.hold(code)
          } catch {
            // Killed, or overtaken too often; the next visit goes on.
          } finally {
            gate.leave()
          }
        }),
      )
      expect(await addressOf(await comeIn(services, createBrowser('new'), code))).toBe(address)
    }),
    { numRuns: racingRounds },
  )
})

test('two tabs that sign up at the same time end with one wallet', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      const services = createServices()
      const home = createBrowser('home')
      const gate = createGate(2, () => order.next().value ?? 0)
      const cut: Cut = async (act) => {
        await gate.pass()
        return act()
      }
      const enter = () => {
        const tab = openPage(services, home, { cut })
        // Where they cannot wait for each other they may be overtaken until they give up; the next visit goes on.
        return tab
          .enter(login)
          .catch((error: unknown) => expect([404, 409]).toContain(statusOf(error)))
          .finally(gate.leave)
      }
      await Promise.all([enter(), enter()])
      const addresses = [createBrowser('elsewhere'), home].map(async (browser) =>
        addressOf(await comeIn(services, browser)),
      )
      expect(new Set(await Promise.all(addresses)).size).toBe(1)
    }),
    { numRuns: 40 },
  )
})

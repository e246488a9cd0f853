import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statusOf } from './sets/refusal.js'
import { comeIn, copyBrowser, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createGate } from './testing/createGate.js'
import { type Cut, createServices } from './testing/createServices.js'
import { killAfter } from './testing/killAfter.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'

/* Several pages change where the shares of one wallet are, in every order of their steps. */

const racingRounds = 80

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(5)) }
const deeds = {
  giveBack: (page: Vault) => page.handBack({ signal: new AbortController().signal }),
  find: async () => undefined,
  renew: (page: Vault) => page.setWays([code]),
}
const addressOf = (vault: Vault) => vault.use(async () => vault.wallet()?.addresses.eip155)

const turns = fc.infiniteStream(fc.nat(23))

test('browsers that split the key at the same time, all of them killed, lose no key', async () => {
  const racers = fc.array(fc.record({ steps: fc.nat(16), isAnswerLost: fc.boolean() }), {
    minLength: 2,
    maxLength: 3,
  })
  const made = createServices()
  const address = await addressOf(await comeIn(made, createBrowser('first')))
  const saved = made.save()
  await fc.assert(
    fc.asyncProperty(racers, turns, fc.boolean(), async (cutsOfAll, order, holds) => {
      const services = createServices()
      services.restore(saved)
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
}, 300_000)

test('browsers and tabs that give the recovery share back, find the key and remove ways at the same time, all of them killed, lose no key', async () => {
  const racer = fc.record({
    steps: fc.nat(30),
    isAnswerLost: fc.boolean(),
    deed: fc.constantFrom('giveBack', 'find', 'renew'),
    isTab: fc.boolean(),
  })
  const racers = fc.array(racer, { minLength: 2, maxLength: 3 })
  const made = createServices()
  const firstHome = createBrowser('home')
  const first = await comeIn(made, firstHome)
  const address = await addressOf(first)
  await first.hold(code)
  const saved = made.save()
  await fc.assert(
    fc.asyncProperty(racers, turns, async (all, order) => {
      const services = createServices()
      services.restore(saved)
      const home = await copyBrowser(firstHome)
      const gate = createGate(all.length, () => order.next().value ?? 0)
      await Promise.all(
        all.map(async ({ steps, isAnswerLost, deed, isTab }, at) => {
          const browser = isTab ? home : createBrowser(`racer ${at}`)
          const kill = killAfter(steps, isAnswerLost)
          const cut: Cut = async (act) => {
            await gate.pass()
            // The guard asks about who is let in no longer, and the user says yes.
            services.letIn(browser.name)
            return kill(act)
          }
          const page = openPage(services, browser, { cut })
          try {
            await comeIn(services, browser, code, page)
            await deeds[deed](page)
          } catch {
            // Killed, or overtaken too often; the next visit goes on.
          } finally {
            gate.leave()
          }
        }),
      )
      expect(await addressOf(await comeIn(services, createBrowser('new'), code))).toBe(address)
      expect(await addressOf(await comeIn(services, home, code))).toBe(address)
    }),
    { numRuns: racingRounds },
  )
}, 300_000)

test('two tabs that sign up at the same time end with one wallet', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      const services = createServices()
      const home = createBrowser('home')
      services.letIn(home.name)
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
}, 180_000)

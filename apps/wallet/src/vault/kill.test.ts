import { forgetGuardShares } from '@foyer/protocol/login'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryShares } from './device/memoryShares.js'
import {
  type Browser,
  comeIn,
  copyBrowser,
  createBrowser,
  login,
  openPage,
} from './testing/createBrowser.js'
import { createPasskeys } from './testing/createPasskeys.js'
import { createServices, type Services } from './testing/createServices.js'
import { Killed, killAfter } from './testing/killAfter.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret, Vault } from './Vault.js'

/*
 * A page, a keeper or a guard can be gone after any single step. Whatever is cut off, the key of a wallet that a user has seen must
 * be found again: in the same browser, and in a new one when this one is lost with all it kept.
 */

/** Of each deed: all of its first steps in both ways, and some by chance. 360 in all. */
const rounds = 36

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(5)) }
const addressOf = (vault: Vault) => vault.use(async () => vault.wallet()?.addresses.eip155)

const passkeys = createPasskeys()
const passkey: UserSecret = { kind: 'passkey' }
async function holdByTwo(services: Services, home: Browser) {
  const page = openPage(services, home, { passkeys })
  await comeIn(services, home, undefined, page)
  await page.hold(code)
  await page.hold(passkey, code)
}

type Deed = (page: Vault, browser: Browser, services: Services) => Promise<unknown>

/** What can be cut off, and what was there before. */
const deeds: Record<
  string,
  { before: (services: Services, home: Browser) => Promise<unknown>; deed: Deed }
> = {
  'signing up': {
    before: async () => undefined,
    deed: (page, browser, services) => comeIn(services, browser, undefined, page),
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
      await page.hold(passkey, code)
    },
  },
  'removing one of two ways': {
    before: holdByTwo,
    async deed(page) {
      await page.enter(login)
      await page.setWays([code])
    },
  },
  'replacing one of two ways': {
    before: holdByTwo,
    async deed(page) {
      await page.enter(login)
      await page.setWays([code], passkey)
    },
  },
  'giving the recovery share back to the guard': {
    async before(services, home) {
      await (await comeIn(services, home)).hold(code)
    },
    async deed(page) {
      await page.enter(login)
      await page.handBack({ signal: new AbortController().signal })
    },
  },
  'giving it back in a browser that the guard asks about, after it was left half forgotten': {
    async before(services, home) {
      services.away.add(forgetGuardShares.path)
      await (await comeIn(services, createBrowser('first'))).hold(code)
      await comeIn(services, home, code)
      services.letIn(home.name)
    },
    async deed(page) {
      await page.enter(login)
      await page.handBack({ signal: new AbortController().signal })
    },
  },
  'finding the key by what the user holds': {
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
    const made = createServices()
    const firstHome = createBrowser('home')
    await before(made, firstHome)
    const saved = made.save()
    await fc.assert(
      fc.asyncProperty(cuts, async ({ steps, isAnswerLost, isDiskLost }) => {
        const services = createServices()
        services.restore(saved)
        const home = await copyBrowser(firstHome)
        const seen = services.look().current && services.look().wallet?.addresses.eip155

        const cut = killAfter(steps, isAnswerLost)
        const page = openPage(services, home, { cut, passkeys })
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
  300_000,
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

import { putKeeperShare } from '@foyer/protocol/login'
import { expect } from 'vitest'
import { type Browser, createBrowser, PageGone } from './createBrowser.js'
import { createUser, type User } from './createUser.js'
import type { House, Service } from './startHouse.js'
import { statusOf, wayOn } from './wayOn.js'

export const steps = [
  'sign-up',
  'recovery',
  're-split',
  'tier change',
  'change of ways',
  'way back to the guard',
  'e-mail change',
] as const
export type Step = (typeof steps)[number]

/** What a user is in the middle of. `call`: what of it is on its way to a service. */
type Doing = { step: Step; call: Service | undefined }

/** Hears what happens to users. */
export type Tally = {
  lives: Set<Doing>
  /** A call was answered, or never will be. */
  ended(): void
  cut(step: Step, by: 'service' | 'page'): void
}

const triesMax = 60

/**
 * A life with a wallet: it is made, found in another browser by the guard, taken from the guard, opened by another code than
 * before, found in yet another browser by what the user holds, given back to the guard, and gets another e-mail address at both
 * services. Whatever is cut off, the user comes back and goes on. At the end the wallet is found in a browser that is new, and in the
 * first one.
 *
 * @throws when anything but a cut is in the way, the addresses of the wallet change, or the user has two accounts or none
 */
export async function runUser(house: House, tally: Tally, name: string): Promise<void> {
  const user = createUser(house, name)
  const doing: Doing = { step: 'sign-up', call: undefined }
  tally.lives.add(doing)
  const check = createCheck(house, user)
  const browse = () =>
    createBrowser(house, {
      begins(service, path) {
        // From here on a set is replaced: what was found is split anew.
        if (doing.step === 'recovery' && path === putKeeperShare.path) doing.step = 're-split'
        doing.call = service
        return () => {
          doing.call = undefined
          tally.ended()
        }
      },
    })

  const attempt = async (browser: Browser, deed: () => Promise<unknown>) => {
    try {
      await deed()
      await check.done(browser)
      return true
    } catch (error) {
      const way = wayOn(error)
      if (!way) throw error
      if (way === 'cut') tally.cut(doing.step, error instanceof PageGone ? 'page' : 'service')
      await comeBack(house, browser, error)
      await check.cut()
      return false
    }
  }
  /** Does it until it is done, however often it is cut off. */
  const persist = async (step: Step, browser: Browser, deed: (isAgain: boolean) => unknown) => {
    // Now and then it is the page that goes.
    if (Math.random() < 0.2) browser.closeAfter(Math.floor(Math.random() * 16), Math.random() < 0.5)
    for (let tries = 0; tries < triesMax; tries += 1) {
      doing.step = step
      if (await attempt(browser, async () => deed(tries > 0))) return
    }
    throw new Error(`${step} did not come to an end`)
  }
  const recover = async () => {
    const browser = await browse()
    await persist('recovery', browser, (isAgain) => user.enter(browser, isAgain))
    return browser
  }

  const first = await browse()
  await persist('sign-up', first, (isAgain) => user.enter(first, isAgain))
  const second = await recover()
  await persist('tier change', second, () => user.takeToOneself(second))
  await persist('change of ways', second, () => user.changeWays(second))
  const third = await recover()
  await persist('way back to the guard', third, (isAgain) => user.handBack(third, isAgain))
  await persist('e-mail change', third, () => user.changeEmail(third))
  // By the new address, in a browser that is new; and where it was made, too.
  await recover()
  await persist('recovery', first, (isAgain) => user.enter(first, isAgain))
  tally.lives.delete(doing)
}

/** Opens the page again once that makes sense. */
async function comeBack(house: House, browser: Browser, error: unknown): Promise<void> {
  await house.up()
  if (statusOf(error) === 429) await house.timePasses()
  if (statusOf(error) === 401) await browser.keep(undefined)
  browser.reload()
}

/** That a user has the same key and one account, from when they first saw it on. */
function createCheck({ accounts }: House, { addresses, emails }: User) {
  let seen: { addresses: string; accounts: readonly string[] } | undefined
  return {
    async done(browser: Browser) {
      const now = { addresses: await addresses(browser), accounts: await accounts(emails) }
      seen ??= now
      expect(now).toEqual(seen)
      expect(now.accounts).toHaveLength(1)
    },
    async cut() {
      const now = await accounts(emails)
      if (seen) expect(now).toEqual(seen.accounts)
      expect(now.length).toBeLessThanOrEqual(1)
    },
  }
}

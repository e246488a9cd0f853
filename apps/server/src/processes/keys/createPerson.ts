import {
  askEmailCode,
  askGuard,
  askStepUp,
  loginByCode,
  readSession,
  stepUp,
  updateEmail,
  updateEmailNew,
  updateEmailOld,
} from '@foyer/protocol/login'
import { expect } from 'vitest'
import { type Browser, page } from './createBrowser.js'
import { createMailReader } from './createMailReader.js'
import type { House } from './startHouse.js'

/** What somebody does with their wallet, each of it from wherever it stopped the last time. */
export type Person = ReturnType<typeof createPerson>

/** What a person keeps in a drawer: the code of a printed sheet. */
const printed = { kind: 'printed', code: '000G-40R4-0M30-E209-185G-R38E-1YZ4' } as const

export function createPerson(house: House, name: string) {
  const emails = { old: `${name}@old.example`, next: `${name}@new.example` }
  const { sayYes, typeCode } = createMailReader(house)
  let email = emails.old

  const logIn = async (browser: Browser) => {
    const { keeper } = browser.calls()
    if (await browser.session()) return keeper(readSession, {})
    await keeper(askEmailCode, { email, origin: page })
    const about = /^Your code to log in$/
    const login = await typeCode(email, about, (code) => keeper(loginByCode, { code }))
    await browser.keep(login.session)
    return login
  }
  const enter = async (browser: Browser, isAgain = true) => {
    const said = await logIn(browser)
    // This keeper tells no lies.
    const login = { ...said, typed: said.identity.subject }
    const vault = browser.vault()
    let missing = await vault.enter(login)
    if (missing === 'device') {
      const ask = { walletId: vault.wallet()?.walletId ?? '', origin: page, resend: true }
      if (isAgain) await browser.calls().guard?.(askGuard, ask)
      await sayYes(emails.old)
      missing = await vault.enter(login)
    }
    if (missing === 'person') await vault.recover(printed)
    else expect(missing).toBe('nothing')
    return vault
  }
  return {
    emails: Object.values(emails),
    /** Logs in and finds the key, or makes it. Asks for the mails once more when it was tried before. */
    enter,
    /** The addresses that the key leads to, put together in this browser. */
    async addresses(browser: Browser): Promise<string> {
      const vault = await enter(browser)
      return JSON.stringify(await vault.use(async () => vault.wallet()?.addresses))
    },
    /** From the guard, by a printed code. */
    async takeToOneself(browser: Browser): Promise<void> {
      const { keeper } = browser.calls()
      const vault = await enter(browser)
      await keeper(askStepUp, { purpose: 'tier', origin: page })
      await typeCode(email, /^Your code to confirm/, (code) => keeper(stepUp, { code }))
      await vault.hold(printed)
      expect(vault.wallet()?.tier).toBe('user')
    },
    async changeEmail(browser: Browser): Promise<void> {
      const { keeper } = browser.calls()
      const { identity } = await keeper(readSession, {})
      if (identity.email !== emails.next) {
        await keeper(updateEmail, { email: emails.next, origin: page })
        const old = /^Your code to change/
        await typeCode(emails.old, old, (code) => keeper(updateEmailOld, { code }))
        const next = /^Your code for your new/
        await typeCode(emails.next, next, (code) => keeper(updateEmailNew, { code }))
      }
      email = emails.next
    },
  }
}

import {
  loginByCode,
  proveToGuard,
  readSession,
  requestEmailCode,
  requestGuardAccess,
  requestStepUp,
  stepUp,
} from '@foyer/protocol/login'
import { expect } from 'vitest'
import { changeAtGuard, changeAtKeeper } from './changeAddress.js'
import { type Browser, page } from './createBrowser.js'
import { createMailReader } from './createMailReader.js'
import type { House } from './startHouse.js'
import { isRefusedWith } from './wayOn.js'

/** What a user does with their wallet, each of it from wherever it stopped the last time. */
export type User = ReturnType<typeof createUser>

/** What a user keeps in a drawer: the codes of two printed sheets, the first of which is replaced by the other. */
const first = { kind: 'printed', code: '000G-40R4-0M30-E209-185G-R38E-1YZ4' } as const
const other = { kind: 'printed', code: '0420-E2GD-209H-C68W-3WH2-AA1B-5R2F' } as const

type Vault = ReturnType<Browser['vault']>

export function createUser(house: House, name: string) {
  const emails = { old: `${name}@old.example`, next: `${name}@new.example` }
  const mails = createMailReader(house)
  const { approveByMail, typeCode } = mails
  let email = emails.old
  /** Where the guard asks. */
  let address = emails.old

  const logIn = async (browser: Browser) => {
    const { keeper } = browser.calls()
    if (await browser.session()) return keeper(readSession, {})
    await keeper(requestEmailCode, { email, origin: page })
    const about = /^Your code to log in$/
    const login = await typeCode(email, about, (code) => keeper(loginByCode, { code }))
    await browser.keep(login.session)
    return login
  }
  /** Asks the guard to let this browser in, and follows the link where it does not know it. */
  const comeIn = async (browser: Browser, vault: Vault, resend: boolean) => {
    const { guard } = browser.calls()
    const walletId = vault.wallet()?.walletId
    const own = { email, origin: page, resend }
    if (walletId === undefined) {
      const said = await guard?.(proveToGuard, own)
      if (said?.state === 'waiting') await approveByMail(email, /a new wallet/)
      return
    }
    const ask = { walletId, origin: page, resend }
    if ((await guard?.(requestGuardAccess, ask))?.state === 'waiting')
      await approveByMail(address, /new browser/)
  }
  const enter = async (browser: Browser, isAgain = true) => {
    const said = await logIn(browser)
    // This keeper tells no lies.
    const login = { ...said, typed: said.identity.subject }
    const vault = browser.vault()
    let missing = await vault.enter(login)
    if (missing === 'device') {
      await comeIn(browser, vault, isAgain)
      missing = await vault.enter(login)
    }
    if (missing === 'user') await recover(vault)
    else expect(missing).toBe('nothing')
    return vault
  }
  /** Shows that it is them once more, as every change of who holds the key needs it. */
  const confirm = async (browser: Browser) => {
    const { keeper } = browser.calls()
    await keeper(requestStepUp, { purpose: 'tier', origin: page })
    await typeCode(email, /^Your code to confirm/, (code) => keeper(stepUp, { code }))
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
      const vault = await enter(browser)
      await confirm(browser)
      await vault.hold(first)
      expect(vault.wallet()?.tier).toBe('user')
    },
    /** Another code takes the place of the one there was, which opens nothing any more. */
    async changeWays(browser: Browser): Promise<void> {
      const vault = await enter(browser)
      if (!(await opens(vault, other))) {
        await confirm(browser)
        await vault.setWays([], other)
      }
      expect(await opens(vault, other)).toBe(true)
      expect(await opens(vault, first)).toBe(false)
    },
    /** To the guard again, which asks about this browser before it takes anything. */
    async handBack(browser: Browser, isAgain: boolean): Promise<void> {
      const vault = await enter(browser)
      if (vault.wallet()?.tier === 'user') {
        await confirm(browser)
        await comeIn(browser, vault, isAgain)
        await vault.handBack({ signal: new AbortController().signal })
      }
      expect(vault.wallet()).toMatchObject({ tier: 'guarded', recovery: null })
    },
    /** At the keeper by two codes, then at the guard by two links. */
    async changeEmail(browser: Browser): Promise<void> {
      await enter(browser)
      await changeAtKeeper(browser, mails, emails)
      email = emails.next
      await changeAtGuard(browser, mails, emails)
      address = emails.next
    },
  }
}

/** By whatever of the drawer opens it. */
async function recover(vault: Vault): Promise<void> {
  try {
    await vault.recover(first)
  } catch (error) {
    if (!isRefusedWith(error, 'secret_wrong')) throw error
    await vault.recover(other)
  }
}

async function opens(vault: Vault, secret: typeof first | typeof other): Promise<boolean> {
  try {
    await vault.check(secret)
    return true
  } catch (error) {
    if (isRefusedWith(error, 'secret_wrong')) return false
    throw error
  }
}

import { expect, test } from 'vitest'
import type { Login } from './Login.js'
import { comeIn, createBrowser, login, openPage } from './testing/createBrowser.js'
import { createServices } from './testing/createServices.js'
import { printCode } from './user/printedCode.js'
import type { UserSecret } from './Vault.js'

/* A keeper that is broken into says that another user is logged in, so that the guard would ask that one before it gives its share. */

const code: UserSecret = { kind: 'printed', code: printCode(new Uint8Array(16).fill(1)) }
const signal = () => new AbortController().signal

const thief = 'thief@example.com'
const byMail = { issuer: 'email', subject: thief, provider: 'email' } as const
const bySocial = { issuer: 'https://id.example', subject: '42', provider: 'google' } as const

/** What it says of a user who typed an address, or did not. */
const lies: Record<string, Login> = {
  'another address': { ...login, identity: byMail },
  'another address, with that of the user beside it': {
    ...login,
    identity: { ...byMail, email: 'ada@example.com' },
  },
  'a social login': { ...login, identity: bySocial },
  'the address as another issuer’s': {
    ...login,
    identity: { issuer: 'https://id.example', subject: 'ada@example.com', provider: 'email' },
  },
  'the address as a social provider’s': {
    ...login,
    identity: { ...login.identity, provider: 'google' },
  },
  'an address, though none was typed': { ...login, identity: byMail, typed: undefined },
}

test.each(Object.entries(lies))(
  'a keeper that names %s at a sign-up has nothing deposited for it',
  async (_, said) => {
    const services = createServices()
    const home = createBrowser('home')
    await expect(openPage(services, home).enter(said)).rejects.toMatchObject({
      code: 'login_changed',
    })
    expect(services.look()).toMatchObject({ current: undefined, guarded: undefined })
    // The user themselves goes on.
    await comeIn(services, home)
    expect(services.look().guarded?.of).toBe('ada@example.com')
  },
)

test.each(Object.entries(lies))(
  'a keeper that names %s when a wallet goes to the guard has nothing deposited for it',
  async (_, said) => {
    const services = createServices()
    const browser = createBrowser('home')
    const before = openPage(services, browser, { hasGuard: false })
    await before.enter(login)
    await before.recover(code)
    const home = openPage(services, browser)
    await home.enter(said)
    await expect(home.handBack({ signal: signal() })).rejects.toMatchObject({
      code: 'login_changed',
    })
    expect(services.look()).toMatchObject({ current: { tier: 'user' }, guarded: undefined })
    await home.enter(login)
    services.letIn(browser.name)
    await home.handBack({ signal: signal() })
    expect(services.look().guarded?.of).toBe('ada@example.com')
  },
)

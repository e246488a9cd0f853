import {
  claimLostPasskey,
  keepPasskeys,
  readLog,
  readLostPasskeys,
  requestStepUp,
  stepUp,
} from '@foyer/protocol/login'
import { afterAll, expect, test } from 'vitest'
import { dayMs, secondMs } from '../../bounds/times.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

const { login, mails, stop } = await startMailedLogin()
afterAll(stop)

/** A user in two browsers, and where their mail goes. */
async function user(email: string) {
  const [home, phone] = [await login.browser(), await login.browser()]
  await login.login(home, email)
  login.wait(31 * secondMs)
  await login.login(phone, email)
  await mails.next(email)
  const prove = async (browser: TestBrowser, purpose: 'passkey' | 'tier' = 'passkey') => {
    login.wait(31 * secondMs)
    await browser.call(requestStepUp, { purpose, origin: page })
    await browser.call(stepUp, { code: codeOf((await mails.next(email)).text) })
  }
  const claim = (isFirst = false) => home.call(claimLostPasskey, { isFirst })
  const happened = async () =>
    (await phone.call(readLog, {})).entries
      .map(({ what }) => what)
      .filter((what) => what.startsWith('passkey'))
  const claims = async (browser: TestBrowser) =>
    (await browser.call(readLostPasskeys, {})).claims.map(({ isThis }) => isThis)
  return { home, phone, prove, claim, happened, claims }
}

test('a lost passkey is said twice, a day apart by the keeper’s clock, each time proved, told and written down', async () => {
  const { home, phone, prove, claim, happened, claims } = await user('ann@lost.example')
  await expect(claim(true)).rejects.toMatchObject({ code: 'step_up_required' })
  // A proof for something else is none for this.
  await prove(home, 'tier')
  await expect(claim(true)).rejects.toMatchObject({ code: 'step_up_required' })
  await prove(home)
  const { since, isOver } = await claim(true)
  expect({ since, isOver }).toEqual({ since: login.now(), isOver: false })
  expect((await mails.next('ann@lost.example')).subject).toContain(
    'passkey of your wallet was reported lost',
  )
  expect(await happened()).toEqual(['passkey_lost'])
  // Every browser hears of it, also where no mail can go.
  expect([await claims(home), await claims(phone)]).toEqual([[true], [false]])
  // A proof counts once.
  await expect(claim()).rejects.toMatchObject({ code: 'step_up_required' })

  login.wait(dayMs - 62 * secondMs)
  await prove(home)
  expect(login.now() - since).toBeLessThan(dayMs)
  expect(await claim()).toEqual({ since, isOver: false })
  expect(await happened()).toEqual(['passkey_lost'])
  await prove(home)
  expect(login.now() - since).toBeGreaterThanOrEqual(dayMs)
  expect(await claim()).toEqual({ since, isOver: true })
  expect((await mails.next('ann@lost.example')).subject).toContain('does not ask for your passkey')
  expect(await happened()).toEqual(['passkey_ended', 'passkey_lost'])
  expect(await claims(phone)).toEqual([])
})

test('“This was not me” in any browser calls a lost passkey off, and its day begins anew', async () => {
  const { home, phone, prove, claim, happened, claims } = await user('bob@lost.example')
  const told = async () => (await mails.next('bob@lost.example')).subject
  await prove(home)
  await claim(true)
  await told()
  await phone.call(keepPasskeys, {})
  expect(await claims(home)).toEqual([])
  login.wait(dayMs)
  await prove(home)
  expect(await claim()).toEqual({ since: login.now(), isOver: false })
  expect(await told()).toContain('was reported lost')
  expect(await happened()).toEqual(['passkey_lost', 'passkey_kept', 'passkey_lost'])
  // A report that is the first again begins again.
  login.wait(dayMs)
  await prove(home)
  expect(await claim(true)).toEqual({ since: login.now(), isOver: false })
  expect(await told()).toContain('was reported lost')
  // What another browser was told of is not its own.
  await prove(phone)
  const other = await phone.call(claimLostPasskey, { isFirst: false })
  expect(other).toEqual({ since: login.now(), isOver: false })
  // Nothing to call off is no event.
  await phone.call(keepPasskeys, {})
  await phone.call(keepPasskeys, {})
  expect((await happened()).filter((what) => what === 'passkey_kept')).toHaveLength(2)
})

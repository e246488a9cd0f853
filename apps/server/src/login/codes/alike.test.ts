import { loginByCode, requestEmailCode } from '@foyer/protocol/login'
import { afterAll, expect, test } from 'vitest'
import { hourMs } from '../../bounds/times.js'
import { traceStatements } from '../../testing/traceStatements.js'
import type { TestBrowser } from '../testing/createBrowser.js'
import { codeOf, page } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

/**
 * Clocks of a busy machine prove nothing. What takes time is compared in their place: the statements to the database one by one, the mail,
 * and the answer.
 */
test('does the same work for a known address as for an unknown one', async () => {
  const knownAddress = 'known@mail.example'
  const unknownAddress = 'never@mail.example'
  await login.login(await login.browser(), knownAddress)
  login.wait(2 * hourMs)
  const trace = traceStatements(database.db)

  const work = async (run: () => Promise<Response>) => {
    trace.take()
    const answer = await run()
    await login.keeper.outbox?.settled()
    const said = [answer.status, [...answer.headers.keys()], numberless(await answer.text())]
    return { said, statements: trace.take() }
  }
  const visit = async (email: string) => {
    const [first, second] = [await login.browser(), await login.browser()]
    const ask = (browser: TestBrowser) =>
      work(() => browser.send(requestEmailCode, { email, origin: page }))
    const asked = await ask(first)
    const { subject, text } = await mails.next(email)
    const code = codeOf(text)
    const wrong = code === '000000' ? '000001' : '000000'
    return {
      asked,
      mail: [subject, numberless(text.replaceAll(code, 'code').replaceAll(email, 'address'))],
      // Too soon, by another browser.
      again: await ask(second),
      guessed: await work(() => first.send(loginByCode, { code: wrong })),
      strange: await work(() => second.send(loginByCode, { code: wrong })),
    }
  }
  try {
    // What is read once for all users is read before.
    await visit('first@mail.example')
    const known = await visit(knownAddress)
    const unknown = await visit(unknownAddress)
    expect(known).toEqual(unknown)
    expect(known.asked.said[0]).toBe(200)
    expect(known.asked.statements.length).toBeGreaterThan(1)
    expect(known.again.said[0]).toBe(429)
    expect(known.guessed.said[0]).toBe(400)
  } finally {
    trace.stop()
  }
})

/** The number is drawn anew for each. */
const numberless = (text: string) => text.replace(/\d{3}/, 'number')

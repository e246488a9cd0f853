import { loginByCode, readSession, requestEmailCode } from '@foyer/protocol/login'
import { afterAll, expect, test } from 'vitest'
import { hourMs, minuteMs, secondMs } from '../../bounds/times.js'
import { loginMails } from '../../mail/tables.js'
import { loginCodes } from '../tables.js'
import { codeOf, page, startLogin } from '../testing/startLogin.js'
import { startMailedLogin } from '../testing/startMailedLogin.js'

const { database, login, mails, stop } = await startMailedLogin()
afterAll(stop)

const ask = (email: string) => ({ email, origin: page })

test('mails a code that names the page and opens a session, with the same answer for known addresses', async () => {
  const ann = await login.browser()
  const first = await ann.send(requestEmailCode, ask(' Ann@Mail.Example '))
  const mail = await mails.next('ann@mail.example')
  expect(mail.subject).not.toMatch(/\d{6}/)
  expect(mail.text).toContain(page)
  expect(mail.text).toMatch(/Do not share it/)
  expect(mail.html).toContain(codeOf(mail.text))
  expect(mail.html).not.toMatch(/<img|<script|<link|url\(|src=/)
  const opened = await ann.call(loginByCode, { code: codeOf(mail.text) })
  expect(opened.identity).toMatchObject({ issuer: 'email', subject: 'ann@mail.example' })
  expect(opened.deviceSince).toBe(login.now())
  ann.session = opened.session
  expect(await ann.call(readSession, {})).toMatchObject({ identity: opened.identity })

  login.wait(30 * secondMs)
  const stranger = await login.browser()
  const [known, unknown] = [
    await stranger.send(requestEmailCode, ask('ann@mail.example')),
    await (await login.browser()).send(requestEmailCode, ask('nobody@mail.example')),
  ]
  const shown = async (answer: Response) => [
    answer.status,
    // The number is drawn anew for each.
    (await answer.text()).replace(/\d{3}/, 'number'),
    [...answer.headers.keys()],
  ]
  expect(await shown(known)).toEqual(await shown(unknown))
  expect(first.status).toBe(200)
  await mails.next('ann@mail.example')
  // Times have more digits than a code, and by chance those.
  const logged = login.lines.join().replaceAll(/\d{13}/g, '')
  for (const secret of ['ann@mail', codeOf(mail.text), opened.session, ann.jkt])
    expect(logged).not.toContain(secret)
})

test('lets none of a thousand guesses through that come at once', async () => {
  const eve = await login.browser()
  await eve.call(requestEmailCode, ask('victim@mail.example'))
  const right = codeOf((await mails.next('victim@mail.example')).text)
  const guesses = Array.from({ length: 1_000 }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  const answers = await Promise.all(guesses.map((code) => eve.send(loginByCode, { code })))
  const said = await Promise.all(
    answers.map(async (answer) => (await answer.text()).match(/code_\w+/)?.[0]),
  )
  expect(said.filter((word) => word === 'code_wrong')).toHaveLength(5)
  expect(said.filter((word) => word === 'code_expired')).toHaveLength(995)
  // After five tries the right one is none either.
  await expect(eve.call(loginByCode, { code: right })).rejects.toMatchObject({
    code: 'code_expired',
  })
}, 180_000)

test('takes a code once, though a hundred requests bring it at once', async () => {
  const ben = await login.browser()
  await ben.call(requestEmailCode, ask('ben@mail.example'))
  const code = codeOf((await mails.next('ben@mail.example')).text)
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => ben.send(loginByCode, { code })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('takes a code from the requesting browser alone, the latest alone, and in time alone', async () => {
  const [cem, thief] = [await login.browser(), await login.browser()]
  await cem.call(requestEmailCode, ask('cem@mail.example'))
  const first = codeOf((await mails.next('cem@mail.example')).text)
  await expect(thief.call(loginByCode, { code: first })).rejects.toMatchObject({
    code: 'code_expired',
  })
  login.wait(30 * secondMs)
  await cem.call(requestEmailCode, ask('cem@mail.example'))
  const second = codeOf((await mails.next('cem@mail.example')).text)
  if (first !== second)
    await expect(cem.call(loginByCode, { code: first })).rejects.toMatchObject({
      code: 'code_wrong',
    })
  login.wait(5 * minuteMs)
  await expect(cem.call(loginByCode, { code: second })).rejects.toMatchObject({
    code: 'code_expired',
  })
})

test('mails an address once in 30 s and five times in an hour over all requesters, but for its own browsers', async () => {
  const dora = await login.browser()
  await login.login(dora, 'dora@mail.example')
  login.wait(2 * hourMs)
  const flood = async () => (await login.browser()).call(requestEmailCode, ask('dora@mail.example'))
  await flood()
  await expect(flood()).rejects.toMatchObject({ status: 429, retryAfter: 30 })
  for (let count = 1; count < 5; count += 1) {
    login.wait(30 * secondMs)
    await flood()
  }
  login.wait(30 * secondMs)
  // In any hour: the first of the five was 150 s ago.
  await expect(flood()).rejects.toMatchObject({ status: 429, retryAfter: 3_600 - 150 })
  await dora.call(requestEmailCode, ask('dora@mail.example'))
  const at = await Promise.allSettled(Array.from({ length: 20 }, flood))
  expect(at.every(({ status }) => status === 'rejected')).toBe(true)
})

test('limits the mails a minute for a network address, a project and all together', async () => {
  const few = await startLogin({
    database,
    mails,
    env: { FOYER_ADDRESS_CODES_PER_MINUTE: '2' },
  })
  const asked = async (one: number) =>
    (await few.browser()).send(requestEmailCode, ask(`one${one}@mail.example`))
  expect([await asked(1), await asked(2), await asked(3)].map(({ status }) => status)).toEqual([
    200, 200, 429,
  ])
  await few.stop()
})

test('says that it sends no mail where there is no mail server', async () => {
  const silent = await startLogin({ database })
  const answer = (await silent.browser()).call(requestEmailCode, ask('ann@mail.example'))
  await expect(answer).rejects.toMatchObject({ status: 503, code: 'email_off' })
  await silent.stop()
})

test('loses no mail when the mail server is away, and tries no longer than the code is good', async () => {
  const finn = await login.browser()
  // Mails of what was before may still be on their way.
  await login.keeper.outbox?.settled()
  mails.open(false)
  await finn.call(requestEmailCode, ask('finn@mail.example'))
  await login.keeper.outbox?.settled()
  mails.open(true)
  expect(await database.db.select().from(loginMails)).toHaveLength(1)
  expect(login.lines.join()).toMatch(/A mail could not be sent/)
  login.wait(5 * secondMs)
  await login.keeper.outbox?.flush()
  const mail = await mails.next('finn@mail.example')
  await login.keeper.outbox?.settled()
  await finn.call(loginByCode, { code: codeOf(mail.text) })
  expect(await database.db.select().from(loginMails)).toHaveLength(0)

  mails.open(false)
  await (await login.browser()).call(requestEmailCode, ask('late@mail.example'))
  await login.keeper.outbox?.settled()
  mails.open(true)
  login.wait(5 * minuteMs)
  await login.keeper.outbox?.flush()
  expect(await database.db.select().from(loginMails)).toHaveLength(0)
  expect(login.lines.join()).toMatch(/Mails were given up/)
  expect(login.lines.join()).not.toMatch(/@mail\.example/)
})

test('keeps neither codes nor what mails say where a copy of the database shows them', async () => {
  const gil = await login.browser()
  await login.keeper.outbox?.settled()
  mails.open(false)
  await gil.call(requestEmailCode, ask('gil@mail.example'))
  await login.keeper.outbox?.settled()
  const rows = JSON.stringify([
    await database.db.select().from(loginMails),
    await database.db.select().from(loginCodes),
  ])
  mails.open(true)
  login.wait(5 * secondMs)
  await login.keeper.outbox?.flush()
  const code = codeOf((await mails.next('gil@mail.example')).text)
  expect(rows).toContain('gil@mail.example')
  expect(rows.replaceAll(/\d{13}/g, '')).not.toContain(code)
  // Another key file has another pepper: with all of the database, the code cannot be known for right.
  const other = await startLogin({ database, mails, start: login.now() })
  await expect((await other.browser(gil.keys)).call(loginByCode, { code })).rejects.toMatchObject({
    code: 'code_wrong',
  })
  await other.stop()
  await gil.call(loginByCode, { code })
})

import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { within } from '../../within.js'
import { putProject } from '../putProject.js'
import { mb, percentile, plainRow, type Row, rateRow, timeRow } from '../rows.js'
import { startTarget } from '../startTarget.js'
import { createBrowser } from './createBrowser.js'
import { listening } from './listening.js'
import { type Mailbox, startMailbox } from './startMailbox.js'

/** The page on which people log in. */
const page = 'http://localhost:4100'
/** So many people are logging in at any time. */
const inFlight = 40

/** Logs people in who were never here, each by the code of a mail and with a key of their own, into PostgreSQL. */
export async function measureLogin(seconds: number, databaseUrl: string): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-login-'))
  const mailbox = await startMailbox()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const target = await startTarget(
    {},
    {
      DATABASE_URL: databaseUrl,
      FOYER_WALLET_PORT: String(port),
      FOYER_WALLET_URL: origin,
      FOYER_KEK_FILE: join(folder, 'keeper.key'),
      FOYER_SMTP_URL: mailbox.url,
      FOYER_MAIL_FROM: 'login@foyer.example',
      FOYER_ADDRESS_CODES_PER_MINUTE: '0',
      FOYER_PROJECT_CODES_PER_MINUTE: '0',
      FOYER_CODES_PER_MINUTE: '0',
    },
  )
  const pool = new Pool(origin, { connections: inFlight, pipelining: 1 })
  try {
    await putProject(databaseUrl, page)
    const load = { pool, origin, mailbox }
    await logIn({ ...load, seconds: 2, name: 'warm' })
    const before = target.cpuSeconds()
    const { asked, entered, spent } = await logIn({ ...load, seconds, name: 'bench' })
    const cpu = (target.cpuSeconds() - before) / entered.length
    return [
      rateRow('logins, from asking for the code to the session', entered.length / spent, 'logins'),
      timeRow('asking for a code, p99', percentile(asked, 0.99)),
      timeRow('the code until the session is open, p99', percentile(entered, 0.99)),
      timeRow('processor time of the server for a login', cpu * 1_000, 'loginProcessor'),
      plainRow('memory, highest', target.memory(), mb),
    ]
  } finally {
    await pool.close()
    await target.stop()
    mailbox.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Load = { pool: Pool; origin: string; mailbox: Mailbox; seconds: number; name: string }

/** Milliseconds of each call, and the seconds that all took. */
async function logIn({ pool, origin, mailbox, seconds, name }: Load) {
  const began = performance.now()
  const [asked, entered]: [number[], number[]] = [[], []]
  let nth = 0
  const one = async () => {
    while (performance.now() - began < seconds * 1000) {
      nth += 1
      const email = `${name}${nth}@mail.example`
      const browser = createBrowser(pool, origin)
      const mailed = mailbox.code(email)
      const start = performance.now()
      await browser.call('/login/email', { email, origin: page })
      asked.push(performance.now() - start)
      // A mail that never comes must not hold up the table.
      const code = await within(mailed, 'the mail of a code')
      const sent = performance.now()
      await browser.call('/login/otp', { code })
      entered.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, one))
  return { asked, entered, spent: (performance.now() - began) / 1000 }
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listening(server)
  await new Promise((resolve) => server.close(resolve))
  return port
}

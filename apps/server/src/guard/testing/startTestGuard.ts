import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proveToGuard } from '@foyer/protocol/login'
import type { KeyPair } from 'dpop'
import { type Logger, pino } from 'pino'
import { guardSettings } from '../../config/guardSettings.js'
import { readSettings } from '../../config/readSettings.js'
import { createBrowser, type TestBrowser } from '../../login/testing/createBrowser.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { type MailSink, startMailSink } from '../../testing/startMailSink.js'
import type { Speak } from '../../texts/createSpeak.js'
import { createGuard } from '../createGuard.js'
import { createGuardApp } from '../createGuardApp.js'
import type { Guard } from '../Guard.js'
import { guardMigrations } from '../startGuard.js'

export const guardUrl = 'https://guard.example'
export const walletUrl = 'https://wallet.example'

/** The guard over a database, with a clock that stands still. */
export type TestGuard = {
  guard: Guard
  app: ReturnType<typeof createGuardApp>
  mails: MailSink
  /** Moves the clock. */
  pass(ms: number): void
  now(): number
  /** A browser with a key of its own, or that of another. */
  browser(keys?: KeyPair): Promise<TestBrowser>
  /** The link in the next mail to an address. */
  link(to: string): Promise<string>
  /** Presses a button of the page that a link leads to. */
  press(link: string, answer: 'yes' | 'no', headers?: Record<string, string>): Promise<Response>
  /** Shows that this browser's user reads an address: by the guard's mail, and a press on its page. */
  prove(browser: TestBrowser, email: string): Promise<void>
  stop(): Promise<void>
}

export async function startTestGuard(
  env: Readonly<Record<string, string>> = {},
  { log = pino({ level: 'silent' }), speak }: { log?: Logger; speak?: Speak } = {},
): Promise<TestGuard> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-guard-'))
  const [database, mails] = await Promise.all([openTestDatabase(guardMigrations), startMailSink()])
  let time = Date.now()
  const now = () => time
  const config = readSettings(guardSettings, {
    FOYER_GUARD_URL: guardUrl,
    FOYER_GUARD_WALLET_URL: walletUrl,
    FOYER_GUARD_DATA: join(folder, 'data'),
    FOYER_GUARD_KEK_FILE: join(folder, 'keys', 'guard.key'),
    FOYER_GUARD_SMTP_URL: mails.url,
    FOYER_GUARD_MAIL_FROM: 'Guard <guard@foyer.example>',
    FOYER_GUARD_REQUESTS_PER_MINUTE: '0',
    ...env,
  })
  const made = createGuard({ config, db: database.db, log, now, url: () => guardUrl })
  const guard = { ...made, ...(speak && { speak }) }
  const app = createGuardApp(guard)
  const ask = (path: string, init: RequestInit) => app.request(path, init)
  const link: TestGuard['link'] = async (to) => {
    for (;;) {
      const { text } = await mails.next(to)
      const [found] = /https:\/\/guard\.example\/guard\/mail\/[\w-]{43}/.exec(text) ?? []
      if (found) return new URL(found).pathname
    }
  }
  const press: TestGuard['press'] = async (path, answer, headers) =>
    app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: guardUrl,
        ...headers,
      },
      body: `answer=${answer}`,
    })
  return {
    ...{ guard, app, mails, now },
    pass(ms) {
      time += ms
    },
    async browser(keys) {
      const browser = await createBrowser({ ask, now, url: guardUrl, ...(keys && { keys }) })
      // The guard knows no projects.
      const send: TestBrowser['send'] = (endpoint, body, forged) =>
        browser.send(endpoint, { projectId: undefined, ...body }, forged)
      const call: TestBrowser['call'] = (endpoint, body) =>
        browser.call(endpoint, { projectId: undefined, ...body })
      return { ...browser, send, call }
    },
    ...{ link, press },
    async prove(browser, email) {
      const { state } = await browser.call(proveToGuard, { email, origin: walletUrl })
      if (state === 'waiting') await press(await link(email), 'yes')
    },
    async stop() {
      await guard.outbox?.close()
      await mails.stop()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

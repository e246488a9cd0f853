import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDirectory } from '@foyer/directory/node'
import { type LoggedIn, loginByCode, requestEmailCode } from '@foyer/protocol/login'
import type { KeyPair } from 'dpop'
import { pino } from 'pino'
import { readConfig } from '../../config/readConfig.js'
import { createServices } from '../../createServices.js'
import { createWalletApp } from '../../createWalletApp.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { Services } from '../../Services.js'
import { createWalletDirectory } from '../../services/wallets/createWalletDirectory.js'
import { putProject } from '../../testing/putProject.js'
import type { MailSink } from '../../testing/startMailSink.js'
import type { Speak } from '../../texts/createSpeak.js'
import type { Keeper } from '../Keeper.js'
import { createBrowser, type TestBrowser } from './createBrowser.js'

export const walletUrl = 'https://wallet.example'
export const page = 'https://shop.example'

/** The wallet's server over a database, with a clock that stands still. */
export type TestLogin = {
  keeper: Keeper
  app: ReturnType<typeof createWalletApp>
  projects: ReturnType<typeof createServices>['projects']
  /** Moves the clock. */
  wait(ms: number): void
  now(): number
  /** A browser with a key of its own, or that of another. */
  browser(keys?: KeyPair): Promise<TestBrowser>
  /** Logs a user in by the code of a mail. */
  login(browser: TestBrowser, email: string): Promise<LoggedIn>
  /** What was logged. */
  lines: readonly string[]
  stop(): Promise<void>
}

export async function startLogin({
  bundler,
  database,
  env = {},
  mails,
  speak,
  start = Date.UTC(2026, 0, 1),
}: startLogin.Parts): Promise<TestLogin> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-login-'))
  const lines: string[] = []
  let time = start
  const now = () => time
  const config = readConfig({
    FOYER_WALLET_PORT: '0',
    FOYER_WALLET_URL: walletUrl,
    FOYER_KEK_FILE: join(folder, 'keeper.key'),
    FOYER_ADDRESS_CODES_PER_MINUTE: '0',
    ...(mails && { FOYER_SMTP_URL: mails.url, FOYER_MAIL_FROM: 'Foyer <login@foyer.example>' }),
    ...env,
  })
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const directory = createWalletDirectory(readDirectory())
  const services = createServices({ config, database, directory, log, now })
  await putProject(services, { id: 'shop', allowedOrigins: [page] })
  if (!services.keeper) throw new Error('There is no login room')
  const keeper = { ...services.keeper, ...(speak && { speak }) }
  const app = createWalletApp({ ...services, ...(bundler && { bundler }) }, keeper)
  return {
    keeper,
    app,
    projects: services.projects,
    lines,
    now,
    wait(ms) {
      time += ms
    },
    browser: (keys) =>
      createBrowser({
        ask: (...given) => app.request(...given),
        now,
        url: walletUrl,
        ...(keys && { keys }),
      }),
    async login(browser, email) {
      await browser.call(requestEmailCode, { email, origin: page })
      const code = codeOf((await mails?.next(email))?.text)
      const login = await browser.call(loginByCode, { code })
      browser.session = login.session
      return login
    },
    async stop() {
      await keeper.outbox?.close()
      await services.images.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export declare namespace startLogin {
  type Parts = {
    /** In the place of the one that the settings make. */
    bundler?: Services['bundler']
    database: OpenedDatabase
    env?: Record<string, string>
    mails?: MailSink
    /** In the place of the languages that are registered. */
    speak?: Speak
    start?: number
  }
}

/** The six digits of a mail. */
export function codeOf(text = ''): string {
  return /^\d{6}$/m.exec(text)?.[0] ?? ''
}

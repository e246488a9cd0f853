import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, or, sql } from 'drizzle-orm'
import { freePort } from 'sandbox/freePort'
import { openPostgres } from '../../database/openPostgres.js'
import { guardCounts } from '../../guard/guardTables.js'
import { guardMigrations } from '../../guard/startGuard.js'
import { loginAccounts, loginCounts } from '../../login/tables.js'
import { createProjects } from '../../projects/createProjects.js'
import { seedLocalProject } from '../../projects/seedLocalProject.js'
import { createTestDatabase } from '../../testing/createTestDatabase.js'
import { startMailSink } from '../../testing/startMailSink.js'
import { requiredEnv } from '../requiredEnv.js'
import { type Child, startChild } from '../startChild.js'

export type Service = 'keeper' | 'guard'
type ReadMail = { subject: string; text: string }

/** Keeper and guard as operators run them, each with its own database, and the mailboxes of all users. */
export type House = {
  urls: Readonly<Record<Service, string>>
  /** Kills services at once and starts them again. */
  kill(services: readonly Service[]): Promise<void>
  /** Resolves when none is dead. */
  up(): Promise<void>
  /** The next mail to an address; `undefined` when something was killed meanwhile and is back: the mail may be lost. */
  mail(to: string): Promise<ReadMail | undefined>
  /** As if no request had come for long: only the pauses between mails are over by it. */
  timePasses(): Promise<void>
  /** The accounts that any of these addresses leads to. */
  accounts(emails: readonly string[]): Promise<readonly string[]>
  stop(): Promise<void>
}

const programs = { keeper: 'main', guard: 'guard' } as const

export async function startHouse(): Promise<House> {
  const server = requiredEnv('FOYER_TEST_DATABASE_URL')
  const folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
  // They stay the same over all deaths, as the addresses of services do.
  const [keeperPort, guardPort] = [await freePort(), await freePort()]
  const sink = await startMailSink()
  const [forKeeper, forGuard] = await Promise.all([
    createTestDatabase(server),
    createTestDatabase(server),
  ])
  const [keeperData, guardData] = await Promise.all([
    openPostgres(forKeeper.url, 4),
    openPostgres(forGuard.url, 2, guardMigrations),
  ])
  await seedLocalProject(createProjects(keeperData.db, Date.now), 'local')
  const urls = { keeper: urlOf(keeperPort), guard: urlOf(guardPort) }
  const settings = {
    keeper: {
      DATABASE_URL: forKeeper.url,
      FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
      FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
      FOYER_ADDRESS_CODES_PER_MINUTE: '0',
      FOYER_PROJECT_CODES_PER_MINUTE: '0',
      FOYER_CODES_PER_MINUTE: '0',
      FOYER_WALLET_PORT: String(keeperPort),
      FOYER_WALLET_URL: urls.keeper,
      FOYER_GUARD_URL: urls.guard,
      FOYER_KEK_FILE: join(folder, 'keeper', 'keeper.key'),
      FOYER_SMTP_URL: sink.url,
      FOYER_MAIL_FROM: 'login@foyer.example',
    },
    guard: {
      FOYER_GUARD_PORT: String(guardPort),
      FOYER_GUARD_URL: urls.guard,
      FOYER_GUARD_WALLET_URL: urls.keeper,
      FOYER_GUARD_DATABASE_URL: forGuard.url,
      FOYER_GUARD_KEK_FILE: join(folder, 'guard', 'guard.key'),
      FOYER_GUARD_SMTP_URL: sink.url,
      FOYER_GUARD_MAIL_FROM: 'guard@foyer.example',
      FOYER_GUARD_REQUESTS_PER_MINUTE: '0',
    },
  }
  const start = (service: Service) => startChild(settings[service], programs[service])
  const running: Record<Service, Child> = {
    keeper: await start('keeper'),
    guard: await start('guard'),
  }
  const kept = new Map<string, Promise<ReadMail>>()
  let back = latch()
  let up = Promise.resolve()

  return {
    urls,
    up: () => up,
    async kill(services) {
      const dead = latch()
      up = dead.opened
      await Promise.all(services.map((service) => running[service].end('SIGKILL')))
      await Promise.all(
        services.map(async (service) => {
          running[service] = await start(service)
        }),
      )
      dead.open()
      back.open()
      back = latch()
    },
    mail(to) {
      // A read that was given up waits on: no mail goes to a reader that is not there any more.
      const next = kept.get(to) ?? sink.next(to)
      kept.set(to, next)
      const read = next.then((mail) => {
        kept.delete(to)
        return mail
      })
      return Promise.race([read, back.opened.then(() => undefined)])
    },
    async timePasses() {
      // One lock on all of a table waits for who counts now; rows taken one by one could each wait for the other.
      await Promise.all([
        keeperData.db.execute(sql`truncate ${loginCounts}`),
        guardData.db.execute(sql`truncate ${guardCounts}`),
      ])
    },
    async accounts(emails) {
      const { email, id, subject } = loginAccounts
      const isTheirs = or(...emails.flatMap((one) => [eq(email, one), eq(subject, one)]))
      const rows = await keeperData.db.select({ id }).from(loginAccounts).where(isTheirs)
      return rows.map((row) => row.id)
    },
    async stop() {
      await Promise.all(Object.values(running).map(({ end }) => end('SIGKILL')))
      await Promise.all([keeperData.close(), guardData.close(), sink.stop()])
      await Promise.all([forKeeper.drop(), forGuard.drop()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A caller waits until another opens it. */
function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`

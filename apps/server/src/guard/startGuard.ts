import { fileURLToPath } from 'node:url'
import { type Logger, pino } from 'pino'
import { type BackgroundTask, runBackground } from '../background/runBackground.js'
import { hourMs } from '../bounds/times.js'
import { type GuardConfig, guardSettings } from '../config/guardSettings.js'
import { openDatabase } from '../database/openDatabase.js'
import { tend } from '../database/tend.js'
import { httpUrl } from '../http/httpUrl.js'
import { defaultPatience, drain, listen } from '../http/listen.js'
import { forgetProofs } from '../proofs/rememberProof.js'
import { createGuard } from './createGuard.js'
import { createGuardApp } from './createGuardApp.js'
import type { Guard } from './Guard.js'
import { forgetFormer } from './shares/forgetFormer.js'
import { forgetCounts } from './throttle.js'

/** Where the guard's committed migrations are. */
export const guardMigrations = fileURLToPath(new URL('../../guard-migrations', import.meta.url))

/** A guard that listens. */
export type RunningGuard = {
  url: string
  /** Lets running requests end, for as long as the configuration says, and closes the database. */
  stop(): Promise<void>
}

const mailsMs = 5_000

/**
 * Opens the guard's database, brings it up to date and listens.
 *
 * @throws when the database or the key file cannot be used, the port is taken, or there is neither mail nor a social provider
 */
export async function startGuard(
  config: GuardConfig,
  log: Logger = pino({ level: config.logLevel }),
): Promise<RunningGuard> {
  const database = await openDatabase(config, guardMigrations, guardSettings.databaseUrl.name)
  let listening = config.port
  const url = () => config.url || httpUrl(config.host, listening)
  try {
    const guard = createGuard({ config, db: database.db, log, now: Date.now, url })
    const { server, port } = await listen(
      createGuardApp(guard),
      { ...config, setting: guardSettings.port.name },
      defaultPatience,
    )
    listening = port
    const background = runBackground(tasks(guard), log)
    const end = async () => {
      await Promise.all([drain(server, config.drainMs), background.stop()])
      await guard.outbox?.close()
      await database.close()
    }
    let ended: Promise<void> | undefined
    const stop = () => {
      ended ??= end()
      return ended
    }
    return { url: httpUrl(config.host, listening), stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What the guard does without being asked. */
function tasks(guard: Guard): readonly BackgroundTask[] {
  const { config, db, now, outbox } = guard
  return [
    { name: 'send waiting mails', everyMs: mailsMs, run: async () => outbox?.flush() },
    {
      name: 'forget what is over',
      everyMs: hourMs,
      run: async () => {
        await forgetProofs(db, now())
        await forgetFormer(guard)
        await forgetCounts(guard)
      },
    },
    {
      name: 'tend the database',
      everyMs: hourMs,
      run: async () => {
        if (config.databaseUrl === '') await tend(db)
      },
    },
  ]
}

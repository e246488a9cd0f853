import { type StandInProviders, startIdentity } from 'sandbox'
import type { OpenedDatabase } from '../../database/Database.js'
import { guardUrl, startTestGuard, type TestGuard } from '../../guard/testing/startTestGuard.js'
import { startLogin, type TestLogin, walletUrl } from '../../login/testing/startLogin.js'
import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { openWindow } from './openWindow.js'

export type Services = {
  readonly identity: StandInProviders
  /** The keeper's. */
  readonly database: OpenedDatabase
  readonly keeper: TestLogin
  readonly guard: TestGuard
  /** A window of a browser that can reach both services. */
  newWindow(kept?: openWindow.World['kept']): ReturnType<typeof openWindow>
  stop(): Promise<void>
}

/** A keeper and a guard who know the same providers, each by its own keys. */
export async function startServices(settings: Record<string, string> = {}): Promise<Services> {
  const identity = await startIdentity()
  const env = (service: 'keeper' | 'guard', prefix: string) =>
    Object.fromEntries(
      Object.entries(identity.settingsFor(service)).map(([name, value]) => [prefix + name, value]),
    )
  const [database, guard] = await Promise.all([
    openTestDatabase(),
    startTestGuard(env('guard', 'FOYER_GUARD_SOCIAL_')),
  ])
  const keeper = await startLogin({
    database,
    env: { ...env('keeper', 'FOYER_SOCIAL_'), FOYER_GUARD_URL: guardUrl, ...settings },
    start: Date.now(),
  })
  return {
    ...{ identity, database, keeper, guard },
    newWindow: (kept = {}) =>
      openWindow({
        kept,
        origins: {
          [walletUrl]: (url, init) => keeper.app.request(url, init),
          [guardUrl]: (url, init) => guard.app.request(url, init),
        },
      }),
    async stop() {
      await Promise.all([keeper.stop(), guard.stop(), identity.stop()])
      await database.close()
    },
  }
}

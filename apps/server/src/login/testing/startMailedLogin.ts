import { openTestDatabase } from '../../testing/openTestDatabase.js'
import { startMailSink } from '../../testing/startMailSink.js'
import { startLogin } from './startLogin.js'

/** The login room with a database and a mailbox of its own. `env` adds to its settings; `stop` ends all of it. */
export async function startMailedLogin(env: Record<string, string> = {}) {
  const database = await openTestDatabase()
  const mails = await startMailSink()
  const login = await startLogin({ database, mails, env })
  return {
    ...{ database, mails, login },
    async stop() {
      await login.stop()
      await mails.stop()
      await database.close()
    },
  }
}

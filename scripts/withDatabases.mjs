import { databases } from './databases.mjs'
import { endWithParent } from './endWithParent.mjs'
import { run } from './run.mjs'

/**
 * Runs a command with a PostgreSQL and a Redis for the server's tests beside it:
 *
 *     node scripts/withDatabases.mjs npx vitest run apps/server
 */
endWithParent()
const { env, stop } = await databases()
const show = (text) => process.stdout.write(text)
const { code } = await run(process.argv.slice(2), { env, show })
await stop()
process.exitCode = code

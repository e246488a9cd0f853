import { readConfig } from './config/readConfig.js'
import { runDatabaseAdmin } from './database/dump/runDatabaseAdmin.js'
import { openDatabase } from './database/openDatabase.js'
import { createProjects } from './projects/createProjects.js'
import { runAdmin } from './runAdmin.js'

/** The admin command line. It opens the database of the configuration, so the embedded one must be free. */
try {
  const database = await openDatabase(readConfig(process.env))
  try {
    const args = process.argv.slice(2)
    // npm runs this in another folder than the one in which the person is.
    const folder = process.env.INIT_CWD ?? process.cwd()
    const printed =
      args[0] === 'database'
        ? await runDatabaseAdmin(database.db, args.slice(1), folder)
        : await runAdmin(createProjects(database.db, Date.now), args)
    process.stdout.write(`${printed}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

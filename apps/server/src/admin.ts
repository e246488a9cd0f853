import { readConfig } from './config/readConfig.js'
import { openDatabase } from './database/openDatabase.js'
import { createProjects } from './projects/createProjects.js'
import { runAdmin } from './runAdmin.js'

/** The admin command line. It opens the database of the configuration, so the embedded one must be free. */
try {
  const database = await openDatabase(readConfig(process.env))
  try {
    const printed = await runAdmin(createProjects(database.db, Date.now), process.argv.slice(2))
    process.stdout.write(`${printed}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

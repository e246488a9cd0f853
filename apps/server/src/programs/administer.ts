import { readConfig } from '../config/readConfig.js'
import { runDatabaseAdmin } from '../database/dump/runDatabaseAdmin.js'
import { openDatabase } from '../database/openDatabase.js'
import { createProjects } from '../projects/createProjects.js'
import { runAdmin } from '../runAdmin.js'
import { failPlainly } from './failPlainly.js'
import { standWithOperator } from './standWithOperator.js'

/** Does what a line of the admin command line says. It opens the database of the configuration, so the embedded one must be free. */
export async function administer(args: readonly string[]): Promise<void> {
  standWithOperator()
  try {
    const database = await openDatabase(readConfig(process.env))
    try {
      const printed =
        args[0] === 'database'
          ? await runDatabaseAdmin(database.db, args.slice(1), process.cwd())
          : await runAdmin(createProjects(database.db, Date.now), args)
      process.stdout.write(`${printed}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    failPlainly(error)
  }
}

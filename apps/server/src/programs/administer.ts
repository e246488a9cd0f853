import { readConfig } from '../config/readConfig.js'
import { runDatabaseAdmin } from '../database/dump/runDatabaseAdmin.js'
import { openDatabase } from '../database/openDatabase.js'
import { createProjects } from '../projects/createProjects.js'
import { runAdmin } from '../runAdmin.js'
import { runNameAdmin } from '../services/names/gateway/runNameAdmin.js'
import { failPlainly } from './failPlainly.js'
import { standWithOperator } from './standWithOperator.js'

/** Does what a line of the admin command line says. What is about projects and the database opens that of the configuration, so the embedded one must be free. */
export async function administer(args: readonly string[]): Promise<void> {
  standWithOperator()
  try {
    const config = readConfig(process.env)
    if (args[0] === 'names') {
      process.stdout.write(`${await runNameAdmin(config, args.slice(1))}\n`)
      return
    }
    const database = await openDatabase(config)
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

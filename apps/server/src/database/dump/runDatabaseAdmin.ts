import { type FileHandle, open, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Database } from '../Database.js'
import { exportTables } from './exportTables.js'
import { importTables } from './importTables.js'

const usage = `Usage:
  database export <new file>    writes everything that is worth keeping, as lines of JSON
  database import <file>        fills an empty database with it`

/**
 * Does what a line of the admin command line that begins with `database` says.
 *
 * @param folder what paths are relative to
 * @returns what to print
 * @throws with a sentence for the operator
 */
export async function runDatabaseAdmin(
  db: Database,
  [verb, file, ...more]: readonly string[],
  folder: string,
): Promise<string> {
  if (file === undefined || more.length > 0) return usage
  const path = resolve(folder, file)
  if (verb === 'export') return `${await exportTo(db, path)} rows exported.`
  if (verb !== 'import') return usage
  return `${await importTables(db, linesOf(path))} rows imported.`
}

/** Opens the file with the first request for a line: lines before there is a reader would be lost. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path)
  try {
    yield* file.readLines()
  } finally {
    await file.close()
  }
}

/** A file of that name is never written over; one that is not whole is not left behind. */
async function exportTo(db: Database, path: string): Promise<number> {
  const file: FileHandle = await open(path, 'wx', 0o600)
  try {
    const count = await exportTables(db, (line) => file.appendFile(`${line}\n`))
    await file.sync()
    return count
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

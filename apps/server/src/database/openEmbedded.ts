import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { checkMajor } from './checkMajor.js'
import { createWorkerClient } from './createWorkerClient.js'
import type { OpenedDatabase } from './Database.js'
import { lockFolder } from './lockFolder.js'
import { makeCluster } from './makeCluster.js'
import { migrationsFolder, toConfig } from './migrationsFolder.js'
import { preparedCluster } from './preparedCluster.js'

/**
 * Opens the embedded database and brings its tables up to date.
 *
 * It survives the death of its process, and nothing that was acknowledged is lost then; it does not
 * force its writes to the disk, so it does not promise to survive a loss of power.
 *
 * @param folder where it keeps its files; without one it is kept in memory
 * @param archive what a new one is a copy of; it is made where there is none, or the name is empty
 * @throws when another process uses the folder, or another version of PostgreSQL wrote it
 */
export async function openEmbedded(
  folder?: string,
  migrations: string | MigrationConfig = migrationsFolder,
  archive = preparedCluster(),
): Promise<OpenedDatabase> {
  const unlock = folder === undefined ? () => undefined : prepare(folder)
  const isNew = folder === undefined || !isMade(join(folder, 'cluster'))
  try {
    const opened = await (folder === undefined
      ? open('memory://', migrations, archive)
      : openIn(join(folder, 'cluster'), migrations, archive))
    return { ...opened, isNew, close: () => opened.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

function prepare(folder: string): () => void {
  make(folder)
  const unlock = lockFolder(folder)
  try {
    checkMajor(folder)
    return unlock
  } catch (error) {
    unlock()
    throw error
  }
}

function make(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `The folder ${resolve(folder)} cannot be written. Data is kept there: set FOYER_DATA to one that can be.`,
      { cause: error },
    )
  }
}

function isMade(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'))
}

async function openIn(
  cluster: string,
  migrations: string | MigrationConfig,
  archive: string | undefined,
): Promise<Omit<OpenedDatabase, 'isNew'>> {
  if (!isMade(cluster)) await makeCluster(cluster, archive)
  return open(cluster, migrations)
}

async function open(
  cluster: string,
  migrations: string | MigrationConfig,
  archive?: string,
): Promise<Omit<OpenedDatabase, 'isNew'>> {
  const client = await createWorkerClient(cluster, archive)
  // The driver uses query and transaction of its client, and the thread serves both.
  const db = drizzle(client as unknown as PGlite)
  try {
    await migrate(db, toConfig(migrations))
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    db,
    ping: () => client.query('select 1').then(() => undefined),
    migrate: (more) => migrate(db, more),
    close: client.close,
  }
}

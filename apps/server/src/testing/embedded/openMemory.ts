import type { PGlite } from '@electric-sql/pglite'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { createWorkerClient, type WorkerClient } from '../../database/createWorkerClient.js'
import type { OpenedDatabase } from '../../database/Database.js'
import { migrationsFolder, toConfig } from '../../database/migrationsFolder.js'
import { preparedCluster } from '../../database/preparedCluster.js'
import { createEmptying } from './createEmptying.js'
import { lendClient } from './lendClient.js'

type Kept = { client: WorkerClient; empty(): Promise<boolean> }

/** Databases of this process that wait for the next test, by their migrations. Each is a thread with a memory of its own. */
const waiting = new Map<string, Kept[]>()
const mostWaiting = 3

/**
 * An embedded database in memory for a test, as one that was just made. To start one and make its tables takes more of the processor than most tests, so
 * one that a test has closed is emptied and lent again; where a test changed more than rows, it ends.
 */
export async function openMemory(
  migrations: string | MigrationConfig = migrationsFolder,
): Promise<OpenedDatabase> {
  const config = toConfig(migrations)
  const key = JSON.stringify(config)
  const ready = waiting.get(key) ?? []
  waiting.set(key, ready)
  const kept = ready.pop() ?? (await make(config))
  const client = lendClient(kept.client, async () => {
    if (ready.length < mostWaiting && (await kept.empty())) ready.push(kept)
    else await kept.client.close()
  })
  // The driver uses query and transaction of its client, and the thread serves both.
  const db = drizzle(client as unknown as PGlite)
  return {
    db,
    isNew: true,
    ping: () => client.query('select 1').then(() => undefined),
    migrate: (more) => migrate(db, more),
    close: client.close,
  }
}

async function make(config: MigrationConfig): Promise<Kept> {
  const client = await createWorkerClient('memory://', preparedCluster())
  try {
    await migrate(drizzle(client as unknown as PGlite), config)
    return { client, empty: await createEmptying(client) }
  } catch (error) {
    await client.close()
    throw error
  }
}

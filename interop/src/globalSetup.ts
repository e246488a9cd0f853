import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from 'server'
import type { TestProject } from 'vitest/node'
import { configOf } from './startRelay.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the database of a server that was just set up. */
    database: string
  }
}

/** Makes a database once, which takes seconds: every relay of the tests starts with a copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await mkdtemp(join(tmpdir(), 'foyer-interop-'))
  const server = await startServer(configOf(database, 0))
  await server.stop()
  project.provide('database', database)
  return () => rm(database, { recursive: true, force: true })
}

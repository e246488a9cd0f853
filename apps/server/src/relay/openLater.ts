import { lazy } from '@foyer/protocol'
import type { Database, OpenedDatabase } from '../database/Database.js'

/** A database that is opened when it is first needed. */
export type LaterDatabase = {
  /** @throws when it cannot be opened; the next one tries again */
  open(): Promise<Database>
  /** Whether a question needs not wait until it is opened. */
  isOpen(): boolean
  /** Whether it is known without opening it that nothing is in it. */
  isEmpty(): boolean
  /** Does something to it, if it was opened. */
  ifOpened(work: (db: Database) => Promise<void>): Promise<void>
  close(): Promise<void>
}

/** @param exists whether there was one before */
export function openLater(
  open: () => Promise<OpenedDatabase>,
  exists: () => boolean,
): LaterDatabase {
  let isOpen = false
  const wasThere = exists()
  const opened = lazy(async () => {
    const one = await open()
    isOpen = true
    return one
  })
  return {
    open: async () => (await opened()).db,
    isOpen: () => isOpen,
    // What is written is written once it is open.
    isEmpty: () => !isOpen && !wasThere,
    async ifOpened(work) {
      if (opened.started) await work((await opened.started).db)
    },
    async close() {
      await opened.started?.then(
        (one) => one.close(),
        () => undefined,
      )
    },
  }
}

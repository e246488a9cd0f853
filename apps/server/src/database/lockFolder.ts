import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { everyUnref } from '../bounds/timers/everyUnref.js'
import { isLockAlive, ownLock, parseLock, touchEveryMs } from './folderLock.js'

/** Work on a lock never takes longer than this: it is a handful of synchronous calls. */
const takeoverStaleMs = 5_000

/**
 * Takes a folder for this process alone. The database has no lock of its own: a second process would
 * open it without a word, and what one of them wrote would be gone.
 *
 * A lock whose process has died is taken over.
 *
 * @returns what gives the folder back
 * @throws when another process has the folder
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'foyer.lock')
  const text = JSON.stringify(ownLock())
  if (!writeNew(file, text)) takeOver(folder, file, text)

  // A process on another machine that shares the folder cannot see ours, only that the file stays young.
  const touching = everyUnref(touchEveryMs, () => touch(file))
  return () => {
    touching()
    if (read(file) === text) remove(file)
  }
}

/** One process at a time judges a lock, lest a second one removes what the first has just taken. */
function takeOver(folder: string, file: string, text: string): void {
  const judging = join(folder, 'foyer.lock.judging')
  if (ageMs(judging) > takeoverStaleMs) remove(judging)
  if (!writeNew(judging, '')) throw new Error(refusal(folder))
  try {
    const found = parseLock(read(file))
    if (isLockAlive(found, ageMs(file))) throw new Error(refusal(folder, found?.pid))
    remove(file)
    if (!writeNew(file, text)) throw new Error(refusal(folder))
  } finally {
    remove(judging)
  }
}

/** `false` when the file is there already. */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function remove(file: string): void {
  rmSync(file, { force: true })
}

/** 0 when there is no such file: nothing is then older than anything. */
function ageMs(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? Date.now() - found.mtimeMs : 0
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder was taken away from under us; the database says so by itself.
  }
}

function refusal(folder: string, pid?: number): string {
  const who = pid === undefined ? 'Another process' : `Another process (id ${pid})`
  return (
    `${who} is using the data in ${folder}. Only one may: stop it, set FOYER_DATA to another ` +
    'folder, or set DATABASE_URL to a PostgreSQL that several processes share.'
  )
}

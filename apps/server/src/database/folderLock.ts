import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import * as v from 'valibot'

/** How often the holder of a lock shows that it lives. */
export const touchEveryMs = 1_000

/** A lock of a process that cannot be seen from here counts as alive while its file is younger. */
const unseenAliveMs = 5_000

const FolderLock = v.object({
  /** The machine, its start, and the container, so that process ids are compared only where they mean the same. */
  place: v.string(),
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** When the process began: ids are used again. */
  began: v.optional(v.string()),
})

export type FolderLock = v.InferOutput<typeof FolderLock>

/** What this process writes into its lock. */
export function ownLock(): FolderLock {
  const began = beganAt(process.pid)
  return { place: ownPlace(), pid: process.pid, ...(began !== undefined && { began }) }
}

/** `undefined` for what is not, or not yet wholly, written. */
export function parseLock(text: string | undefined): FolderLock | undefined {
  try {
    return v.parse(FolderLock, JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** Whether the process that wrote a lock still holds it. */
export function isLockAlive(lock: FolderLock | undefined, ageMs: number): boolean {
  if (lock?.place !== ownPlace()) return ageMs < unseenAliveMs
  return isRunning(lock.pid) && lock.began === beganAt(lock.pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another system user may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function ownPlace(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim())
  const container = attempt(() => readlinkSync('/proc/self/ns/pid'))
  return [hostname(), boot, container].join(' ')
}

/** The start of a process in ticks since the machine's own, where the system tells. */
function beganAt(pid: number): string | undefined {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The name of the program, in brackets, may itself hold brackets and spaces. Start time is field 22.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function attempt(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../../scripts/databases/keep.mjs', import.meta.url))

/** A database that a test starts for itself, to end it as it likes. */
export type Kept = { url: string; port: number; pid: number; stop(): Promise<void> }

/** Starts a PostgreSQL or a Redis of its own. It ends with this process at the latest. */
export async function startKept(
  kind: 'postgres' | 'redis',
  options: readonly string[] = [],
): Promise<Kept> {
  const child = spawn(process.execPath, [program, kind, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = once(createInterface(child.stdout), 'line')
  const [line] = (await Promise.race([said, failed(child)])) as [string]
  const { url, port, pid } = JSON.parse(line)[kind] as Kept
  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
  return { url, port, pid, stop }
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`The database did not start: its keeper ended with ${code}`)
}

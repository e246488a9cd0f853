import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFolder } from './buildServer.js'

export type Target = {
  readonly origin: string
  readonly pid: number | undefined
  /** The most memory, in bytes, that a process had which made its database. */
  readonly firstMemory: number
  /** The most that this process had so far. */
  memory(): number
  /** What it has now without its garbage, in bytes. */
  memoryNow(): Promise<number>
  /** Seconds of a processor that it used so far. */
  cpuSeconds(): number
  /** As much of them as it was in the kernel. */
  kernelSeconds(): number
  stop(): Promise<void>
}

/** A process that can be told to throw its garbage away; until then it is as any other. */
const collecting = [
  '--expose-gc',
  '--import',
  `data:text/javascript,${encodeURIComponent("process.on('SIGUSR2', () => globalThis.gc?.())")}`,
]
/** How long that, and giving the memory back, may take. */
const collectMs = 5_000

/**
 * Runs the built server as its users do, as a process of its own with its embedded database. What is measured is
 * the second process: the first one makes the database, which is done once.
 *
 * @param main the program, in the server's folder
 */
export async function startTarget(
  networks: object,
  env: Readonly<Record<string, string>> = {},
  main = 'dist/main.js',
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const first = await run(folder, { networks, env, main })
  const firstMemory = peak(first.pid)
  await first.stop()
  const { origin, pid, stop, collect } = await run(folder, { networks, env, main })
  return {
    origin,
    pid,
    firstMemory,
    memory: () => peak(pid),
    async memoryNow() {
      collect()
      await pause(collectMs)
      return read(pid, /VmRSS:\s+(\d+) kB/) * 1024
    },
    cpuSeconds: () => used(pid).user + used(pid).kernel,
    kernelSeconds: () => used(pid).kernel,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Started = { networks: object; env: Readonly<Record<string, string>>; main: string }

async function run(folder: string, { networks, env, main }: Started) {
  const child = spawn(process.execPath, [...collecting, main], {
    cwd: serverFolder,
    env: {
      ...process.env,
      FOYER_SERVER_PORT: '0',
      FOYER_DATA: folder,
      FOYER_NETWORKS: JSON.stringify(networks),
      // The bench is one address and few clients, which no visitors are.
      FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0',
      FOYER_PROJECT_REQUESTS_PER_MINUTE: '0',
      FOYER_ADDRESS_EVENT_BYTES_PER_DAY: '0',
      FOYER_PROJECT_EVENT_BYTES_PER_DAY: '0',
      FOYER_RELAY_CLIENT_CALLS_PER_MINUTE: '0',
      FOYER_RELAY_PROJECT_CALLS_PER_MINUTE: '0',
      FOYER_RELAY_ADDRESS_CALLS_PER_MINUTE: '0',
      FOYER_RELAY_BYTES_PER_MINUTE: '0',
      FOYER_RELAY_CLIENT_BYTES_PER_MINUTE: '0',
      FOYER_RELAY_PROJECT_BYTES_PER_MINUTE: '0',
      FOYER_RELAY_ADDRESS_BYTES_PER_MINUTE: '0',
      FOYER_RELAY_ADDRESS_SOCKETS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const lines = createInterface({ input: child.stdout })
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const { url } = JSON.parse(line) as { url?: string }
      if (url) resolve(url)
    })
    ended.then(() => reject(new Error('The server ended before it listened')))
  })
  // Its log goes on, a line for each request: reading them would take time from those who ask.
  lines.close()
  child.stdout.resume()
  return { origin, pid: child.pid, stop, collect: () => void child.kill('SIGUSR2') }
}

function peak(pid: number | undefined): number {
  return read(pid, /VmHWM:\s+(\d+) kB/) * 1024
}

function read(pid: number | undefined, figure: RegExp): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(figure.exec(status)?.[1] ?? Number.NaN)
}

/** Of all its threads, in itself and in the kernel. */
function used(pid: number | undefined): { user: number; kernel: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces. Linux counts in hundredths.
  const [user = Number.NaN, kernel = Number.NaN] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map((hundredths) => Number(hundredths) / 100)
  return { user, kernel }
}

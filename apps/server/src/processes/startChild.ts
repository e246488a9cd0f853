import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type BuiltServer, builtServer } from '../testing/builtServer.js'

/** A server in a process of its own, as an operator runs it. */
export type Child = {
  url: string
  pid: number
  /** Resolves with the exit code, or `undefined` when a signal ended it. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | undefined>
}

/** Starts a server, or a guard, and waits until it listens. @throws with what it wrote when it ends instead */
export async function startChild(
  env: Readonly<Record<string, string>>,
  program: keyof BuiltServer = 'main',
): Promise<Child> {
  const { PATH, HOME, TMPDIR } = process.env
  const programs = await builtServer()
  // Such a process ends soon: it would make the code of the embedded database fast for seconds, which takes a quarter of its work.
  const child = spawn(process.execPath, ['--liftoff-only', programs[program]], {
    env: { PATH, HOME, TMPDIR, FOYER_SERVER_PORT: '0', FOYER_LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit') as Promise<[number | null]>
  const url = await Promise.race([listening(child), failed(child, exited)])
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal)
      const [code] = await exited
      return code ?? undefined
    },
  }
}

function listening({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (!stdout) return
    const hear = (line: string) => {
      const { msg, url } = JSON.parse(line)
      if (msg !== 'Listening') return
      // What comes later is let pass: a killed process may leave half a line.
      lines.off('line', hear)
      resolve(url)
    }
    const lines = createInterface(stdout).on('line', hear)
  })
}

async function failed({ stderr }: ChildProcess, exited: Promise<[number | null]>): Promise<never> {
  let said = ''
  stderr?.on('data', (data) => {
    said += data
  })
  const [code] = await exited
  throw new Error(`The server ended with ${code}: ${said}`)
}

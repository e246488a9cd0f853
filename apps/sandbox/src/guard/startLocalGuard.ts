import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildGuard } from './buildGuard.js'

export type LocalGuard = { readonly url: string; readonly pid: number; stop(): Promise<void> }

/** Runs the guard as operators do: a process of its own, with a folder, a key and mails of its own. What it keeps goes with it. */
export async function startLocalGuard({
  port,
  walletUrl,
  smtpUrl,
  socials,
  spawned,
}: startLocalGuard.Parameters): Promise<LocalGuard> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sandbox-guard-'))
  const url = `http://localhost:${port}`
  const { PATH, HOME, TMPDIR } = process.env
  const main = await buildGuard()
  const child = spawn(process.execPath, [main], {
    cwd: dirname(main),
    env: {
      ...{ PATH, HOME, TMPDIR },
      FOYER_GUARD_PORT: String(port),
      FOYER_GUARD_URL: url,
      FOYER_GUARD_WALLET_URL: walletUrl,
      FOYER_GUARD_DATA: join(folder, 'data'),
      FOYER_GUARD_KEK_FILE: join(folder, 'keys', 'guard.key'),
      FOYER_GUARD_SMTP_URL: smtpUrl,
      FOYER_GUARD_MAIL_FROM: 'Foyer guard <guard@sandbox.example>',
      FOYER_GUARD_DRAIN_MS: '500',
      // All browsers of the sandbox have the same network address.
      FOYER_GUARD_REQUESTS_PER_MINUTE: '0',
      ...Object.fromEntries(
        Object.entries(socials).map(([name, value]) => [`FOYER_GUARD_SOCIAL_${name}`, value]),
      ),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  if (pid > 0) spawned(pid)
  const stop = async () => {
    await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await listening(child)
    return { url, pid, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export declare namespace startLocalGuard {
  type Parameters = {
    port: number
    walletUrl: string
    smtpUrl: string
    /** Settings by provider. */
    socials: Readonly<Record<string, string>>
    /** Hears the process id as soon as there is one. */
    spawned(pid: number): void
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5_000)
  await gone
  clearTimeout(late)
}

/** The guard says that it listens once it does. @throws with what it wrote when it ends instead */
function listening(child: ChildProcess): Promise<void> {
  const { stdout, stderr } = child
  let said = ''
  return new Promise((resolve, reject) => {
    if (!stdout) return reject(new Error('The guard has no output'))
    stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    // Read to the end: a full pipe would stop it.
    createInterface(stdout).on('line', (line) => {
      if (line.includes('"Listening"')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The guard ended with ${code}: ${said.trim()}`)))
  })
}

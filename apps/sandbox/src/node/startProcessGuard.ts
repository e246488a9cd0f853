import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ProcessGuard = {
  /** From now on the process with this id does not outlive this one. */
  watch(pid: number): void
  stop(): Promise<void>
}

/** Sees to it that no node outlives this process, even when it is killed outright. */
export function startProcessGuard(): ProcessGuard {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('warden.mjs', import.meta.url))],
    // A process group of its own: what ends the group of the parent must not end the watch first.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true, env: {} },
  )
  return {
    watch: (pid) => child.stdin.write(`${pid}\n`),
    async stop() {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
    },
  }
}

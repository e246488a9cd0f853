import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Of util-linux. */
const program = 'taskset'

/**
 * Has a process with all its threads run on these cores alone.
 *
 * @param cores as `0` or `0-1`
 * @returns whether it does; where the machine has one core, or has not that program, the process runs as before
 */
export function pinTo(cores: string, pid: number | undefined): boolean {
  if (pid === undefined || availableParallelism() < 2) return false
  const { status } = spawnSync(program, ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' })
  return status === 0
}

/** All cores of the machine, as `pinTo` takes them. */
pinTo.all = `0-${availableParallelism() - 1}`

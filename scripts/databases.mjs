import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { postgresPrograms, redisProgram } from './databases/programs.mjs'
import { root } from './root.mjs'

/**
 * Starts a PostgreSQL and a Redis for the server's tests, installing them where they are missing and
 * that can be done without asking. They end with this process, however it ends.
 *
 * @returns what the tests find them by, and what ends them sooner
 * @throws with what to do, when they cannot be had
 */
export async function databases() {
  await postgresPrograms()
  await redisProgram()
  const keep = join(root, 'scripts/databases/keep.mjs')
  const child = spawn(process.execPath, [keep, 'postgres', 'redis'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = once(child, 'exit')
  const said = once(createInterface(child.stdout), 'line')
  const line = await Promise.race([said.then(([text]) => text), ended.then(() => undefined)])
  if (line === undefined) throw new Error('PostgreSQL and Redis could not be started.')
  const { postgres, redis } = JSON.parse(line)
  return {
    env: { FOYER_TEST_DATABASE_URL: postgres.url, FOYER_TEST_REDIS_URL: redis.url },
    async stop() {
      child.stdin.end()
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtServer } from '../testing/builtServer.js'

/** Far more lines than a pipe holds. */
const requests = 1_500

test('a server whose log nobody reads goes on answering', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-unread-'))
  const { PATH, HOME, TMPDIR } = process.env
  const env = { FOYER_DATA: folder, FOYER_SERVER_PORT: '0', FOYER_ADDRESS_REQUESTS_PER_MINUTE: '0' }
  const { main } = await builtServer()
  const child = spawn(process.execPath, [main], {
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(child, 'close')
  try {
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    child.stdout.pause()
    const { url } = JSON.parse(String(first)) as { url: string }
    for (let asked = 0; asked < requests; asked += 50) {
      const answers = Array.from({ length: 50 }, async () => {
        const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) })
        await answer.arrayBuffer()
        return answer.status
      })
      expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
    }
    let log = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      log += part
    })
    child.stdout.resume()
    child.kill('SIGTERM')
    await closed
    const lines = log.trim().split('\n')
    expect(lines.slice(-2).join()).toContain('Stopping')
    expect(lines).toHaveLength(requests + 1)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}, 180_000)

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { builtServer } from '../testing/builtServer.js'

/** Far more lines than a pipe holds. */
const requests = 1_500

test('a server with an unread log goes on answering', async () => {
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
    const url = await listening(child.stdout)
    for (let asked = 0; asked < requests; asked += 50) {
      const answers = Array.from({ length: 50 }, async () => {
        const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(60_000) })
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
    expect(log).toContain('Stopping')
    expect(lines.filter((line) => line.includes('"route":'))).toHaveLength(requests)
  } finally {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}, 600_000)

/** Reads until the line that says where it listens, and nothing after it. */
async function listening(stdout: Readable): Promise<string> {
  let text = ''
  for (;;) {
    const part: unknown = stdout.read()
    if (part === null) await once(stdout, 'readable')
    else text += String(part)
    const [, url] = /"url":"([^"]+)","msg":"Listening"\}\n/.exec(text) ?? []
    if (url) return url
  }
}

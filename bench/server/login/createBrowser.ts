import type { Pool } from 'undici'
import { createProver } from '../createProver.js'

/** A browser as the server sees one: a key that proves each call (RFC 9449). */
export type Browser = {
  /** @throws with what the server said when it refuses */
  call(path: string, body: object): Promise<void>
}

export function createBrowser(pool: Pool, origin: string): Browser {
  const prove = createProver(origin)
  return {
    async call(path, body) {
      const { statusCode, body: answer } = await pool.request({
        ...{ method: 'POST', path },
        headers: { 'content-type': 'application/json', dpop: prove(path) },
        body: JSON.stringify({ projectId: 'local', ...body }),
      })
      const said = await answer.text()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode} ${said}`)
    },
  }
}

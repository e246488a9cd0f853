import { fileURLToPath } from 'node:url'
import { startTarget, type Target } from './startTarget.js'

/**
 * Runs the floor of the server's figures, `bare.mjs`, as the server is run.
 *
 * @param pageBytes what it answers a request for a page with
 */
export function startBare(pageBytes = 0): Promise<Target> {
  const main = fileURLToPath(new URL('./bare.mjs', import.meta.url))
  return startTarget({}, { BARE_PAGE_BYTES: String(pageBytes) }, main)
}

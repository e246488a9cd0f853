import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.mjs'

/** The program itself. What Debian has on the path is a script around it, which writes a folder of its own. */
const packaged = '/usr/lib/litecoin/litecoind'

/**
 * The path of litecoind, a node of Bitcoin Core's code that Debian has: `LITECOIND_PATH`, else an installed one; `undefined` where there is none.
 *
 * @throws when the named one does not exist
 */
export function findLitecoind() {
  const named = process.env.LITECOIND_PATH
  if (named && !existsSync(named))
    throw new Error(`LITECOIND_PATH is ${named}, which does not exist.`)
  return named || (existsSync(packaged) ? packaged : undefined)
}

/** The same, installed where that can be done without asking. @throws with what to do, when there is none and none can be installed */
export async function litecoind() {
  const found = findLitecoind() ?? ((await aptInstall('litecoind')) ? findLitecoind() : undefined)
  if (found) return found
  throw new Error(
    'The tests of payments of Bitcoin need litecoind. Install it (on Debian: apt-get install litecoind), or name one in LITECOIND_PATH.',
  )
}

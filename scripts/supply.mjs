import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { unproven } from './unproven.mjs'

/** Looks through the lock files and the settings that packages are installed with. */
const read = (file) => readFileSync(join(root, file), 'utf8')
const locks = [
  'package-lock.json',
  'stock/package-lock.json',
  'scripts/quickstarts/react18/package-lock.json',
  'scripts/peers/package-lock.json',
  'scripts/bundlers/package-lock.json',
  'examples/next/package-lock.json',
]
const found = locks.flatMap((lock) => unproven(JSON.parse(read(lock)), read('.npmrc')))
for (const offence of found) console.error(offence)
console.log(`${found.length} offences`)
process.exitCode = found.length > 0 ? 1 : 0

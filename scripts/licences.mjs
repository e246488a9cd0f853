import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offences, stockOffences } from './offences.mjs'
import { root } from './root.mjs'

/** Looks through the whole lock files, other platforms' packages included. */
const lockOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))
const folders = [
  'scripts/quickstarts/react18',
  'scripts/peers',
  'scripts/bundlers',
  'examples/next',
]
const own = ['.', ...folders].map(lockOf)
const stock = lockOf('stock')
const found = [...own.flatMap(offences), ...stockOffences(stock)]
for (const offence of found) console.error(offence)
const count = [...own, stock].reduce((sum, { packages }) => sum + Object.keys(packages).length, 0)
console.log(`${count} packages, ${found.length} offences`)
process.exitCode = found.length > 0 ? 1 : 0

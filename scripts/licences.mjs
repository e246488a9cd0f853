import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offences, stockOffences } from './offences.mjs'
import { root } from './root.mjs'

/** Looks through the whole lock files, other platforms' packages included. */
const lockOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8'))
const [lock, stock] = [lockOf('.'), lockOf('stock')]
const found = [...offences(lock), ...stockOffences(stock)]
for (const offence of found) console.error(offence)
const count = [lock, stock].reduce((sum, { packages }) => sum + Object.keys(packages).length, 0)
console.log(`${count} packages, ${found.length} offences`)
process.exitCode = found.length > 0 ? 1 : 0

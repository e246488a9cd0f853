import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { offences } from './offences.mjs'
import { root } from './root.mjs'

/** Looks through the whole lock file, other platforms' packages included. */
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const found = offences(lock)
for (const offence of found) console.error(offence)
console.log(`${Object.keys(lock.packages).length} packages, ${found.length} offences`)
process.exitCode = found.length > 0 ? 1 : 0

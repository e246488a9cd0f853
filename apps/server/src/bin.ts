#!/usr/bin/env node
import { usage } from './programs/usage.js'

const [word = 'start', ...more] = process.argv.slice(2)
if (word === 'start' && more.length === 0) await (await import('./programs/serve.js')).serve()
else if (word === 'guard' && more.length === 0) await (await import('./programs/guard.js')).guard()
else if (word === 'admin') await (await import('./programs/administer.js')).administer(more)
else {
  const isHelp = ['help', '--help', '-h'].includes(word)
  process[isHelp ? 'stdout' : 'stderr'].write(`${usage}\n`)
  process.exitCode = isHelp ? 0 : 1
}

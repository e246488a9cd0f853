// Run in a host's project: every name given can be imported where there is no window, and has exports.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

if ('window' in globalThis) throw new Error('there is a window')
for (const name of process.argv.slice(2)) {
  const names = Object.keys(await import(name))
  if (names.length === 0) throw new Error(`${name} exports nothing`)
  const code = readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8')
  if (name.startsWith('@foyer/react') && !/^["']use client["']/.test(code))
    throw new Error(`${name} does not begin with 'use client'`)
  console.log(`${name}: ${names.length}`)
}

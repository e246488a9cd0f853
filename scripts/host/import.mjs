// Run in a host's project: every name given can be imported where there is no window, and has exports.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

if ('window' in globalThis) throw new Error('there is a window')
const complaints = []
for (const name of process.argv.slice(2)) {
  try {
    console.log(`${name}: ${await look(name)}`)
  } catch (error) {
    complaints.push(`${name}: ${error.message}`)
  }
}
if (complaints.length > 0) throw new Error(complaints.join('\n'))

async function look(name) {
  const names = Object.keys(await import(name))
  if (names.length === 0) throw new Error('it exports nothing')
  const code = readFileSync(fileURLToPath(import.meta.resolve(name)), 'utf8')
  if (name.startsWith('@foyer/react') && !/^["']use client["']/.test(code))
    throw new Error("it does not begin with 'use client'")
  return names.length
}

import { writeFile } from 'node:fs/promises'
import { compileContracts } from './compileContracts.js'

// Run by hand after a change in contracts/: npx tsx apps/sandbox/src/contracts/compile.ts
const file = new URL('artifacts.json', import.meta.url)
await writeFile(file, `${JSON.stringify(await compileContracts())}\n`)
console.log(`Wrote ${file.pathname}`)

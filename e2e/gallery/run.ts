import { startVitest } from 'vitest/node'
import { writeReadme } from './writeReadme.js'

/** Takes the pictures of the gallery. Names given choose scenes. */
const vitest = await startVitest('test', [], {
  root: import.meta.dirname,
  watch: false,
  config: `${import.meta.dirname}/vitest.config.ts`,
  testNamePattern: process.argv.slice(2).join('|'),
})
await vitest.close()
await writeReadme()

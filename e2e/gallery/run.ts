import { mkdir } from 'node:fs/promises'
import { startVitest } from 'vitest/node'
import { galleryFolder } from './galleryFolder.js'
import { writeIndex } from './writeIndex.js'

/** Takes the pictures of the gallery into `dist/gallery`. Names given choose scenes. */
await mkdir(galleryFolder, { recursive: true })
const vitest = await startVitest('test', [], {
  root: import.meta.dirname,
  watch: false,
  config: `${import.meta.dirname}/vitest.config.ts`,
  testNamePattern: process.argv.slice(2).join('|'),
})
await vitest.close()
await writeIndex()

import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { bundle } from './bundle.mjs'
import { emit } from './emit.mjs'
import { prune } from './late/prune.mjs'
import { publishLate } from './late/publishLate.mjs'
import { packages } from './packages.mjs'

/** Builds every package into its `dist`, in the order in which they stand on each other. */
for (const one of packages) {
  const began = Date.now()
  await rm(join(one.folder, 'dist'), { recursive: true, force: true })
  const isScreen = one.name === '@foyer/react'
  await emit(one, { declarationsOnly: isScreen })
  if (isScreen) await bundle(one)
  await publishLate(one)
  await prune(one)
  // A package with a file of its own to make says so in its Vite configuration.
  if (existsSync(join(one.folder, 'vite.config.ts')))
    await build({ root: one.folder, logLevel: 'warn' })
  console.log(`${one.name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

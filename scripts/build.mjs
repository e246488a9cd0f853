import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from './bundle.mjs'
import { emit } from './emit.mjs'
import { packages } from './packages.mjs'

/** Builds every package into its `dist`, in the order in which they stand on each other. */
for (const one of packages) {
  const began = Date.now()
  await rm(join(one.folder, 'dist'), { recursive: true, force: true })
  const isScreen = one.name === '@foyer/react'
  emit(one, { declarationsOnly: isScreen })
  if (isScreen) await bundle(one)
  console.log(`${one.name} built in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

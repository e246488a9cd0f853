import { readFileSync } from 'node:fs'
import type { Artifacts } from './compileContracts.js'

/** The compiled contracts, kept in the repository so that starting needs no compiler. */
export const artifacts = JSON.parse(
  readFileSync(new URL('artifacts.json', import.meta.url), 'utf8'),
) as Artifacts

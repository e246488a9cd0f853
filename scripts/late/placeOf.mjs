import { join, relative } from 'node:path'
import { root } from '../root.mjs'

/** A module of ours by its package and its place in it: `core/flows/runFlows.ts`. Others by their path. */
export function placeOf(id) {
  return relative(join(root, 'packages'), id).replace(/^(\w+)\/src\//, '$1/')
}

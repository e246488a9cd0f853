import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/**
 * A sequencer of Vitest that starts the named files first, in their order, and then the others in Vitest's own: a long file that starts
 * last runs alone while the other workers have ended. A fresh clone has no cache from which Vitest would know.
 *
 * @param names the files, relative to the root of the configuration
 */
export function longestFirst(names) {
  return class extends BaseSequencer {
    async sort(specifications) {
      const { root } = this.ctx.config
      const rank = ({ moduleId }) => (names.indexOf(relative(root, moduleId)) + 1 || Infinity)
      const sorted = await super.sort(specifications)
      return sorted.sort((a, b) => groupOf(a) - groupOf(b) || compare(rank(a), rank(b)))
    }
  }
}

/** Groups run one after the other, whatever takes how long. */
const groupOf = ({ project }) => project.config.sequence.groupOrder

const compare = (a, b) => (a === b ? 0 : a - b)

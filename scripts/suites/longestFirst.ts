import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * A sequencer of Vitest that starts the named files first, in their order, and then the others in Vitest's own: a long file that starts
 * last runs alone while the other workers have ended. A fresh clone has no cache from which Vitest would know.
 *
 * @param names the files, relative to the root of the configuration
 */
export function longestFirst(names: readonly string[]) {
  return class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const { root } = this.ctx.config
      const rank = ({ moduleId }: TestSpecification) => {
        const index = names.indexOf(relative(root, moduleId))
        return index < 0 ? names.length : index
      }
      const sorted = await super.sort(specifications)
      return sorted.sort((a, b) => groupOf(a) - groupOf(b) || rank(a) - rank(b))
    }
  }
}

/** Groups run one after the other, however long a file takes. */
const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder ?? 0

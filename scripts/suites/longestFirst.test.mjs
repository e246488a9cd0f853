import { expect, test } from 'vitest'
import { longestFirst } from './longestFirst.ts'

const root = '/project'
const project = (groupOrder) => ({ config: { root, sequence: { groupOrder } }, name: '' })
const file = (name, groupOrder = 0) => ({
  moduleId: `${root}/${name}`,
  project: project(groupOrder),
})

/** Vitest's own order without a cache or sizes is the order given. */
async function sort(names, files) {
  const context = {
    config: { root },
    cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
    vite: { environments: {} },
  }
  const sorted = await new (longestFirst(names))(context).sort(files)
  return sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))
}

test('the named files come first, in the order of the names', async () => {
  const files = [file('a.ts'), file('long.ts'), file('b.ts'), file('longest.ts')]
  await expect(sort(['longest.ts', 'long.ts'], files)).resolves.toEqual([
    'longest.ts',
    'long.ts',
    'a.ts',
    'b.ts',
  ])
})

test('a named file waits for the groups before its own', async () => {
  const files = [file('a.ts'), file('long.ts', 1), file('b.ts', 1)]
  await expect(sort(['long.ts'], files)).resolves.toEqual(['a.ts', 'long.ts', 'b.ts'])
})

test('a name without a file changes nothing', async () => {
  await expect(sort(['gone.ts'], [file('a.ts'), file('b.ts')])).resolves.toEqual(['a.ts', 'b.ts'])
})

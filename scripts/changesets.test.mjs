import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packages } from './packages.mjs'
import { root } from './root.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

test('each changeset is of packages that are published, or no release can be made', () => {
  const published = packages.map(({ name }) => name)
  const sets = readdirSync(join(root, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  )
  const named = sets.flatMap((file) => {
    const [, head = ''] = read(`.changeset/${file}`).split('---\n')
    return [...head.matchAll(/^['"](.+)['"]: (?:patch|minor|major)$/gm)].map(([, name]) => [
      file,
      name,
    ])
  })
  expect(named.length).toBeGreaterThanOrEqual(sets.length)
  expect(named.filter(([, name]) => !published.includes(name))).toEqual([])
})

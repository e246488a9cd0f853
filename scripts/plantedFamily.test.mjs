import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planting } from './planting.mjs'
import { root } from './root.mjs'

/**
 * A sixth chain family is a folder in each package that knows it and a line in each registry. A toy family is planted in a copy of the
 * repository: its own tests connect it in each way, and no other file may have to change for the types, the layers and the tests to hold.
 */
const { check, make, remove } = planting()
const long = 480_000
beforeAll(make, long)
afterAll(remove)

const planted = join(root, 'scripts/plantedFamily')
const homes = [
  'packages/protocol/src/families',
  'packages/core/src/families',
  'packages/adapters/src',
]

/** The family's own files, each into the folder of its package. */
const folders = Object.fromEntries(
  readdirSync(planted, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(planted, join(entry.parentPath, entry.name)))
    .map((path) => {
      const [home, ...rest] = path.split('/')
      const place = homes.find((one) => one.startsWith(`packages/${home}/`))
      const text = readFileSync(join(planted, path), 'utf8')
      return [`${place}/toy/${rest.join('/').replace(/[.]txt$/, '')}`, text]
    }),
)

/** What is registered: an entry in a table, with its import where the table needs it at once. */
const lines = {
  'packages/protocol/src/families/traits.ts': ['const all = {', '  toy: toyTraits,'],
  'packages/protocol/src/families/families.ts': ['FamilyFacts>> = {', '  toy,'],
  'packages/core/src/families/families.ts': [
    'export const families = {',
    "  toy: async () => (await import('./toy/toy.js')).toy,",
  ],
}
const imports = {
  'packages/protocol/src/families/traits.ts': "import { toyTraits } from './toy/toyTraits.js'\n",
  'packages/protocol/src/families/families.ts': "import { toy } from './toy/toy.js'\n",
}

const registered = Object.fromEntries(
  Object.entries(lines).map(([file, [after, line]]) => [
    file,
    (old) => {
      expect(old.split(after), file).toHaveLength(2)
      return `${imports[file] ?? ''}${old.replace(after, `${after}\n${line}`)}`
    },
  ]),
)

const family = { ...folders, ...registered }

test('a sixth family stands in its folders and one line a registry', () => {
  for (const file of Object.keys(folders)) expect(file).toContain('/toy/')
  expect(Object.keys(registered).map((file) => file.split('/')[1])).toEqual([
    'protocol',
    'protocol',
    'core',
  ])
})

test(
  'it connects, signs and sends, found in the page, paired and embedded',
  async () => {
    const tests = Object.keys(folders).filter((file) => file.endsWith('.test.ts'))
    const { code, output } = await check('', family, [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--no-color',
      ...tests,
    ])
    expect(output).toMatch(/Tests +6 passed/)
    expect(code).toBe(0)
  },
  long,
)

test(
  'types and layers hold with it',
  async () => {
    const { code, output } = await check('', family, ['scripts/check.mjs', 'types', 'layers'])
    expect(output).toContain('2 passed, 0 failed')
    expect(code).toBe(0)
  },
  long,
)

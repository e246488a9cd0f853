import { afterAll, beforeAll, expect, test } from 'vitest'
import { folders, registered } from './plantedInFamilies.mjs'
import { planting } from './planting.mjs'

/**
 * A sixth chain family is a folder in each package that knows it and a line in each registry. A toy family is planted in a copy of the
 * repository: its own tests connect it in each way, and no other file may have to change for the types and the tests to hold. That the layers
 * hold too is found in `planted.test.mjs`. The compiler looks at the whole once: the offence that the check of types has to find is planted here, too.
 */
const { check, make, remove } = planting()
const long = 480_000
beforeAll(make, long)
afterAll(remove)

const family = { ...folders, ...registered }

test('a sixth family stands in its folders and one line a registry', () => {
  for (const file of Object.keys(folders)) expect(file).toContain('/toy/')
  expect(Object.keys(registered).map((file) => file.split('/')[1])).toEqual([
    'protocol',
    'protocol',
    'core',
    'core',
    'protocol',
    'server',
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
      // One worker, which imports once what the tests share.
      '--project=node',
      '--no-file-parallelism',
      ...tests,
    ])
    expect(output).toMatch(/Tests +10 passed/)
    expect(code).toBe(0)
  },
  long,
)

test(
  'types hold with it, and an error of types is found',
  async () => {
    const { code, output } = await check('types', {
      ...family,
      'packages/core/src/planted.ts': "export const planted: number = 'text'\n",
    })
    expect(code).toBe(1)
    expect(output.match(/error TS/g)).toHaveLength(1)
    expect(output).toMatch(/core\/src\/planted[.]ts.*TS2322/)
    expect(output).toContain('0 passed, 1 failed')
  },
  long,
)

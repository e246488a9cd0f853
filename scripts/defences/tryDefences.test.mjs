import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { long } from '../planting.mjs'
import { root } from '../root.mjs'
import { misregistered } from './misregistered.mjs'
import { readDefences } from './readDefences.mjs'
import { tryDefences } from './tryDefences.mjs'

/** Defences of a small project of its own, one of each kind. */
const folder = mkdtempSync(join(tmpdir(), 'foyer-defended-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = {
  'package.json': '{ "type": "module" }',
  'vitest.config.js': "export default { test: { include: ['src/*.test.js'], isolate: false } }",
  'src/door.js': `
export const opens = (key) => key === 'right'
export const isLoud = (text) => text.length > 3
export const slow = () => Promise.resolve('done')
export const alive = () => true`,
  'src/door.test.js': `
import { expect, test } from 'vitest'
import { alive, isLoud, opens, slow } from './door.js'
test('opens for the right key alone', () => expect(opens('wrong')).toBe(false))
test('is loud', () => expect(isLoud('long text')).toBe(true))
test('is answered', { timeout: 300 }, async () => expect(await slow()).toBe('done'))
test('lives', () => expect(alive()).toBe(true))
test('fails as it stands', () => expect(opens('right')).toBe(false))
test.each(['a', 'b'])('%s opens nothing', (key) => expect(opens(key)).toBe(false))
test.each(['c', 'd'])('nothing opens by %s', (key) => expect(opens(key)).toBe(false))
test.skip('sleeps', () => {})`,
}
const entry = (id, code, without, named) => ({
  ...{ id, area: 'small', file: 'src/door.js', code, without, named, test: 'src/door.test.js' },
})

beforeAll(() => {
  mkdirSync(join(folder, 'src'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
})

test('says of each defence whether its test notices that it is gone', {
  timeout: long,
}, async () => {
  const told = {}
  const key = "key === 'right'"
  const defences = [
    entry('notices', key, 'true', 'opens for the right key alone'),
    entry('notices-by-one-of-several', key, "key !== 'a'", '%s opens nothing'),
    entry('notices-by-its-beginning', key, "key === 'd'", 'nothing opens by '),
    entry('notices-by-time', "Promise.resolve('done')", 'new Promise(() => {})', 'is answered'),
    entry('survives', 'text.length > 3', 'true', 'is loud'),
    entry('is-noticed-by-another', key, 'true', 'is loud'),
    entry('cannot-be-parsed', key, 'key ===', 'opens for the right key alone'),
    entry('names-nothing', key, 'lock(key)', 'opens for the right key alone'),
    entry('breaks', key, 'null.key', 'opens for the right key alone'),
    entry('was-broken', key, 'true', 'fails as it stands'),
    entry('sleeps', key, 'true', 'sleeps'),
    entry('kills', '() => true', '() => process.kill(process.ppid, "SIGKILL")', 'lives'),
    entry('after-it', key, 'true', 'opens for the right key alone'),
  ]
  await tryDefences(defences, {
    copy: (to) => cpSync(folder, to, { recursive: true, verbatimSymlinks: true }),
    tell({ id, noticed, why }) {
      told[id] = noticed ? 'noticed' : why
    },
  })
  expect(told).toEqual({
    notices: 'noticed',
    'notices-by-one-of-several': 'noticed',
    'notices-by-its-beginning': 'noticed',
    'notices-by-time': 'noticed',
    survives: 'SURVIVED: nothing noticed',
    'is-noticed-by-another': 'SURVIVED: nothing noticed',
    'cannot-be-parsed': expect.stringMatching(/^the file breaks without it/),
    'names-nothing': expect.stringMatching(/^its code breaks without it: ReferenceError/),
    breaks: expect.stringMatching(/^its code breaks without it: TypeError/),
    'was-broken': expect.stringMatching(/^its test fails as things stand: expected true/),
    sleeps: 'its test fails as things stand: it did not run',
    kills: 'the run hung or died without it',
    'after-it': 'noticed',
  })
  expect(readFileSync(join(folder, 'src/door.js'), 'utf8')).toBe(files['src/door.js'])
})

test('a defence that is registered wrongly is named with what is wrong', () => {
  const whole = entry('whole', "key === 'right'", 'true', 'is loud')
  const defences = [
    whole,
    { ...whole, without: 'false' },
    { ...whole, id: 'No Kebab' },
    { ...whole, id: 'gone', code: 'no such code' },
    { ...whole, id: 'twice', code: 'export const' },
    { ...whole, id: 'same', without: whole.code },
    { ...whole, id: 'no-file', file: 'src/window.js' },
    { ...whole, id: 'no-tests', test: 'src/window.test.js' },
    { ...whole, id: 'no-test', named: 'is lou' },
    { ...whole, id: 'sleeping', named: 'sleeps' },
    { ...whole, id: 'template', named: 'nothing opens by ' },
  ]
  expect(misregistered(defences, folder)).toEqual([
    'defences/small.mjs: whole: another one has this id',
    'defences/small.mjs: No Kebab: its id is no kebab-case',
    'defences/small.mjs: gone: its code stands 0 times in src/door.js',
    'defences/small.mjs: twice: its code stands 4 times in src/door.js',
    'defences/small.mjs: same: without it nothing is another',
    'defences/small.mjs: no-file: there is no file src/window.js',
    'defences/small.mjs: no-tests: there is no file src/window.test.js',
    'defences/small.mjs: no-test: src/door.test.js has no test: is lou',
    'defences/small.mjs: sleeping: src/door.test.js has no test: sleeps',
  ])
})

test('every registered defence stands where it says, with a test of that name', async () => {
  const defences = await readDefences(join(root, 'defences'))
  expect(misregistered(defences, root)).toEqual([])
})

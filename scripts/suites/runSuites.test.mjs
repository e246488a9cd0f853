import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { long } from '../planting.mjs'
import { root } from '../root.mjs'
import { checkSuite } from './checkSuite.mjs'
import { limitAt } from './limits.mjs'
import { printFlaky } from './printFlaky.mjs'
import { printTimes } from './printTimes.mjs'
import { readReport } from './readReport.mjs'
import { runSuites } from './runSuites.mjs'
import { vitestSuite } from './vitestSuite.mjs'

/** Whole runs, over small projects of their own with real files that fail by chance, always, or by dying. */
const folders = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const header = `
import { existsSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
/** True at the first call in this project, and never again. */
function atFirst(name) {
  if (existsSync(name)) return false
  writeFileSync(name, '')
  return true
}
`
const good = "test('holds', () => {})\ntest('holds as well', () => {})\n"
const bad = "test('holds', () => {})\ntest('is wrong', () => expect('always').toBe('right'))\n"
const chance =
  "test('holds', () => {})\ntest('comes late', () => expect(atFirst('late')).toBe(false))\n"

function project(files) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-suites-'))
  folders.push(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  mkdirSync(join(folder, 'src'))
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'src', `${name}.test.mjs`), `${header}${text}`)
  return folder
}

function suiteOf(files, more = {}) {
  const command = [process.execPath, vitest, 'run', '--maxWorkers=1']
  return vitestSuite({ name: 'small', command, cwd: project(files), ...more })
}

async function runAll(suites, more = {}) {
  const limits = { limitMs: () => 200_000, againFiles: 20, againMs: 100_000, ...more }
  let shown = ''
  const show = (text) => {
    shown += text
  }
  const result = await runSuites(suites, { limits, show })
  return { ...result, shown, told: printFlaky(result.flaky) }
}

describe('a whole run', { timeout: long }, () => {
  test('a file that fails once and passes alone is flaky, told with both outputs, and counts once', async () => {
    const { passed, failed, flaky, failures, told } = await runAll([suiteOf({ good, chance })])
    expect({ passed, failed, failures }).toEqual({ passed: 4, failed: 0, failures: [] })
    expect(flaky.map(({ name }) => name)).toEqual(['small: src/chance.test.mjs'])
    expect(told).toMatch(/^FLAKY small: src\/chance[.]test[.]mjs$/m)
    expect(told).toMatch(/It failed at first:\n +FAIL src\/chance.*comes late\n +AssertionError/)
    expect(told).toMatch(/It passed alone:\n[\s\S]*2 passed/)
    expect(told).toMatch(/\n1 flaky$/)
  })

  test('a file that fails twice fails, beside one that is flaky', async () => {
    const { passed, failed, failures, told } = await runAll([suiteOf({ bad, chance, good })])
    expect({ passed, failed }).toEqual({ passed: 5, failed: 1 })
    expect(failures).toEqual([
      expect.stringMatching(/^small: src\/bad[.]test[.]mjs > is wrong: AssertionError/),
    ])
    expect(told).not.toMatch('bad')
  })

  test('where all passes, nothing is run again', async () => {
    const { passed, failed, told, shown } = await runAll([suiteOf({ good })])
    expect({ passed, failed, told }).toEqual({ passed: 2, failed: 0, told: '0 flaky' })
    expect(shown).not.toMatch('once more')
  })

  test('a file is run again whatever it failed by: death, import, time, a hook, something beside its tests', async () => {
    const dies =
      "test('holds', async () => {\n  if (!atFirst('dead')) return\n  process.kill(process.pid, 'SIGKILL')\n  await new Promise(() => {})\n})"
    const imported =
      "if (atFirst('import')) throw new Error('nothing to import')\ntest('holds', () => {})"
    const slow =
      "test('holds', { timeout: 200 }, () => new Promise((done) => !atFirst('slow') && done()))"
    const hook =
      "beforeAll(() => expect(atFirst('hook'), 'the hook').toBe(false))\ntest('holds', () => {})"
    const loose =
      "test('holds', async () => {\n  if (atFirst('loose')) void Promise.reject(new Error('beside'))\n  await new Promise((done) => setTimeout(done, 20))\n})"
    const { passed, failed, flaky } = await runAll([
      suiteOf({ dies, imported, slow, hook, loose, good }),
    ])
    expect({ passed, failed }).toEqual({ passed: 7, failed: 0 })
    const said = Object.fromEntries(flaky.map(({ name, first }) => [name.slice(11, -9), first]))
    expect(said).toEqual({
      dies: expect.stringMatching(/It did not end[.][\s\S]*Worker/),
      imported: expect.stringMatching(/nothing to import/),
      slow: expect.stringMatching(/timed out in 200ms/),
      hook: expect.stringMatching(/the hook/),
      loose: expect.stringMatching(/beside/),
    })
  })

  test('files that a run did not reach before it was ended have failed, each once', () => {
    const lines = [
      JSON.stringify({ files: ['/x/src/a.test.ts', '/x/src/b.test.ts', '/x/src/c.test.ts'] }),
      JSON.stringify({ file: '/x/src/a.test.ts', passed: 3, failed: 0, ok: true, said: '' }),
      '{"file":"/x/src/b.test.ts","pas',
    ]
    const { parts, isStarted } = readReport(lines.join('\n'), { cwd: '/x' })
    expect(parts.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
      ['src/a.test.ts', 3, 0],
      ['src/b.test.ts', 0, 1],
      ['src/c.test.ts', 0, 1],
    ])
    expect(isStarted).toBe(true)
    expect(readReport(lines[0], { cwd: '/x' }).isStarted).toBe(false)
  })

  test('a suite that runs nothing when it is run again, or less than before, has failed', async () => {
    const empty =
      "if (atFirst('x')) test('is wrong', () => expect(1).toBe(2))\nelse test.skip('x', () => {})"
    const less =
      "test('is wrong', () => expect(atFirst('y')).toBe(false))\nif (atFirst('z')) { test('a', () => {}); test('b', () => {}) }"
    const { passed, failed, flaky } = await runAll([suiteOf({ empty, less })])
    expect(flaky).toEqual([])
    expect({ passed, failed }).toEqual({ passed: 2, failed: 2 })
  })

  test('what is left out counts as failed where nothing may be, the second time too', async () => {
    const once = "if (atFirst('once')) test.skip('holds', () => {})\nelse test('holds', () => {})"
    const never = "test('holds', () => {})\ntest.skip('is left out', () => {})"
    const { passed, failed, flaky } = await runAll([suiteOf({ once, never }, { isWhole: true })])
    expect(flaky.map(({ name }) => name)).toEqual(['small: src/once.test.mjs'])
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 })
  })

  test('where many fail it is no chance, and none is run again', async () => {
    const { passed, failed, shown } = await runAll([suiteOf({ chance, bad, good })], {
      againFiles: 1,
    })
    expect({ passed, failed }).toEqual({ passed: 4, failed: 2 })
    expect(shown).toMatch('2 files failed. That is no chance: none is run again.')
  })

  test('when the time for it is over, what failed stays failed, and it is said', async () => {
    const { failed, shown } = await runAll([suiteOf({ chance })], { againMs: 0 })
    expect(failed).toBe(1)
    expect(shown).toMatch('No time is left to run again: small: src/chance.test.mjs')
  })

  test('a suite that could not start is started once more, with what stands beside it', async () => {
    let starts = 0
    const beside = async () => {
      starts += 1
      if (starts === 1) throw new Error('no database yet')
      return { env: {}, stop: async () => {} }
    }
    const { passed, failed, told } = await runAll([suiteOf({ good, chance }, { beside })])
    expect({ passed, failed }).toEqual({ passed: 4, failed: 0 })
    expect(told).toMatch(/FLAKY small: its start\nIt failed at first:\n +no database yet/)
    expect(told).toMatch(/FLAKY small: src\/chance[\s\S]*\n2 flaky$/)
    // Its start, its second start, and the file that is run alone.
    expect(starts).toBe(3)
  })

  test('a suite that never starts, or runs nothing, is a failure', async () => {
    const beside = async () => Promise.reject(new Error('no database at all'))
    const never = suiteOf({ good }, { beside })
    const { passed, failed, failures } = await runAll([never, suiteOf({})])
    expect({ passed, failed }).toEqual({ passed: 0, failed: 2 })
    expect(failures).toContain('small: no database at all')
  })

  test('a suite that ends badly although nothing failed is a failure', async () => {
    const folder = project({ good })
    const command = ['sh', '-c', 'npx vitest run "$@"; exit 3', 'sh']
    const { failed, failures } = await runAll([vitestSuite({ name: 'odd', command, cwd: folder })])
    expect(failed).toBe(1)
    expect(failures).toEqual(['odd: It ended with code 3.'])
  })

  test('a check that failed is run again by its name', async () => {
    const folder = project({})
    writeFileSync(
      join(folder, 'check.mjs'),
      `${header.replace(/^import.*vitest'$/m, '')}
const wanted = process.argv.slice(2)
const checks = { lint: true, docs: !atFirst('docs'), types: false }
let bad = 0
for (const [name, holds] of Object.entries(checks).filter(([name]) => !wanted[0] || wanted[0] === name)) {
  if (!holds) bad += 1
  console.log(\`\${holds ? '✓' : '✗'} \${name}: says (1.0 s)\${holds ? '' : '\\n    because of it'}\`)
}
console.log(\`1 passed, \${bad} failed\`)
process.exitCode = bad`,
    )
    const command = [process.execPath, 'check.mjs']
    const { passed, failed, told, failures } = await runAll([
      checkSuite({ name: 'checks', command, cwd: folder }),
    ])
    expect({ passed, failed }).toEqual({ passed: 2, failed: 1 })
    expect(told).toMatch(
      /FLAKY checks: docs\n.*\n +✗ docs: says[\s\S]*because of it[\s\S]*✓ docs: says/,
    )
    expect(failures).toEqual(['checks: types: says (1.0 s)'])
  })

  test('it says how long each suite took, and what was run again', async () => {
    let time = 0
    const suite = (name, ms, failed) => {
      const start = async () => {
        time += ms
        return {
          code: failed,
          output: '',
          parts: [{ name, passed: 1, failed, said: name }],
          loose: [],
        }
      }
      return { name, start, again: start }
    }
    const { times } = await runSuites([suite('checks', 238_400, 0), suite('unit', 900_000, 1)], {
      limits: { limitMs: () => 2_000_000, againFiles: 20, againMs: 2_000_000 },
      show: () => undefined,
      now: () => time,
      busy: () => 1.5 * time,
    })
    expect(printTimes(times).split('\n')).toEqual([
      '  238 s  checks (358 s of processors)',
      '  900 s  unit (1350 s of processors)',
      '  900 s  once more (1350 s of processors)',
      ' 2038 s  together (3058 s of processors)',
    ])
  })

  test('a slower machine gets more time, within bounds', () => {
    expect([0.5, 1, 1.5, 2, 9].map((slowness) => limitAt(slowness) / 60_000)).toEqual([
      60, 60, 80, 80, 80,
    ])
  })
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../run.mjs'
import { readReport } from './readReport.mjs'

const ours = fileURLToPath(new URL('reporter.mjs', import.meta.url))
const none = async () => ({ env: {}, stop: async () => {} })

/**
 * Test files as a suite: each file is a part that can be run again, by the same command and with the same things `beside` it.
 *
 * @param reporter `own` where the command brings `reporter.mjs` itself
 * @param isWhole whether a test that is left out counts as failed
 */
export function vitestSuite({ name, command, cwd, files, beside = none, isWhole, reporter }) {
  const reporters = reporter === 'own' ? [] : ['--reporter=default', `--reporter=${ours}`]

  async function start(chosen, options) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-suite-'))
    const FOYER_REPORT = join(folder, 'report.jsonl')
    const { env, stop } = await beside()
    try {
      const { code, output } = await run([...command, ...reporters, ...chosen], {
        ...options,
        cwd,
        env: { ...env, FOYER_REPORT },
      })
      const text = await readFile(FOYER_REPORT, 'utf8').catch(() => '')
      return { code, output, ...readReport(text, { cwd, isWhole }) }
    } finally {
      await stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
  return {
    name,
    start: async (options) => start((await files?.()) ?? [], options),
    again: (part, options) => start([resolve(cwd, part)], options),
  }
}

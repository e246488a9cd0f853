import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copy, copyBuilt } from './copy.mjs'
import { run } from './run.mjs'

/** How long a check may take. */
export const long = 240_000

/** A copy of the repository to plant offences in, in a folder of its own or `below` it: make it, check it, and remove it. */
export function planting(below = '') {
  const own = mkdtempSync(join(tmpdir(), 'foyer-planted-'))
  const folder = join(own, below)
  return {
    make: () => copy(folder),
    /** Has the packages built: as the checks of the same run built them, else by building them in the copy. */
    async build() {
      if (process.env.FOYER_PACKAGES_ARE_BUILT) return copyBuilt(folder)
      const command = [process.execPath, 'scripts/build.mjs']
      const { code, output } = await run(command, { cwd: folder, timeoutMs: long })
      if (code !== 0) throw new Error(output)
    },
    remove: () => rmSync(own, { recursive: true, force: true }),
    /** Runs a check with files changed, or added where there is none, and puts everything back. */
    async check(name, changes, options = []) {
      const dig = Object.entries(changes).map(([path, change]) => plant(join(folder, path), change))
      try {
        const command = options.length > 0 ? options : ['scripts/check.mjs', name]
        return await run([process.execPath, ...command], { cwd: folder, timeoutMs: long })
      } finally {
        for (const out of dig) out()
      }
    },
  }
}

/**
 * Writes a file, whole or as a change of the old text. Returns what puts the old one back.
 *
 * @throws when the change leaves the text as it was: its offence would not be planted
 */
function plant(file, change) {
  const old = read(file)
  const text = typeof change === 'string' ? change : change(old ?? '')
  if (text === old) throw new Error(`Nothing is planted in ${file}: its text has changed.`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return () => (old === undefined ? rmSync(file, { force: true }) : writeFileSync(file, old))
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run.mjs'

/**
 * Asks dependency-cruiser whether the rules of `.dependency-cruiser.cjs` hold, and makes sure that it
 * saw what it judged: a rule over files that were not read always holds.
 */
const tops = ['packages', 'apps', 'e2e', 'interop', 'bench', 'examples']
const cruiser = fileURLToPath(
  new URL('../../bin/dependency-cruise.mjs', import.meta.resolve('dependency-cruiser')),
)
const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json']
const { code, output, stdout } = await run([process.execPath, cruiser, ...tops, ...config])
const { modules, summary } = parse()

const complaints = [
  ...summary.violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${path(to, cycle)}`),
  ...unseen(),
  ...unconnected(),
]
for (const complaint of complaints.slice(0, 300)) console.error(complaint)
console.log(`${modules.length} modules, ${complaints.length} offences`)
process.exitCode = complaints.length > 0 ? 1 : 0

function parse() {
  try {
    return JSON.parse(stdout)
  } catch {
    console.error(output)
    process.exit(code || 1)
  }
}

function path(to, cycle) {
  return cycle ? cycle.map(({ name }) => name).join(' → ') : to
}

/** Files on disk that were not read. */
function unseen() {
  const seen = new Set(modules.map(({ source }) => source))
  return tops
    .flatMap((top) => files(top))
    .filter((file) => !seen.has(file))
    .map((file) => `not seen: ${file}`)
}

/** Imports of our own packages that did not lead to a source file here. */
function unconnected() {
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => /^@foyer\//.test(module) && !/^packages\//.test(resolved))
      .map(({ module, resolved }) => `not followed: ${source} → ${module} (${resolved})`),
  )
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = join(folder, entry.name)
    if (['node_modules', 'dist', '.cache'].includes(entry.name)) return []
    if (entry.isDirectory()) return files(file)
    return /(?<![.]d)[.]tsx?$/.test(entry.name) ? [file] : []
  })
}

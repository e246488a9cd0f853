import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { entries, packages } from './packages.mjs'
import { root } from './root.mjs'

/**
 * Every public entry has a test beside it that pins its names in an inline snapshot, and is published
 * under the same name, with types.
 */
const complaints = packages.flatMap((one) => [
  ...entries(one).flatMap(([entry, file]) => pinned(`${one.name}${entry.slice(1)}`, file)),
  ...Object.keys(one.manifest.exports).flatMap((entry) => publishedToo(one, entry)),
])
for (const complaint of complaints) console.error(complaint)
console.log(`${packages.length} packages, ${complaints.length} offences`)
process.exitCode = complaints.length > 0 ? 1 : 0

function pinned(name, file) {
  if (!existsSync(file)) return [`${name}: ${relative(root, file)} does not exist`]
  const folder = dirname(file)
  const source = `./${basename(file).replace(/[.]tsx?$/, '.js')}`
  const tests = readdirSync(folder)
    .filter((test) => /[.]test[.]tsx?$/.test(test))
    .map((test) => readFileSync(join(folder, test), 'utf8'))
    .filter((test) => test.includes(`from '${source}'`))
  if (tests.length === 0) return [`${name}: no test beside ${relative(root, file)} pins its names`]
  const pins = tests.some((test) => /toMatchInlineSnapshot\(\s*[`'"]/.test(test))
  return pins ? [] : [`${name}: the test of ${relative(root, file)} has no inline snapshot`]
}

function publishedToo({ name, manifest }, entry) {
  const published = manifest.publishConfig?.exports?.[entry]
  const whole = Object.keys(published ?? {}).join() === 'types,default'
  return whole ? [] : [`${name}: publishConfig.exports['${entry}'] needs types, then default`]
}

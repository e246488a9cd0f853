import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
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
  const test = file.replace(/([.]tsx?)$/, '.test$1')
  if (!existsSync(file)) return [`${name}: ${relative(root, file)} does not exist`]
  if (!existsSync(test)) return [`${name}: no test pins its names (${relative(root, test)})`]
  const pins = /toMatchInlineSnapshot\(\s*[`'"]/.test(readFileSync(test, 'utf8'))
  return pins ? [] : [`${name}: ${relative(root, test)} has no inline snapshot`]
}

function publishedToo({ name, manifest }, entry) {
  const published = manifest.publishConfig?.exports?.[entry]
  const whole = Object.keys(published ?? {}).join() === 'types,default'
  return whole ? [] : [`${name}: publishConfig.exports['${entry}'] needs types, then default`]
}

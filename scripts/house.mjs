import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { figures } from './house/figures.mjs'
import { readTree } from './house/readTree.mjs'
import { root } from './root.mjs'

/*
 * Measures the house, prints each figure beside its limit and goal, and fails when one is above its limit.
 *
 *     node scripts/house.mjs            prints the figures; what is above its limit with every place
 *     node scripts/house.mjs circles    prints every place of one figure
 *     node scripts/house.mjs --tighten  writes what was measured as the limits, where it is less
 */
const said = process.argv.slice(2)
const file = join(root, 'scripts/house/limits.json')
const limits = JSON.parse(readFileSync(file, 'utf8'))
const tree = readTree(root)
const measured = figures.map((figure) => {
  const result = figure.measure(tree)
  const { count, lines } = Array.isArray(result) ? { count: result.length, lines: result } : result
  return { ...figure, count, lines, limit: limits[figure.name] ?? figure.goal }
})

for (const { name, says, count, limit, goal, lines } of measured) {
  const isAbove = count > limit
  console.log(`${isAbove ? '✗' : '✓'} ${name}: ${count} (limit ${limit}, goal ${goal}) ${says}`)
  if (isAbove || said.includes(name)) for (const line of lines) console.log(`    ${line}`)
}
if (said.includes('--tighten')) {
  const tight = measured.map(({ name, count, limit }) => [name, Math.min(count, limit)])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(tight), null, 2)}\n`)
}
process.exitCode = measured.some(({ count, limit }) => count > limit) ? 1 : 0

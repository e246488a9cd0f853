import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** The smaller one: a page takes longer to read either than to be looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe holds against a screen, in words. A document reads it once. `only` names the rules that count, where not all do. */
export async function findViolations(
  screen: Frame | Page,
  only?: readonly string[],
): Promise<string[]> {
  if (!(await screen.evaluate(() => 'axe' in globalThis))) await screen.evaluate(source)
  return screen.evaluate(
    async (only) => {
      type Scope = { axe: typeof axe }
      const { violations } = await (globalThis as unknown as Scope).axe.run(document, {
        ...(only && { runOnly: only }),
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    only && [...only],
  )
}

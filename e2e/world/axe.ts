import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { findFaint } from './contrast.js'

/** The smaller one: a page takes longer to read either than to be looked at. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe holds against the page, shadow roots included, and what is hard to read, in words. Run from outside, so no policy minds. */
export async function findFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const faults = await page.evaluate(async () => {
    type Scope = { axe: typeof axe }
    const { violations } = await (globalThis as unknown as Scope).axe.run(document, {
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
    )
  })
  return [...faults, ...(await findFaint(page))]
}

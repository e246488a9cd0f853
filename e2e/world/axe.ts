import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe holds against the page, shadow roots included, in words. Run from outside, so no policy minds. */
export async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    type Scope = { axe: typeof axe }
    const { violations } = await (globalThis as unknown as Scope).axe.run(document, {
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${help} (${target.join(' ')}) ${html.slice(0, 160)}`),
    )
  })
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screenFiles } from '../late/files.mjs'
import { quiet } from '../quiet.mjs'
import { openHost } from './openHost.mjs'

/**
 * Connects a wallet in a built host without its server. Returns the scripts that were requested: from the press until the wallet was listed
 * (`opening`), those that came after it with files of the screens (`next`), the others of that time, which send requests to wallets
 * (`others`); and the `errors` of the page.
 */
export async function countRequests(chrome, { folder, wallets }) {
  const { page, scripts, errors, logged, end } = await openHost(chrome, { folder, wallets })
  try {
    const loaded = [...scripts]
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await quiet(() => scripts.length)
    const early = await page.evaluate(beforeShown)
    const pressed = scripts.filter((script) => !loaded.includes(script))
    const after = pressed.filter((script) => !early.includes(script))
    const held = new Map()
    for (const script of after) held.set(script, await screensIn(join(folder, script)))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Kestrel/ })
      .click()
    await page
      .getByTestId('account-button')
      .getByText(/1\.0+ ETH/)
      .waitFor()
    return {
      loaded,
      opening: pressed.filter((script) => early.includes(script)),
      next: after.filter((script) => held.get(script).length > 0).map((script) => held.get(script)),
      others: after.filter((script) => held.get(script).length === 0),
      errors: [...errors, ...logged],
    }
  } finally {
    await end()
  }
}

/** In the page: the scripts that were requested before the wallet was listed. */
function beforeShown() {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= (globalThis.shownAt ?? 0))
    .map(({ name }) => new URL(name).pathname.slice(1))
}

/** The files of the screens that a bundler put into a script: each holds what `late/textOf` has it open itself with. */
async function screensIn(file) {
  const text = await readFile(file, 'utf8')
  const opened = [...text.matchAll(/\.(\w+)\s*\?\?=/g)].map(([, name]) => name)
  return opened.filter((name) => name in screenFiles)
}

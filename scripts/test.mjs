import { browser, browserWithoutWindows } from './browser.mjs'
import { endWithParent } from './endWithParent.mjs'
import { install, installStock } from './install.mjs'
import { limits } from './suites/limits.mjs'
import { printFlaky } from './suites/printFlaky.mjs'
import { printTimes } from './suites/printTimes.mjs'
import { runSuites } from './suites/runSuites.mjs'
import { suites } from './suites/suites.mjs'

endWithParent()
const show = (text) => process.stdout.write(text)
const { passed, failed, flaky, failures, times } = await ran()

// A reader of the end of a long log alone learns what to look at.
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}\n`)
console.log(printFlaky(flaky))
console.log(`\n${printTimes(times)}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function ran() {
  try {
    await install()
    await installStock()
    process.env.CHROMIUM_PATH = await browser()
    process.env.CHROMIUM_SHELL_PATH = await browserWithoutWindows(process.env.CHROMIUM_PATH)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return { passed: 0, failed: 1, flaky: [], failures: [said], times: [] }
  }
  return await runSuites(suites, { limits, show })
}

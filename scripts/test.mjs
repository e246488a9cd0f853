import { browser } from './browser.mjs'
import { endWithParent } from './endWithParent.mjs'
import { install } from './install.mjs'
import { suites } from './suites.mjs'

/** The whole run has to end, whatever hangs. Twenty minutes are usual on two cores; a slow machine is no fault. */
const limitMs = 40 * 60_000

const began = Date.now()
const total = { passed: 0, failed: 0 }

endWithParent()
try {
  await install()
  process.env.CHROMIUM_PATH = await browser()
  for (const suite of suites) await one(suite)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function one({ name, start }) {
  console.log(`\n── ${name}`)
  const timeoutMs = Math.max(1000, limitMs - (Date.now() - began))
  const show = (text) => process.stdout.write(text)
  const { code, passed, failed } = await start({ timeoutMs, show }).catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return { code: 1, passed: 0, failed: 0 }
  })
  // A suite that ran nothing, or failed without saying what, is a failure like any other.
  const silent = failed === 0 && (code !== 0 || passed === 0)
  if (silent)
    console.log(
      `${name}: ${passed === 0 ? 'RAN NOTHING, which counts as failed' : `ended with code ${code}`}`,
    )
  total.passed += passed
  total.failed += silent ? 1 : failed
}

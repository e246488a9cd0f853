import { browser } from './browser.mjs'
import { endWithParent } from './endWithParent.mjs'
import { failuresOf } from './failuresOf.mjs'
import { install } from './install.mjs'
import { suites } from './suites.mjs'

/** The whole run has to end, whatever hangs. Twenty minutes are usual on two cores; a slow machine is no fault. */
const limitMs = 40 * 60_000

const began = Date.now()
const total = { passed: 0, failed: 0 }
const failures = []

endWithParent()
try {
  await install()
  process.env.CHROMIUM_PATH = await browser()
  for (const suite of suites) await one(suite)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}

// Whoever sees the end of a long log alone learns what to look at.
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function one({ name, start: suite }) {
  const start = Date.now()
  console.log(`\n── ${name}`)
  const timeoutMs = Math.max(1000, limitMs - (start - began))
  const show = (text) => process.stdout.write(text)
  const { code, output, passed, failed } = await suite({ timeoutMs, show }).catch((error) => {
    const said = error instanceof Error ? error.message : String(error)
    console.error(said)
    return { code: 1, output: said, passed: 0, failed: 0 }
  })
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`)
  // A suite that ran nothing, or failed without saying what, is a failure like any other.
  const silent = failed === 0 && (code !== 0 || passed === 0)
  if (silent)
    console.log(
      `${name}: ${passed === 0 ? 'RAN NOTHING, which counts as failed' : `ended with code ${code}`}`,
    )
  total.passed += passed
  total.failed += silent ? 1 : failed
  if (silent || failed > 0) failures.push(...failuresOf(name, output))
}

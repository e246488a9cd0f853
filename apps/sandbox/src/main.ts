import { findLitecoind } from '../../../scripts/litecoind.mjs'
import { readPorts } from './readPorts.js'
import { startSandbox } from './startSandbox.js'

const began = performance.now()
const parent = process.ppid
let stopping = false

try {
  const ports = readPorts(process.argv.slice(2), process.env)
  const sandbox = await startSandbox({
    ports,
    litecoind: findLitecoind(),
    log: (line) => console.log(`  ${line}`),
  })
  const stop = async () => {
    if (stopping) return
    stopping = true
    await sandbox.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  // The parent may be killed without a signal; a sandbox without a parent must not stay.
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const events = sandbox.world.server && new URL('/events', sandbox.world.server.url)
  console.log(`  Events at ${events}, opened by ${sandbox.adminToken}`)
  console.log(`  Pocket Wallet, for a code or a link of the demo, at ${sandbox.world.pocket?.url}`)
  const { mailbox, identity, guard, liar, till, wallet } = sandbox.world
  console.log(`  Embedded wallet at ${wallet?.url}, its guard at ${guard?.url}`)
  console.log(
    `  Mails with codes at ${mailbox?.url}, stand-ins for google and others at ${identity?.url}`,
  )
  console.log(`  Ways in which a server of swaps lies, for ?lie= of the demo, at ${liar?.url}`)
  console.log(`  Till, where test coins are bought, at ${till?.url}`)
  console.log(`\n  Ready in ${seconds} s. Stop with Ctrl+C.\n\n  ${sandbox.url}\n`)
} catch (error) {
  console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

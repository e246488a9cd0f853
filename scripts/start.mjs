import { spawn } from 'node:child_process'
import { endWithParent } from './endWithParent.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

/**
 * `npm start`: installs what is missing and runs the sandbox, which builds the demo when its sources
 * changed, until a signal stops it. Whatever follows `--` goes to the sandbox.
 */
endWithParent()
try {
  await install()
  sandbox(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function sandbox(parameters) {
  const main = ['--import', 'tsx', 'apps/sandbox/src/main.ts', ...parameters]
  // A group of its own: a Ctrl-C in the terminal reaches it once, through here, and not twice.
  const child = spawn(process.execPath, main, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`The sandbox could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code) => process.exit(code ?? 1))
}

import { spawn } from 'node:child_process'
import { buildDemo } from './demo.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

/**
 * `npm start`: installs what is missing, builds the demo when its sources changed, and runs the
 * sandbox until it is told to stop. Whatever follows `--` goes to the sandbox.
 */
try {
  await install()
  await buildDemo()
  sandbox(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function sandbox(parameters) {
  const main = ['--import', 'tsx', 'apps/sandbox/src/main.ts', ...parameters]
  // A group of its own: a Ctrl-C in the terminal reaches it once, through here, and not twice. Its
  // standard input ends when this process does, however that comes about.
  const child = spawn(process.execPath, main, {
    cwd: root,
    stdio: ['pipe', 'inherit', 'inherit'],
    detached: true,
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.on('error', (error) => {
    console.error(`The sandbox could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

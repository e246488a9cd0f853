import { spawn } from 'node:child_process'
import { browser } from './browser.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

/** `npm run bench`: installs what is missing, then measures. Whatever follows `--` goes to the bench. */
try {
  await install()
  const child = spawn(process.execPath, ['--import', 'tsx', 'run.ts', ...process.argv.slice(2)], {
    cwd: `${root}/bench`,
    env: { ...process.env, CHROMIUM_PATH: await browser() },
    stdio: 'inherit',
  })
  child.on('exit', (code) => process.exit(code ?? 1))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './databases/startProgram.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/**
 * Does on this machine what `apps/server/Containerfile` says, step by step in an empty folder: copies, installs without
 * development tools, starts, asks for its health as the container does, and stops. No container is built.
 */
const containerfile = readFileSync(join(root, 'apps/server/Containerfile'), 'utf8')
let stage
const steps = containerfile
  .split('\n')
  .map((line) => /^([A-Z]+) (.*)$/.exec(line))
  .filter((step) => step !== null)
  .map(([, name, text]) => {
    if (name === 'FROM') stage = / AS (\w+)$/.exec(text)?.[1]
    return { name, text, stage }
  })
const folder = mkdtempSync(join(tmpdir(), 'foyer-container-'))
try {
  for (const { name, text, stage } of steps) {
    // What builds the programs and the wallet's pages is installed here already.
    if (stage === 'build') {
      if (name === 'COPY') text.split(' ').slice(0, -1).forEach(demand)
      if (name === 'RUN' && text.startsWith('npx ')) await build(text)
      continue
    }
    if (name === 'COPY' && !text.startsWith('--from')) copy(text.split(' '))
    if (name === 'RUN' && text.startsWith('npm ')) await install(text)
  }
  await serve()
  console.log(`${steps.length} steps of the Containerfile were looked at, and the server runs`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** As COPY does: into a folder when the target ends with a slash, else as the target. */
function copy(words) {
  const target = words.at(-1)
  for (const source of words.slice(0, -1)) {
    demand(source)
    const into = target.endsWith('/')
      ? join(folder, target, basename(source))
      : join(folder, target)
    mkdirSync(join(into, '..'), { recursive: true })
    cpSync(join(root, source), into, { recursive: true, filter: wanted })
  }
}

function demand(source) {
  if (!existsSync(join(root, source))) throw new Error(`COPY ${source}: there is none`)
}

async function build(command) {
  const dist = join(command.split(' ').at(-1), 'dist')
  const { code, output } = await run(['sh', '-c', command], { cwd: root })
  if (code !== 0) throw new Error(`${command}:\n${output}`)
  cpSync(join(root, dist), join(folder, dist), { recursive: true })
}

/** What `.dockerignore` leaves out and would otherwise hide that something is missing. */
function wanted(path) {
  return !/[/](node_modules|testing|processes)([/]|$)|[.]test[.]ts$/.test(path.slice(root.length))
}

async function install(command) {
  const { code, output } = await run(['sh', '-c', `${command} --prefer-offline`], {
    cwd: folder,
    timeoutMs: 5 * 60_000,
  })
  if (code !== 0) throw new Error(`${command}:\n${output}`)
}

async function serve() {
  const port = await freePort()
  const command = JSON.parse(textOf('CMD'))
  const health = JSON.parse(/CMD (\[.*)$/.exec(textOf('HEALTHCHECK'))[1])
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    FOYER_SERVER_PORT: String(port),
    FOYER_DATA: join(folder, 'data'),
    FOYER_LOG_LEVEL: 'warn',
  }
  const cwd = join(folder, 'apps/server')
  const child = spawn(command[0], command.slice(1), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data
    })
  try {
    const until = Date.now() + 120_000
    const asked = health.map((word) => word.replace(':4200', `:${port}`))
    while ((await run(asked)).code !== 0) {
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`${command.join(' ')}:\n${output}`)
      await wait(200)
    }
    child.kill('SIGTERM')
    const [code] = await exited
    if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}:\n${output}`)
  } finally {
    child.kill('SIGKILL')
  }
}

function textOf(name) {
  const step = steps.findLast((one) => one.name === name)
  if (!step) throw new Error(`The Containerfile has no ${name}`)
  return step.text
}

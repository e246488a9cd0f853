import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { linkPackages } from './copy.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { freePort, startProgram } from './startProgram.mjs'

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
/** What is built, and what is run. */
const places = { build: join(folder, 'build'), image: join(folder, 'image') }
try {
  for (const { name, text, stage } of steps) {
    const place = stage === 'build' ? places.build : places.image
    if (name === 'COPY') copy(text.split(' '), place)
    if (name === 'RUN' && text.startsWith('npm ')) await install(text, place)
    if (name === 'RUN' && text.startsWith('npx ')) await build(text, place)
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
function copy(words, place) {
  // What was installed is in its place already.
  if (words[0] === '--from=install') return
  const from = words[0] === '--from=build' ? places.build : root
  const target = words.at(-1)
  for (const word of words.slice(from === root ? 0 : 1, -1)) {
    const source = join(from, word.replace(/^[/]foyer[/]/, ''))
    if (!existsSync(source)) throw new Error(`COPY ${word}: there is none`)
    const into = target.endsWith('/') ? join(place, target, basename(source)) : join(place, target)
    mkdirSync(join(into, '..'), { recursive: true })
    cpSync(source, into, { recursive: true, filter: from === root ? wanted : undefined })
  }
}

async function build(command, place) {
  const { code, output } = await run(['sh', '-c', command], { cwd: place })
  if (code !== 0) throw new Error(`${command}:\n${output}`)
}

/** What `.dockerignore` leaves out and would otherwise hide that something is missing. */
function wanted(path) {
  return !/[/](node_modules|dist|testing|processes)([/]|$)|[.]test[.]ts$/.test(
    path.slice(root.length),
  )
}

/** Without development tools it is done as it says. What builds is installed here already: each package is linked, ours to the copies. */
async function install(command, place) {
  if (!command.includes('--omit=dev')) return linkPackages(place)
  const { code, output } = await run(['sh', '-c', `${command} --prefer-offline`], {
    cwd: place,
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
  const cwd = join(places.image, 'apps/server')
  const asked = health.map((word) => word.replace(':4200', `:${port}`))
  const { stop } = await startProgram({
    ...{ command, options: { cwd, env } },
    serves: async () => (await run(asked)).code === 0,
    endBy: 'SIGTERM',
    quietMs: 200,
  })
  const { code, output } = await stop()
  if (code !== 0) throw new Error(`After SIGTERM it ended with ${code}:\n${output}`)
}

function textOf(name) {
  const step = steps.findLast((one) => one.name === name)
  if (!step) throw new Error(`The Containerfile has no ${name}`)
  return step.text
}

import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { link, unpackAll } from '../host.mjs'
import { root } from '../root.mjs'
import { run } from '../run.mjs'
import { freePort } from '../startProgram.mjs'
import { signInStory } from './signInStory.mjs'

const example = join(root, 'examples/next')
/** What the example takes from those beside it. */
const beside = [
  'auth-js/authCalls.ts',
  'auth-js/createAuthConfig.ts',
  'page',
  'serve/createNonces.ts',
]

/** What a server writes in the place of a button has this, and nothing else has. */
export const writtenMark = 'fill-opacity=".1"'

/**
 * Builds the example of Next.js with the packed packages, serves it as a host does, looks for the button that the server writes, and signs in, comes
 * back and signs out in a browser. Returns what failed.
 */
export async function next(chrome, { tarballs, wallets }) {
  await mkdir(join(root, '.cache'), { recursive: true })
  // Under the root: Turbopack follows no link to what lies outside of it.
  const folder = await mkdtemp(join(root, '.cache/next-'))
  const app = join(folder, 'next')
  const bin = join(example, 'node_modules/next/dist/bin/next')
  const env = {
    ...process.env,
    ...{ NEXT_TELEMETRY_DISABLED: '1', AUTH_SECRET: randomBytes(32).toString('hex') },
  }
  try {
    await lay(folder, tarballs)
    const built = await run([process.execPath, bin, 'build'], { cwd: app, env, timeoutMs: 300_000 })
    if (built.code !== 0) return [built.output]
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const command = [bin, 'start', '--hostname', '127.0.0.1', '--port', `${port}`]
    const server = spawn(process.execPath, command, {
      ...{ cwd: app, env: { ...env, AUTH_URL: origin }, stdio: ['ignore', 'pipe', 'inherit'] },
    })
    const ended = once(server, 'exit')
    try {
      await Promise.race([ready(server), ended])
      return [...(await written(origin, app)), ...(await signInStory(chrome, { origin, wallets }))]
    } finally {
      server.kill('SIGTERM')
      await ended
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A server writes a button before any script has come; a browser fetches nothing of what writes it. */
async function written(origin, app) {
  const page = await (await fetch(origin)).text()
  const chunks = join(app, '.next/static/chunks')
  const scripts = (await readdir(chunks, { recursive: true })).filter((name) =>
    name.endsWith('.js'),
  )
  const texts = await Promise.all(scripts.map((name) => readFile(join(chunks, name), 'utf8')))
  return [
    ...(page.includes(writtenMark) ? [] : ['the server writes no button']),
    ...(texts.some((text) => text.includes(writtenMark))
      ? ['a script of the page writes what a server alone writes']
      : []),
  ]
}

async function lay(folder, tarballs) {
  await unpackAll(tarballs, folder)
  const modules = join(folder, 'node_modules')
  const isOwn = (path) => !path.startsWith(join(example, 'node_modules'))
  await cp(example, join(folder, 'next'), { recursive: true, filter: isOwn })
  for (const path of beside)
    await cp(join(root, 'examples', path), join(folder, path), { recursive: true })
  for (const name of ['next', 'next-auth', '@auth/core'])
    await link(name, modules, join(example, 'node_modules'))
  await link('hono', modules)
  const config = { turbopack: { root }, typescript: { ignoreBuildErrors: true } }
  await writeFile(join(folder, 'next/next.config.mjs'), `export default ${JSON.stringify(config)}`)
}

async function ready({ stdout }) {
  for await (const line of createInterface(stdout)) if (line.includes('Ready')) break
  stdout.resume()
}

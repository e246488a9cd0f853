import { existsSync } from 'node:fs'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'
import { run } from './run.mjs'
import { freePort, startProgram } from './startProgram.mjs'

/**
 * Installs the packed server in an operator's folder outside the repository and uses it as its README says: starts it, asks it and the
 * wallet's origin, calls its administration, starts the guard. Returns what went wrong.
 *
 * No registry is asked: other people's packages are linked, each in the version that the package names.
 */
export async function hostServer(folder, tarball) {
  const { home, manifest } = await unpack(tarball, folder)
  await linkAll(manifest.dependencies, home)
  const bin = join(home, manifest.bin['foyer-server'])
  try {
    const port = await freePort()
    const walletPort = await freePort()
    const settings = { FOYER_SERVER_PORT: String(port), FOYER_WALLET_PORT: String(walletPort) }
    await during([bin], folder, settings, async () => {
      await asked(`http://127.0.0.1:${port}/projects/v1/origins?projectId=local`, /localhost/)
      await asked(
        `http://127.0.0.1:${port}/getWallets?projectId=local&page=1&entries=4`,
        /"data":\[\{/,
      )
      await asked(`http://127.0.0.1:${walletPort}/sdk?projectId=local`, /<script/)
      await asked(`http://127.0.0.1:${walletPort}/recover`, /<html[\s\S]*## @scure\/bip39/)
      await asked(`http://127.0.0.1:${walletPort}/licences.md`, /## react-dom/)
    })
    const licences = await readFile(join(home, 'apps/server/dist/licences.md'), 'utf8')
    if (!licences.includes('## viem')) throw new Error('What is built in comes without its licence')
    if (!existsSync(join(folder, 'data/pg')))
      throw new Error('./data is not where its operator stands')
    const admin = await run([process.execPath, bin, 'admin', 'projects'], {
      cwd: folder,
      env: unset(),
    })
    if (admin.code !== 0 || !admin.stdout.includes('"local"')) throw new Error(admin.output)
    const guardPort = await freePort()
    const mails = {
      FOYER_GUARD_SMTP_URL: 'smtp://127.0.0.1:1',
      FOYER_GUARD_MAIL_FROM: 'a@b.example',
    }
    await during([bin, 'guard'], folder, { FOYER_GUARD_PORT: String(guardPort), ...mails }, () =>
      asked(`http://127.0.0.1:${guardPort}/health`, /./),
    )
    return []
  } catch (error) {
    return [`the packed server: ${error instanceof Error ? error.message : error}`]
  }
}

async function unpack(tarball, folder) {
  const home = join(folder, 'node_modules/@foyer/server')
  await mkdir(home, { recursive: true })
  const { code, output } = await run(['tar', '-xzf', tarball, '--strip-components=1', '-C', home])
  if (code !== 0) throw new Error(output)
  return { home, manifest: JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) }
}

async function linkAll(dependencies, home) {
  const require = createRequire(join(root, 'apps/server/package.json'))
  for (const [name, version] of Object.entries(dependencies)) {
    const place = join(home, 'node_modules', name)
    const folders = require.resolve.paths(name).map((path) => join(path, name))
    const source = folders.find((path) => existsSync(join(path, 'package.json')))
    if (require(join(source, 'package.json')).version !== version)
      throw new Error(`${name}: the package names another version than is installed`)
    await mkdir(dirname(place), { recursive: true })
    await symlink(source, place)
  }
}

/** Takes away settings of whoever runs this: none of them is the operator's. */
function unset() {
  const names = Object.keys(process.env).filter((name) => name.startsWith('FOYER_'))
  return Object.fromEntries(names.map((name) => [name, undefined]))
}

/** Does something while a program runs that says where it listens, and ends the program. */
async function during(command, cwd, settings, work) {
  const { stop } = await startProgram({
    command: [process.execPath, ...command],
    options: { cwd, env: { ...process.env, ...unset(), ...settings } },
    serves: (output) => output.includes('Listening'),
    endBy: 'SIGTERM',
  })
  let ended
  try {
    await work()
  } finally {
    ended = await stop()
  }
  if (ended.code !== 0)
    throw new Error(`After SIGTERM it ended with ${ended.code}:\n${ended.output}`)
}

async function asked(url, expected) {
  const answer = await fetch(url)
  const text = await answer.text()
  if (!answer.ok || !expected.test(text))
    throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`)
}

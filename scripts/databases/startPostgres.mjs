import { chownSync, existsSync, mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { freePort, startProgram } from '../startProgram.mjs'
import { postgresPrograms } from './programs.mjs'

/**
 * Starts PostgreSQL on this machine alone, over a folder that is made into its data when it is empty.
 *
 * @param options.safe whether writes are forced to the disk, which only tests of its death need
 */
export async function startPostgres({ folder, port, safe = false }) {
  const programs = await postgresPrograms()
  const user = await unprivileged()
  const data = join(folder, 'postgres')
  const as = user ? ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 })
    if (user) chownSync(data, user.uid, user.gid)
  }
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const initdb = ['-D', data, '-U', 'foyer', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
    const { code, output } = await run([...as, join(programs, 'initdb'), ...initdb], { cwd: data })
    if (code !== 0) throw new Error(`initdb failed:\n${output}`)
  }
  const listens = port ?? (await freePort())
  const settings = {
    listen_addresses: '127.0.0.1',
    port: listens,
    unix_socket_directories: '',
    max_connections: 200,
    ...(!safe && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { pid, stop } = await startProgram({
    command: [join(programs, 'postgres'), '-D', data, ...options],
    options: user,
    serves: () => isServing(listens),
    endBy: 'SIGINT',
  })
  return { url: `postgres://foyer@127.0.0.1:${listens}/postgres`, port: listens, pid, stop }
}

/** PostgreSQL refuses to run as root; any other user stays the same. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([run(['id', '-u', name]), run(['id', '-g', name])])
    if (uid.code === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user to run it as.')
}

/** It answers with R (authentication) once it takes connections, and with E before. */
function isServing(port) {
  const body = Buffer.from('user\0foyer\0database\0postgres\0\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(body.length + 8, 0)
  head.writeInt32BE(196_608, 4)
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([head, body])))
    const answer = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.setTimeout(2_000, () => answer(false))
    socket.on('data', (data) => answer(data[0] === 0x52))
    socket.on('error', () => answer(false))
    socket.on('end', () => answer(false))
  })
}

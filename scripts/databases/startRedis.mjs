import { connect } from 'node:net'
import { freePort, startProgram } from '../startProgram.mjs'
import { redisProgram } from './programs.mjs'

/** Starts Redis on this machine alone. It keeps nothing. */
export async function startRedis({ folder, port }) {
  const program = await redisProgram()
  const listens = port ?? (await freePort())
  const settings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const { pid, stop } = await startProgram({
    command: [program, '--port', String(listens), ...settings],
    serves: () => isServing(listens),
    endBy: 'SIGTERM',
  })
  return { url: `redis://127.0.0.1:${listens}`, port: listens, pid, stop }
}

function isServing(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const answer = (is) => {
      socket.destroy()
      resolve(is)
    }
    socket.setTimeout(2_000, () => answer(false))
    socket.on('data', (data) => answer(String(data).startsWith('+PONG')))
    socket.on('error', () => answer(false))
    socket.on('end', () => answer(false))
  })
}

import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems choose from: no other socket gets one of these by chance before it is listened on. */
const [first, end] = [20_000, 32_000]
/** Each process begins in a stretch of its own. */
const stretch = 16

/** Those that this process was given, which may not be listened on yet. */
const given = new Set<number>()

/** A free port, for a service that must know its address before it listens. */
export async function freePort(): Promise<number> {
  const begin = (process.pid * stretch) % (end - first)
  for (let step = 0; step < end - first; step += 1) {
    const port = first + ((begin + step) % (end - first))
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(`There is no free port from ${first} to ${end - 1}.`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const startMs = 120_000

/**
 * Starts a program that serves, and waits until it does.
 *
 * @param options.serves whether it does by now; is given what the program wrote
 * @param options.options where, with what environment and as whom it runs, as for `spawn`
 * @param options.quietMs how long it is left alone between two questions
 * @returns `stop` ends it by `endBy` and gives its exit code with what it wrote last
 * @throws with what it wrote, when it ends instead or takes too long
 */
export async function startProgram({
  command: [file, ...parameters],
  options,
  serves,
  endBy,
  quietMs = 30,
}) {
  // A group of its own: a Ctrl-C is for who started it, who then ends it in order.
  const child = spawn(file, parameters, {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const hear = (data) => {
    output = `${output}${data}`.slice(-4_000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.on('error', (error) => hear(`${file}: ${error.message}\n`))
  const gone = () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!gone()) {
      const ended = once(child, 'exit')
      child.kill(endBy)
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(late)
    }
    return { code: child.exitCode, output }
  }
  const until = Date.now() + startMs
  while (!(await serves(output))) {
    if (gone() || Date.now() > until) {
      await stop()
      throw new Error(`${file} did not start:\n${output}`)
    }
    await wait(quietMs)
  }
  return { pid: child.pid, stop }
}

/** A port without a listener just now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../root.mjs'

const processors = { x64: 'amd64' }

/** Starts a local node for each chain. Returns their addresses, and what ends them. */
export async function startNodes(ids) {
  const nodes = ids.map((id) =>
    spawn(anvil(), ['--chain-id', String(id), '--port', '0'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const stop = () => {
    for (const node of nodes) node.kill('SIGKILL')
  }
  process.once('exit', stop)
  try {
    return { urls: await Promise.all(nodes.map(listening)), stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** The node says where it listens once it does. It is heard to the end: a full pipe would stop it. */
async function listening(node) {
  const said = new Promise((resolve) => {
    createInterface(node.stdout).on('line', (line) => {
      const [, place] = /Listening on (\S+)/.exec(line) ?? []
      if (place) resolve(`http://${place}`)
    })
  })
  const gone = once(node, 'exit').then(([code]) => {
    throw new Error(`anvil ended with ${code}`)
  })
  // It ends when it is told to.
  gone.catch(() => {})
  return Promise.race([said, gone])
}

function anvil() {
  if (process.env.ANVIL_PATH) return process.env.ANVIL_PATH
  const { platform, arch } = process
  return join(
    root,
    `node_modules/@foundry-rs/anvil-${platform}-${processors[arch] ?? arch}/bin/anvil`,
  )
}

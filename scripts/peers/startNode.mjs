import { join } from 'node:path'
import { root } from '../root.mjs'
import { startProgram } from '../startProgram.mjs'

const processors = { x64: 'amd64' }

/** Starts a local node of a chain, on a free port. */
export async function startNode(id) {
  let place
  const { stop } = await startProgram({
    command: [anvil(), '--chain-id', String(id), '--port', '0'],
    serves(output) {
      place = /Listening on (\S+)/.exec(output)?.[1]
      return place !== undefined
    },
    endBy: 'SIGTERM',
  })
  return { url: `http://${place}`, stop }
}

function anvil() {
  if (process.env.ANVIL_PATH) return process.env.ANVIL_PATH
  const { platform, arch } = process
  const name = `anvil-${platform}-${processors[arch] ?? arch}`
  return join(root, 'node_modules/@foundry-rs', name, 'bin/anvil')
}

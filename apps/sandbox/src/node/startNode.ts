import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { plan } from '../chain/plan.js'
import { pastDays } from '../chain/sendPastTransactions.js'
import { findAnvil } from './findAnvil.js'

export type LocalNode = {
  readonly pid: number
  readonly rpcUrl: string
  /** Resolves when the process is gone. */
  stop(): Promise<void>
}

/** Starts one local chain. `port` 0 takes a free one. */
export async function startNode({
  chainId,
  port,
  spawned,
}: startNode.Parameters): Promise<LocalNode> {
  // The program itself, not its wrapper: the pid must be the node's own, so that it can be ended.
  const child = spawn(
    findAnvil(),
    [
      ...['--chain-id', chainId, '--port', port, '--host', '127.0.0.1'],
      ...['--mnemonic', plan.mnemonic, '--timestamp', beginning()],
    ].map(String),
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const { pid } = child
  if (pid !== undefined) spawned(pid)
  const rpcUrl = await address(child)
  if (pid === undefined) throw new Error('anvil has no process id')
  return {
    pid,
    rpcUrl,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 2000)
      await gone
      clearTimeout(late)
    },
  }
}

export declare namespace startNode {
  type Parameters = { chainId: number; port: number; spawned: (pid: number) => void }
}

function beginning(): number {
  return Math.floor(Date.now() / 1000) - pastDays * 86_400
}

/** anvil says where it listens once it does. */
function address(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      said += chunk.toString()
      const [, host] = /Listening on (\S+)/.exec(said) ?? []
      if (!host) return
      // Kept flowing: a full pipe would stop the node.
      child.stdout?.removeListener('data', onOutput).resume()
      child.stderr?.removeListener('data', onOutput).resume()
      resolve(`http://${host}`)
    }
    child.stdout?.on('data', onOutput)
    child.stderr?.on('data', onOutput)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`anvil ended with ${code}: ${said.trim()}`)))
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '@foyer/protocol'
import * as v from 'valibot'
import { freePort } from '../freePort.js'
import { startProcessGuard } from '../node/startProcessGuard.js'

export type UtxoNode = Awaited<ReturnType<typeof startUtxoNode>>

const Answer = v.object({
  result: v.unknown(),
  error: v.nullish(v.object({ code: v.number(), message: v.string() })),
})
const lookMs = 25
const user = 'sandbox'

/** A node of Bitcoin Core's code with a chain of its own (regtest), which keeps nothing. */
export async function startUtxoNode(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-utxo-'))
  const port = await freePort()
  const guard = startProcessGuard()
  const child = spawn(
    program,
    [
      ...['-regtest', `-datadir=${folder}`, '-server', `-rpcport=${port}`, `-rpcuser=${user}`],
      ...[`-rpcpassword=${user}`, '-listen=0', '-txindex=1', '-fallbackfee=0.0001', '-daemon=0'],
    ],
    { stdio: 'ignore' },
  )
  if (child.pid !== undefined) guard.watch(child.pid)

  /** @throws the node's own sentence */
  const call = async (method: string, ...params: readonly unknown[]): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${user}:${user}`)}` },
      body: JSON.stringify({ jsonrpc: '1.0', id: 1, method, params }),
    })
    const { error, result } = v.parse(Answer, await response.json())
    if (error) throw new Error(error.message)
    return result
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    await guard.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await answers(call, () => child.exitCode)
    await call('createwallet', 'miner')
    const miner = String(await call('getnewaddress', '', 'bech32'))
    const mine = (blocks: number) => call('generatetoaddress', blocks, miner)
    // What a block pays its miner can be spent a hundred blocks later.
    await mine(101)
    return { call, mine, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits until the node has read its chain. @throws when it ends instead */
async function answers(call: (method: string) => Promise<unknown>, ended: () => number | null) {
  for (;;) {
    try {
      return await call('getblockcount')
    } catch (error) {
      if (ended() !== null) throw new Error(`litecoind ended with ${ended()}`, { cause: error })
      await pause(lookMs)
    }
  }
}

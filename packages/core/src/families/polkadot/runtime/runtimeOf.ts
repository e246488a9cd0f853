import type { Network } from '@foyer/protocol'
import type { Rpc } from '../../../Rpc.js'
import { type Runtime, readRuntime } from './readRuntime.js'

type Version = () => Promise<{ readonly specVersion: number }>

/**
 * What a chain runs, read once for each version of it: its description has some hundred kilobytes. It is kept with the client's network, and as long as that.
 *
 * @throws `answer_invalid`, and what the network's nodes answer in place of it
 */
export const runtimeOf = keepRuntimes()

function keepRuntimes() {
  const kept = new WeakMap<Network, { readonly specVersion: number; readonly runtime: Runtime }>()
  return async (rpc: Rpc, network: Network, version: Version): Promise<Runtime> => {
    const known = kept.get(network)
    const { specVersion } = await version()
    if (known?.specVersion === specVersion) return known.runtime
    const runtime = await readRuntime(rpc, network)
    // A chain that was upgraded meanwhile answered with the one or the other.
    if ((await version()).specVersion === specVersion) kept.set(network, { specVersion, runtime })
    return runtime
  }
}

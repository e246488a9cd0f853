import type { World } from '../chain/world.js'
import { serveApp } from '../serveApp.js'
import { createEsploraApp } from './createEsploraApp.js'
import { ownSpelling } from './ownSpelling.js'
import { startUtxoNode } from './startUtxoNode.js'

export type LocalBitcoin = {
  readonly chain: NonNullable<World['bitcoin']>
  /** Gives an account coins, in satoshi, in a block of their own. Gives the id of the transaction. */
  give(address: string, satoshi: bigint): Promise<string>
  stop(): Promise<void>
}

/**
 * A network of one's own that spends outputs as Bitcoin does, behind a source of Esplora's shape: a real node, with SegWit and Taproot. It is
 * litecoind of Debian, because Debian has no bitcoind: the code and the scripts are Bitcoin Core's, the chain's first block and the spelling of
 * addresses are not, and addresses are spelt anew where they are read.
 *
 * @param program the path of litecoind
 */
export async function startBitcoin(program: string): Promise<LocalBitcoin> {
  const node = await startUtxoNode(program)
  const give = async (address: string, satoshi: bigint) => {
    const digits = String(satoshi).padStart(9, '0')
    const coins = `${digits.slice(0, -8)}.${digits.slice(-8)}`
    const id = await node.call('sendtoaddress', ownSpelling.toNode(address), coins)
    await node.mine(1)
    return String(id)
  }
  const served = await serveApp(createEsploraApp({ ...node, give }), 0)
  const genesis = String(await node.call('getblockhash', 0))
  return {
    chain: {
      id: `bip122:${genesis.slice(0, 32)}`,
      name: 'Foyer Local Bitcoin',
      esploraUrl: served.url,
    },
    give,
    async stop() {
      await served.stop()
      await node.stop()
    },
  }
}

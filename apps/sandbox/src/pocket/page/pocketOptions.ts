import type { PocketChain, PocketOptions } from '@foyer/testing/pocket'
import type { World } from '../../chain/world.js'

const solana: PocketChain = {
  id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  name: 'Solana (signing only)',
}

/** The wallet of this page, as the sandbox's world has it. */
export function pocketOptions(): PocketOptions {
  const { foyerWorld } = globalThis as { foyerWorld?: World }
  if (!foyerWorld?.server) throw new Error('This page needs the sandbox. Run: npm start')
  const [first, ...others] = foyerWorld.chains.map(({ id, name, rpcUrl }) => ({
    id: `eip155:${id}`,
    name,
    rpcUrl,
  }))
  if (!first) throw new Error('The sandbox has no chains.')
  return {
    relayUrl: `${foyerWorld.server.url.replace(/^http/, 'ws')}/relay`,
    projectId: 'local',
    url: location.origin,
    accounts: [0, 1, 2],
    chains: [first, ...others, solana],
    decision: 'ask',
    ...storage(),
  }
}

/** Storage can be refused by merely touching it: the wallet then forgets everything with the page. */
function storage(): Pick<PocketOptions, 'storage'> {
  try {
    return { storage: localStorage }
  } catch {
    return {}
  }
}

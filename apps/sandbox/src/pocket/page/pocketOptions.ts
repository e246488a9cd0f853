import type { PocketOptions } from '@foyer/testing/pocket'
import type { World } from '../../chain/world.js'
import { pocketChains } from './pocketChains.js'

/** The wallet of this page, as the sandbox's world has it. */
export function pocketOptions(): PocketOptions {
  const { foyerWorld } = globalThis as { foyerWorld?: World }
  if (!foyerWorld?.server) throw new Error('This page needs the sandbox. Run: npm start')
  return {
    relayUrl: `${foyerWorld.server.url.replace(/^http/, 'ws')}/relay`,
    projectId: 'local',
    url: location.origin,
    accounts: [0, 1, 2],
    chains: pocketChains(foyerWorld),
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

import { chainFilterMax, isCaipNetworkId, walletIdsMax } from '@foyer/protocol'
import { type DirectoryEntry, getWallets } from '@foyer/protocol/api'
import { call } from '../api/call.js'
import type { Client } from '../Client.js'
import type { WalletEntry } from './state.js'
import type { WalletAnswer, WalletQuestion } from './WalletQuestion.js'

/** Fetches wallets from the host's server. What an entry does not say is absent. */
export async function fetchWallets(
  client: Client,
  { certified, include, exclude, injected, chains, ...question }: WalletQuestion,
  signal: AbortSignal | undefined,
): Promise<WalletAnswer> {
  const only = include && ids(include)
  // Words that are no ids name no wallet of the directory; without them the query would return every wallet.
  if (only?.length === 0) return { count: 0, data: [] }
  const { count, data } = await call(
    client,
    getWallets,
    {
      query: {
        ...question,
        ...(certified && { badge_type: 'certified' }),
        include: only,
        exclude: exclude && ids(exclude),
        injected: injected?.slice(0, walletIdsMax),
        chains: chains?.slice(0, chainFilterMax),
      },
    },
    { signal },
  )
  return { count, data: data.map(toEntry).filter((entry) => serves(entry, chains)) }
}

/** The host may exclude by name as well: those are no ids, and not the server's business. */
function ids(given: readonly string[]): string[] {
  return given.filter((id) => /^[\w-]{1,64}$/.test(id)).slice(0, walletIdsMax)
}

/** Pictures come from the server alone: any other host would learn the user's IP address. */
function toEntry({ order, injected, chains, image_url, ...wallet }: DirectoryEntry): WalletEntry {
  const said = Object.entries(wallet).filter(([, value]) => value !== null && value !== '')
  return {
    ...(Object.fromEntries(said) as Pick<WalletEntry, 'id' | 'name'>),
    ...(chains && { chains: chains.filter(isCaipNetworkId) }),
    ...(injected && { injected: injected.map(({ injected_id }) => injected_id) }),
  }
}

/** Ids are compared whole: `eip155:1` is not `eip155:10`. */
function serves({ chains: served }: WalletEntry, chains: WalletQuestion['chains']): boolean {
  return !chains || !served || chains.some((id) => served.includes(id))
}

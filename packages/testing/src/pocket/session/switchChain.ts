import { grantOf } from '@foyer/protocol/pairing'
import { familyOf } from '../accounts/pocketFamilies.js'
import type { Pocket } from '../Pocket.js'
import type { PocketChoice } from '../PocketWallet.js'
import { putSession, sessionOf } from './keep.js'
import type { PocketNamespace, PocketSession } from './PocketSession.js'
import { chainsOf, namesOn } from './wallet.js'

/**
 * Goes to another network, and says so to every session of its family. One that has not this network is given
 * it before: an event about a network that a session does not have says nothing.
 *
 * @throws `RangeError` when the wallet does not know the network
 */
export async function switchChain(pocket: Pocket, chainId: string): Promise<void> {
  if (!chainsOf(pocket).some(({ id }) => id === chainId))
    throw new RangeError(`The wallet does not know the network ${chainId}.`)
  pocket.store.set({ chainId })
  const family = familyOf(chainId)
  const events = pocket.store
    .get()
    .sessions.filter(({ namespaces }) => family && namespaces[family])
    .map(async ({ topic }) => {
      await ensureChain(pocket, topic, chainId)
      const [, reference] = chainId.split(':')
      const data = family === 'eip155' ? Number(reference) : reference
      emit(pocket, topic, { event: { name: 'chainChanged', data }, chainId })
    })
  await Promise.all(events)
}

async function ensureChain(pocket: Pocket, topic: string, chainId: string) {
  const session = sessionOf(pocket, topic)
  if (!session || grantOf(session.namespaces, chainId).accounts.size > 0) return
  const chains = [...chainsIn(session), chainId]
  await updateSession(pocket, topic, { chains })
}

/** Makes another account the first, in every session that may see it. */
export async function selectAccount(pocket: Pocket, index: number): Promise<void> {
  if (!pocket.accounts.eip155[index]) throw new RangeError(`There is no account ${index}.`)
  pocket.store.set({ selected: index })
  const events = pocket.store.get().sessions.map(async (session) => {
    await updateSession(pocket, session.topic, { accounts: [index, ...indicesIn(pocket, session)] })
    const chains = chainsIn(session)
    const chainId = chains.find((id) => id === pocket.store.get().chainId) ?? chains[0]
    const family = chainId === undefined ? undefined : familyOf(chainId)
    if (chainId === undefined || !family) return
    const addresses = sessionOf(pocket, session.topic)?.namespaces[family]?.accounts ?? []
    const data = addresses.filter((account) => account.startsWith(`${chainId}:`))
    emit(pocket, session.topic, { event: { name: 'accountsChanged', data }, chainId })
  })
  await Promise.all(events)
}

/** Gives a session other networks or accounts, first here, then there. Resolves when the page agreed. */
export async function updateSession(
  pocket: Pocket,
  topic: string,
  choice: PocketChoice,
): Promise<void> {
  const session = sessionOf(pocket, topic)
  if (!session) throw new RangeError('There is no such session.')
  const chains = choice.chains ?? chainsIn(session)
  const accounts = choice.accounts ?? indicesIn(pocket, session)
  const given = { accounts: [...new Set(accounts)] }
  const namespaces = Object.fromEntries(
    Object.entries(session.namespaces).map(([key, namespace]): [string, PocketNamespace] => {
      const own = chains.filter((id) => familyOf(id) === key)
      const names = own.flatMap((id) => namesOn(pocket, given, id))
      return [key, { ...namespace, chains: own, accounts: names }]
    }),
  )
  putSession(pocket, { ...session, namespaces })
  await pocket.post.call(topic, 'wc_sessionUpdate', { namespaces })
}

/** No caller waits for the answer: existing clients give none. */
export function emit(pocket: Pocket, topic: string, params: unknown): void {
  pocket.post.call(topic, 'wc_sessionEvent', params).catch(() => {})
}

const chainsIn = ({ namespaces }: PocketSession) =>
  Object.values(namespaces).flatMap(({ chains }) => chains)

/** Positions of the accounts that a session sees, on any of its networks. */
function indicesIn(pocket: Pocket, session: PocketSession): number[] {
  const seen = new Set(Object.values(session.namespaces).flatMap(({ accounts }) => accounts))
  return pocket.accounts.eip155.flatMap((_, index) =>
    chainsIn(session).some((id) =>
      namesOn(pocket, { accounts: [index] }, id).some((name) => seen.has(name)),
    )
      ? index
      : [],
  )
}

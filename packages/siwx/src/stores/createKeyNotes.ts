import { isCaipNetworkId } from '@foyer/protocol'
import { isHeldByKey } from '@foyer/protocol/signatures'
import type { SiwxData, SiwxSession, SiwxTexts } from '@foyer/protocol/siwx'
import { isOf } from '../isOf.js'

type Account = Pick<SiwxData, 'chainId' | 'accountAddress'>

/** The key of the notes in the browser's storage. */
const keyedKey = 'keyed'
/** More than the accounts that one browser signs in with. */
const accountsMax = 20

/**
 * Which accounts with a session are held by a key, as their signatures showed: for a store whose backend tells of a session without what was signed, and
 * whose sessions hold on all networks of an account.
 */
export function createKeyNotes(storage: SiwxTexts, scope: 'chain' | 'account' | undefined) {
  const keep = (accounts: readonly Account[]) =>
    accounts.length === 0
      ? storage.remove(keyedKey)
      : storage.set(keyedKey, JSON.stringify(accounts.slice(-accountsMax)))
  const without = (account: Account) =>
    read(storage).filter((one) => !isOf(one, account, 'account'))
  return {
    has: (account: Account): boolean => read(storage).some((one) => isOf(one, account, 'account')),
    /** Notes the account of a session that its store took. */
    async add(session: SiwxSession): Promise<void> {
      if (scope !== 'account') return
      const { chainId, accountAddress } = session.data
      const others = without(session.data)
      // The store took the session, whether or not this can be found out.
      const isHeld = await isHeldByKey(session).catch(() => false)
      keep(isHeld ? [...others, { chainId, accountAddress }] : others)
    },
    remove: (account: Account): void => keep(without(account)),
    clear: (): void => storage.remove(keyedKey),
  }
}

/** What has not the shape of a note is none. */
function read(storage: SiwxTexts): readonly Account[] {
  try {
    const found: unknown = JSON.parse(storage.get(keyedKey) ?? '[]')
    return Array.isArray(found) ? found.filter(isAccount) : []
  } catch {
    return []
  }
}

function isAccount(value: unknown): value is Account {
  const { chainId, accountAddress } = Object(value) as Partial<Record<string, unknown>>
  return (
    typeof chainId === 'string' && isCaipNetworkId(chainId) && typeof accountAddress === 'string'
  )
}

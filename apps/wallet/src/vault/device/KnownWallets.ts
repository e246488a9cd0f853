import type { WalletAddresses, WalletRecord } from '@foyer/protocol/login'
import * as v from 'valibot'
import type { BrowserStore } from '../../storage/BrowserStore.js'
import type { Login } from '../Login.js'

/** A wallet as this browser used it. */
export type KnownWallet = Pick<WalletRecord, 'walletId' | 'addresses'>

/** The name of a login here: an address as typed, or the provider's name of the account. */
export type LoginName = Pick<Login, 'identity' | 'typed'>

/** Which wallet a login had in this browser, also after it was logged out: the keeper cannot put another in its place unseen. */
export type KnownWallets = {
  read(login: LoginName): Promise<KnownWallet | undefined>
  write(login: LoginName, wallet: KnownWallet): Promise<void>
  /** The user of the one address has the other now, which was typed here, too. */
  move(login: LoginName, typed: string): Promise<void>
}

const Addresses: v.GenericSchema<WalletAddresses> = v.object({
  eip155: v.string(),
  solana: v.string(),
})
const Known = v.object({ walletId: v.string(), addresses: Addresses })

const nameOf = ({ identity: { issuer, subject }, typed }: LoginName) =>
  JSON.stringify(typed === undefined ? [issuer, subject] : ['email', typed])

export function knownWallets({ projectId, store }: knownWallets.Parameters): KnownWallets {
  const at = (login: LoginName) => `wallet of ${projectId} ${nameOf(login)}`
  const read: KnownWallets['read'] = async (login) => {
    const { success, output } = v.safeParse(Known, await store.read(at(login)))
    return success ? output : undefined
  }
  const write: KnownWallets['write'] = (login, { walletId, addresses }) =>
    store.write(at(login), { walletId, addresses })
  return {
    read,
    write,
    async move(login, typed) {
      const known = await read(login)
      if (!known) return
      await write({ ...login, typed }, known)
      await store.remove(at(login))
    },
  }
}

/** For as long as the page is open. */
export function memoryWallets(): KnownWallets {
  const values = new Map<string, unknown>()
  return knownWallets({
    projectId: '',
    store: {
      read: async (name) => values.get(name),
      async write(name, value) {
        values.set(name, value)
      },
      async remove(name) {
        values.delete(name)
      },
    },
  })
}

export declare namespace knownWallets {
  type Parameters = { projectId: string; store: Pick<BrowserStore, 'read' | 'write' | 'remove'> }
}

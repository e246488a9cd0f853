import {
  createGuardEmail,
  createLoginCalls,
  createVault,
  openBrowserStore,
  openDeviceShares,
  readBrowserKey,
} from 'wallet'
import { newId } from '../../secrets/newId.js'
import type { House, Service } from './startHouse.js'

type Calls = Parameters<typeof createVault>[0]['calls']
type Vault = ReturnType<typeof createVault>

/** The page was closed in the middle of what it did. */
export class PageGone extends Error {}

export const page = 'http://localhost:4100'

/** A browser: what it keeps outlives its pages. */
export type Browser = {
  calls(): Calls
  vault(): Vault
  guardEmail(): ReturnType<typeof createGuardEmail>
  /** The page of this browser is closed and opened again. */
  reload(): void
  /** The page is closed after so many more calls and touches of the disk, the last of which may have happened unheard. */
  closeAfter(steps: number, isAnswerLost: boolean): void
  session(): Promise<string | undefined>
  keep(session: string | undefined): Promise<void>
}

/** What a browser does just now, for who counts it. */
export type Watch = {
  begins(service: Service, path: string): () => void
}

export async function createBrowser(house: House, watch: Watch): Promise<Browser> {
  const name = newId()
  const store = await openBrowserStore(`login ${name}`)
  if (!store.isLasting) throw new Error('This browser keeps nothing')
  const disk = openDeviceShares(`vault ${name}`)
  const key = await readBrowserKey(store)
  const session = async () => {
    const token = await store.read('session')
    return typeof token === 'string' ? token : undefined
  }
  const raw = createLoginCalls({
    ...{ projectId: 'local', url: house.urls.keeper, guardUrl: house.urls.guard },
    ...{ key: async () => key, session, fetch, onEnded: () => store.remove('session') },
  })

  const open = () => {
    let close = { left: Number.POSITIVE_INFINITY, isAnswerLost: false }
    const cut = async <value>(act: () => Promise<value>): Promise<value> => {
      close.left -= 1
      if (close.left >= 0) return act()
      if (close.left === -1 && close.isAnswerLost) await act()
      throw new PageGone()
    }
    const on =
      (service: Service, call: Calls['keeper']): Calls['keeper'] =>
      (endpoint, body, options) =>
        cut(async () => {
          const ends = watch.begins(service, endpoint.path)
          return call(endpoint, body, options).finally(ends)
        })
    const calls: Calls = {
      keeper: on('keeper', raw.keeper),
      guard: raw.guard && on('guard', raw.guard),
      guardUrl: raw.guardUrl,
    }
    const vault = createVault({
      ...{ calls, origin: () => page, locks: undefined },
      shares: {
        read: (walletId) => cut(() => disk.read(walletId)),
        write: (walletId, share) => cut(() => disk.write(walletId, share)),
        keepOnly: (walletId, setId) => cut(() => disk.keepOnly(walletId, setId)),
        isLasting: () => disk.isLasting(),
      },
    })
    const guardEmail = createGuardEmail({
      ...{ calls, store },
      leaving: { sendAway: async () => true },
      walletId: () => vault.wallet()?.walletId,
    })
    return {
      calls,
      vault,
      guardEmail,
      closeAfter(left: number, isAnswerLost: boolean) {
        close = { left, isAnswerLost }
      },
    }
  }
  let opened = open()
  return {
    session,
    calls: () => opened.calls,
    vault: () => opened.vault,
    guardEmail: () => opened.guardEmail,
    closeAfter: (...when) => opened.closeAfter(...when),
    reload() {
      opened = open()
    },
    keep: (token) =>
      token === undefined ? store.remove('session') : store.write('session', token),
  }
}

import type { CaipNetworkId } from '@foyer/protocol'
import type { LoginIdentity } from '@foyer/protocol/login'
import type { EmbeddedAccountType } from '../actions/EmbeddedAccountType.js'
import { hasSmartAccounts } from '../chains/hasSmartAccounts.js'
import type { BrowserStore } from '../storage/BrowserStore.js'

/** The user's choices in this browser: the network last switched to, and which account pages see first. */
export type Choices = {
  network(): CaipNetworkId
  /** The EVM network last switched to, wherever the page went after it. */
  evmNetwork(): CaipNetworkId | undefined
  setNetwork(network: CaipNetworkId): void
  preferred(): EmbeddedAccountType
  /** Kept for this user. */
  setPreferred(type: EmbeddedAccountType): Promise<void>
  /** After a login: the user's earlier choices hold again. */
  load(identity: Pick<LoginIdentity, 'issuer' | 'subject'>): Promise<void>
  /** No user is logged in. */
  leave(): void
}

export function createChoices({ store, first }: createChoices.Parameters): Choices {
  let network = first
  let evm = hasSmartAccounts(first) ? first : undefined
  let preferred: EmbeddedAccountType = 'eoa'
  let name: string | undefined
  return {
    network: () => network,
    evmNetwork: () => evm,
    setNetwork(wanted) {
      network = wanted
      if (hasSmartAccounts(wanted)) evm = wanted
    },
    preferred: () => preferred,
    async setPreferred(type) {
      preferred = type
      if (name !== undefined) await store.write(name, type)
    },
    async load({ issuer, subject }) {
      const wanted = `preferred ${issuer} ${subject}`
      if (name === wanted) return
      name = wanted
      preferred = (await store.read(wanted)) === 'smartAccount' ? 'smartAccount' : 'eoa'
    },
    leave() {
      name = undefined
      preferred = 'eoa'
    },
  }
}

export declare namespace createChoices {
  type Parameters = {
    store: BrowserStore
    /** Before the page switched to any. */
    first: CaipNetworkId
  }
}

import type { WalletSession } from '@foyer/core'
import { FoyerError, type Network } from '@foyer/protocol'
import type { KeptNetwork } from '../../keepNetwork.js'
import type { KeplrKey } from './KeplrKey.js'

export type KeplrState = { readonly key: KeplrKey; readonly network: Network }

/** What a page uses of a wallet: the account that it shows on the network that the page chose. Wallets know no network in use. */
export function createKeplrSession({ networks, kept, emit }: createKeplrSession.Parameters) {
  let state: KeplrState | undefined
  const now = (): WalletSession | undefined =>
    state && {
      accounts: [{ ...state.key, type: 'eoa' }],
      caipNetworkId: state.network.caipNetworkId,
    }
  const become = (next: KeplrState): WalletSession => {
    state = next
    kept.keep(next.network.caipNetworkId)
    return { accounts: [{ ...next.key, type: 'eoa' }], caipNetworkId: next.network.caipNetworkId }
  }

  return {
    now,
    become,
    /** Where a session may go on that was not ended: the network of the last one first. */
    candidates(): readonly Network[] {
      if (!kept.has()) return []
      const first = kept.last()
      return [...(first ? [first] : []), ...networks.filter((one) => one !== first)]
    },
    /** @throws `account_not_connected` */
    demand(address?: unknown): KeplrState {
      if (!state || (address !== undefined && address !== state.key.address))
        throw new FoyerError('account_not_connected')
      return state
    },
    /** The network to begin with: the wish, the one of the last session, the first of the page. @throws `chain_not_supported` */
    choose(wish?: Network): Network {
      const chosen = wish ?? kept.last() ?? networks[0]
      if (!chosen) throw new FoyerError('chain_not_supported')
      return chosen
    },
    /** The page goes to a network on which the wallet shows an account. */
    moveTo(next: KeplrState) {
      become(next)
      emit('chainChanged', next.network.caipNetworkId)
    },
    /** The wallet shows another account now. None ends the session, which is resumed when there is one. */
    change(key: KeplrKey | undefined) {
      if (!state) return
      const before = state.key.address
      if (!key) {
        state = undefined
        emit('disconnect', undefined)
      } else if (key.address !== before) {
        become({ ...state, key })
        emit('accountsChanged', undefined)
      }
    },
    end() {
      state = undefined
      kept.keep(undefined)
    },
  }
}

export declare namespace createKeplrSession {
  type Parameters = {
    networks: readonly Network[]
    kept: KeptNetwork
    emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', value: unknown): void
  }
}

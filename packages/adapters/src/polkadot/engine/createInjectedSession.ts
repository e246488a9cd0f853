import type { Account, WalletSession } from '@foyer/core'
import {
  type CaipNetworkId,
  FoyerError,
  isCaipNetworkId,
  isSameAddress,
  type Network,
  ss58,
} from '@foyer/protocol'
import type { KeptNetwork } from '../../keepNetwork.js'
import type { InjectedAccount } from './InjectedAccount.js'
import { readAccounts } from './readAccounts.js'

type State = { readonly accounts: readonly InjectedAccount[]; readonly id: CaipNetworkId }

/**
 * What a page uses of a wallet: its accounts, and the network that the page chose. Wallets know no network in use: an account is one key, which
 * every network spells in its own way, and which may be meant for one network alone.
 */
export function createInjectedSession({ networks, kept, emit }: createInjectedSession.Parameters) {
  let state: State | undefined

  const usable = ({ accounts, id }: State) =>
    accounts.filter(({ only }) => only === undefined || id === `polkadot:${only}`)
  /** The first of these networks on which an account may be used, else the one that an account is meant for. */
  const choose = (
    accounts: readonly InjectedAccount[],
    wishes: readonly (CaipNetworkId | undefined)[],
  ): State => {
    const own = accounts.map(({ only }) => only && `polkadot:${only}`)
    const candidates = [...wishes, ...networks.map(({ caipNetworkId }) => caipNetworkId), ...own]
    const found = candidates
      .filter(isCaipNetworkId)
      .map((id) => ({ accounts, id }))
      .find((one) => usable(one).length > 0)
    if (!found) throw new FoyerError('chain_not_supported')
    return found
  }
  const become = (next: State | undefined) => {
    state = next
    // A wallet that shares no account ends the session, and is resumed when it does.
    if (next) kept.keep(next.id)
  }
  const demand = (): State => {
    if (!state) throw new FoyerError('account_not_connected')
    return state
  }
  const now = (): WalletSession | undefined => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === state?.id)
    const [first, ...others] = (state ? usable(state) : []).map(
      ({ key }): Account => ({
        address: ss58.encode(key, network?.custom?.ss58Format),
        type: 'eoa',
      }),
    )
    return state && first && { accounts: [first, ...others], caipNetworkId: state.id }
  }

  return {
    now,
    begin(accounts: readonly InjectedAccount[], wish?: CaipNetworkId): WalletSession {
      become(choose(accounts, [wish, kept.last()?.caipNetworkId]))
      const begun = now()
      if (!begun) throw new FoyerError('no_account_shared')
      return begun
    },
    /** @throws `account_not_connected` */
    account(address: unknown): InjectedAccount {
      const found = usable(demand()).find(
        ({ source }) => typeof address === 'string' && isSameAddress('polkadot', source, address),
      )
      if (!found) throw new FoyerError('account_not_connected')
      return found
    },
    /** @throws `chain_not_supported` where no account may be used on the network */
    moveTo(id: CaipNetworkId) {
      const { accounts } = demand()
      if (usable({ accounts, id }).length === 0) throw new FoyerError('chain_not_supported')
      become({ accounts, id })
      emit('chainChanged', id)
    },
    /** The wallet shares other accounts now. None ends the session, until there are some again. */
    change(given: unknown) {
      const last = state?.id ?? kept.last()?.caipNetworkId
      if (last === undefined) return
      const before = now()
      become(orNone(() => choose(readAccounts(given), [last])))
      if (JSON.stringify(now()) === JSON.stringify(before)) return
      emit(state ? 'accountsChanged' : 'disconnect', undefined)
    },
    end() {
      state = undefined
      kept.keep(undefined)
    },
  }
}

export declare namespace createInjectedSession {
  type Parameters = {
    networks: readonly Network[]
    kept: KeptNetwork
    emit(event: 'accountsChanged' | 'chainChanged' | 'disconnect', value: unknown): void
  }
}

function orNone<value>(run: () => value): value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

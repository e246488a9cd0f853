import type { WalletSession } from '@foyer/core'
import { type CaipNetworkId, FoyerError, type Network } from '@foyer/protocol'
import type { KeptNetwork } from '../keepNetwork.js'
import type { StandardAccount } from './StandardAccount.js'
import type { StandardDialect } from './StandardDialect.js'

type State = { readonly accounts: readonly StandardAccount[]; readonly id: CaipNetworkId }

/**
 * What a page uses of a wallet: its accounts, and the network that the page chose. The Wallet Standard knows no network in use: each request names
 * one, of those that the account may be used on.
 */
export function createStandardSession({
  networks,
  dialect: { readAccounts, chainOf, networkOf },
  kept,
  emit,
}: createStandardSession.Parameters) {
  let state: State | undefined

  /** The first of these networks on which the first account may be used, else one of its own that is no network of the page. */
  const choose = (
    [account]: readonly StandardAccount[],
    wishes: readonly (CaipNetworkId | undefined)[],
  ): CaipNetworkId => {
    const candidates = [...wishes, ...networks.map(({ caipNetworkId }) => caipNetworkId)]
    const found =
      candidates.find((id) => id && account && chainOf(account, id)) ??
      account?.chains.map(networkOf).find(Boolean)
    if (!found) throw new FoyerError('chain_not_supported')
    return found
  }
  const become = (next: State | undefined) => {
    state = next
    // A wallet that is locked ends the session, and is resumed when it is not.
    if (next) kept.keep(next.id)
  }
  const demand = () => {
    if (!state) throw new FoyerError('account_not_connected')
    return state.accounts
  }
  const now = (): WalletSession | undefined => {
    const [first, ...others] = state?.accounts.map(({ account }) => account) ?? []
    return state && first && { accounts: [first, ...others], caipNetworkId: state.id }
  }
  const begin = (accounts: readonly StandardAccount[], wish?: CaipNetworkId): WalletSession => {
    become({ accounts, id: choose(accounts, [wish, kept.last()?.caipNetworkId]) })
    const begun = now()
    if (!begun) throw new FoyerError('wallet_locked')
    return begun
  }

  return {
    now,
    demand,
    begin,
    /** @throws `account_not_connected` */
    account(address?: unknown): StandardAccount {
      const found = demand().find(
        ({ account }) => address === undefined || account.address === address,
      )
      if (!found) throw new FoyerError('account_not_connected')
      return found
    },
    chain(): string {
      const [first] = demand()
      const chain = first && chainOf(first, (state as State).id)
      if (!chain) throw new FoyerError('chain_not_supported')
      return chain
    },
    /** @throws `chain_not_supported` */
    moveTo(id: CaipNetworkId) {
      const [account] = demand()
      if (!account || !chainOf(account, id)) throw new FoyerError('chain_not_supported')
      become({ accounts: demand(), id })
      emit('chainChanged', id)
    },
    /** The wallet has other accounts now, or allows other networks. None ends the session, until there are some again. */
    change(given: unknown) {
      if (!state && !kept.has()) return
      const before = now()
      const accounts = orNone(() => readAccounts(given))
      const last = state?.id ?? kept.last()?.caipNetworkId
      become(orNone(() => accounts?.[0] && { accounts, id: choose(accounts, [last]) }))
      if (JSON.stringify(now()) === JSON.stringify(before)) return
      emit(state ? 'accountsChanged' : 'disconnect', undefined)
    },
    end() {
      state = undefined
      kept.keep(undefined)
    },
  }
}

export declare namespace createStandardSession {
  type Parameters = {
    networks: readonly Network[]
    dialect: Pick<StandardDialect, 'readAccounts' | 'chainOf' | 'networkOf'>
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

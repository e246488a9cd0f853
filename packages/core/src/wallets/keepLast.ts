import type { ListContext } from './ListedWallet.js'
import type { WalletsState } from './state.js'

/** Makes a list again only where the wallets or what it depends on beside them have changed: it is read after every change of a client's state. */
export function keepLast<value>(
  make: (state: WalletsState, context: ListContext) => value,
): (state: WalletsState, context: ListContext) => value {
  return (state, context) => {
    const last = context.lists.get(make)
    if (last?.state === state && last.context === context) return last.value as value
    const value = make(state, context)
    context.lists.set(make, { state, context, value })
    return value
  }
}

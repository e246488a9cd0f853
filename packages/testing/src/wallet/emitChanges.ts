import { numberToHex } from 'viem'
import type { Accounts } from './createAccounts.js'
import type { Emitter } from './createEmitter.js'
import type { WalletFacts } from './createMemory.js'
import { visibleAccounts } from './visibleAccounts.js'

/** Says what changed in the words of EIP-1193, wherever the change came from. */
export function emitChanges(
  events: Emitter,
  accounts: Accounts,
  { next, before }: { next: WalletFacts; before: WalletFacts },
) {
  const seen = visibleAccounts(accounts, next)
  const sawBefore = visibleAccounts(accounts, before)
  if (next.granted && !before.granted) events.emit('connect', { chainId: hex(next) })
  if (seen.join() !== sawBefore.join()) events.emit('accountsChanged', seen)
  if (next.chainId !== before.chainId) events.emit('chainChanged', hex(next))
}

const hex = ({ chainId }: WalletFacts) => numberToHex(chainId)

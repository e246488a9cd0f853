import type { Address } from 'viem'
import type { Context } from './context.js'
import type { Emitter } from './createEmitter.js'
import type { TestProvider } from './TestProvider.js'
import { userOf } from './userOf.js'
import { visibleAccounts } from './visibleAccounts.js'
import type { WalletHandle } from './WalletHandle.js'
import type { WalletRequest } from './WalletOptions.js'

/** Gives a test the user's side of a wallet. */
export function createHandle(context: Context, parts: createHandle.Parts): WalletHandle {
  const { accounts, approvals, memory } = context
  return {
    name: parts.name,
    rdns: parts.info.rdns,
    provider: parts.provider,
    get addresses() {
      return accounts().map(({ address }): Address => address)
    },
    requests: parts.requests,
    get open() {
      return [...approvals.open]
    },
    get state() {
      const { granted, locked, chainId } = memory.get()
      const [address] = visibleAccounts(accounts, memory.get())
      return { granted, locked, chainId, address, listeners: parts.events.count() }
    },

    ...userOf(approvals),

    lock: () => memory.set({ locked: true }),
    unlock: () => memory.set({ locked: false }),
    switchChain: (chainId) => memory.set({ chainId }),
    forgetChain: (chainId) => forget(context, chainId),
    selectAccount(index) {
      if (!accounts()[index]) throw new RangeError(`${parts.name} has no account ${index}`)
      memory.set({ selected: index })
    },
    revoke: () => memory.set({ granted: false }),
    emit: parts.events.emit,
    destroy: parts.destroy,
  }
}

export declare namespace createHandle {
  type Parts = {
    name: string
    info: { rdns: string }
    provider: TestProvider
    requests: readonly WalletRequest[]
    events: Emitter
    destroy: () => void
  }
}

function forget({ memory }: Context, chainId: number) {
  const { added, forgotten } = memory.get()
  const rest = Object.entries(added).filter(([id]) => Number(id) !== chainId)
  memory.set({ added: Object.fromEntries(rest), forgotten: [...forgotten, chainId] })
}

import type { WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { visibleAccounts } from '../wallet/visibleAccounts.js'

/** EIP-1102: prompts for the permission to see the accounts, or returns them where the page has it. */
export const requestAccounts: WalletMethod = async ({ accounts, approvals, memory }) => {
  if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
  if (!memory.get().granted) {
    await approvals.request({ method: 'eth_requestAccounts', params: [] }, 'connect')
    memory.set({ granted: true })
  }
  return visibleAccounts(accounts, memory.get())
}

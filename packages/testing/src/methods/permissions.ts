import type { Context, WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { visibleAccounts } from '../wallet/visibleAccounts.js'

/** EIP-2255 and EIP-7715's revoke: the one permission there is, to see the accounts. */
export const permissions: Readonly<Record<string, WalletMethod>> = {
  wallet_getPermissions: (context) => granted(context),

  async wallet_requestPermissions(context, params) {
    const { approvals, memory } = context
    readPermission(params)
    if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
    await approvals.request({ method: 'wallet_requestPermissions', params }, 'connect')
    memory.set({ granted: true })
    return granted(context)
  },

  wallet_revokePermissions({ memory }, params) {
    readPermission(params)
    memory.set({ granted: false })
    return null
  },
}

function readPermission([value]: readonly unknown[]) {
  const names = Object.keys(read.record(value, 'permissions'))
  if (names.length === 1 && names[0] === 'eth_accounts') return
  throw new RpcError(-32602, 'The only permission to ask for is eth_accounts.')
}

function granted({ accounts, memory }: Context) {
  if (!memory.get().granted) return []
  const value = visibleAccounts(accounts, memory.get())
  return [
    { parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value }] },
  ]
}

import type { LocalAccount } from 'viem'
import type { Context } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'

/**
 * The account that the page named.
 *
 * @throws 4100 (EIP-1193 §4.3) when the wallet is locked or the page may not use this account
 */
export function authorised({ accounts, memory }: Context, value: unknown): LocalAccount {
  const wanted = read.address(value, 'The account').toLowerCase()
  if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
  const account = accounts().find(({ address }) => address.toLowerCase() === wanted)
  if (account && memory.get().granted) return account
  throw new RpcError(4100, 'The requested account has not been authorized by the user.')
}

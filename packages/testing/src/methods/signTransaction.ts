import { type Context, nodeUrl } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { authorised } from './authorised.js'
import { signOnly } from './broadcast.js'

/** Signs a transaction with the real key and gives it back, unsent. */
export async function signTransaction(context: Context, params: readonly unknown[]) {
  const request = read.record(params[0], 'The transaction')
  const account = authorised(context, request.from)
  const { chainId } = context.memory.get()
  if (request.chainId !== undefined && Number(request.chainId) !== chainId)
    throw new RpcError(-32602, `The transaction is not for chain ${chainId}.`)
  const url = nodeUrl(context, chainId)
  await context.approvals.request({ method: 'eth_signTransaction', params })
  return signOnly({ account, chainId, url, request })
}

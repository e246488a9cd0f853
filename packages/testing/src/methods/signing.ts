import { isHex, type TypedDataDefinition } from 'viem'
import type { Context, WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { authorised } from './authorised.js'

/** EIP-191 and EIP-712 signatures with the real key. */
export const signing: Readonly<Record<string, WalletMethod>> = {
  async personal_sign(context, params) {
    const message = read.text(params[0], 'The message')
    const account = authorised(context, params[1])
    await context.approvals.request({ method: 'personal_sign', params })
    return account.signMessage({ message: isHex(message) ? { raw: message } : message })
  },

  async eth_signTypedData_v4(context, params) {
    const account = authorised(context, params[0])
    const data = readTypedData(context, params[1])
    await context.approvals.request({ method: 'eth_signTypedData_v4', params })
    return account.signTypedData(data)
  },
}

function readTypedData({ memory }: Context, value: unknown): TypedDataDefinition {
  const data = read.record(typeof value === 'string' ? parse(value) : value, 'The typed data')
  const { chainId } = read.record(data.domain ?? {}, 'domain')
  const current = memory.get().chainId
  if (chainId !== undefined && Number(chainId) !== current)
    throw new RpcError(
      -32602,
      `Provided chainId "${chainId}" must match the active chainId "${current}".`,
    )
  return data as unknown as TypedDataDefinition
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RpcError(-32602, 'The typed data is not JSON.')
  }
}

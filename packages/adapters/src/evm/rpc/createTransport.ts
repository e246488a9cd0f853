import type { RpcEndpoint } from '@foyer/core'
import { describeUrl, rpcTimeoutMs } from '@foyer/protocol'
import type { Transport } from 'viem'
import * as viem from 'viem'
import { createChainCheck } from './createChainCheck.js'

/** The way to one address, which is believed only while it is of the network that was meant. */
export function createTransport({
  endpoint: { url, config },
  network,
  reportFault,
}: createTransport.Parameters): Transport {
  const { headers, timeout = rpcTimeoutMs, retryCount } = config ?? {}
  const transport = viem.http(url, {
    ...{ timeout, ...(retryCount !== undefined && { retryCount }) },
    ...(headers && { fetchOptions: { headers } }),
  })
  const send = transport({}).request as createChainCheck.Parameters['request']
  const checked = createChainCheck({ network, place: describeUrl(url), request: send, reportFault })
  return (parameters) => {
    const made = transport(parameters)
    // With the retries and the time that this call was given.
    const by = made.request as typeof send
    const request: typeof send = (call) => checked(call, by)
    return { ...made, request: request as typeof made.request }
  }
}

export declare namespace createTransport {
  type Parameters = Pick<createChainCheck.Parameters, 'network' | 'reportFault'> & {
    endpoint: RpcEndpoint
  }
}

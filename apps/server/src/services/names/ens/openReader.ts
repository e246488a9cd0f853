import * as v from 'valibot'
import { type Client, createClient, custom, type Hex, isHex, RpcRequestError } from 'viem'
import { ChainError } from '../../chains/ChainError.js'
import type { Chains } from '../../chains/Chains.js'
import type { Remote } from '../../remote/Remote.js'

const callsMax = 40
const gatewayRequestsMax = 12
const gatewaysTried = 3
const answerBytesMax = 131_072

/** A client for one question to names, and what went wrong with the network rather than with the name. */
export type Reader = { client: Client; failure(): ChainError | undefined }

/**
 * Opens a client that reads names, gateways included (EIP-3668). A name may send its reader anywhere and
 * in circles: so gateways are asked through the defended fetch, and calls, gateways and time have ends.
 */
export function openReader(
  { chains, remote }: { chains: Chains; remote: Remote },
  id: string,
  signal: AbortSignal,
): Reader {
  let calls = 0
  let requests = 0
  let failed: ChainError | undefined

  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    calls += 1
    if (calls > callsMax || signal.aborted) throw new TooMuchError()
    try {
      return await chains.request(id, { method, params }, signal)
    } catch (error) {
      if (!(error instanceof ChainError)) throw error
      if (!isOfContract(error)) failed = error
      const { code, message, data } = error
      throw new RpcRequestError({ body: { method }, url: id, error: { code, message, data } })
    }
  }
  const fetchGateway = async (url: string, data: Hex, sender: string): Promise<Hex> => {
    requests += 1
    if (requests > gatewayRequestsMax) throw new TooMuchError()
    const filled = url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data)
    const answer = await remote.json(filled, GatewayAnswer, {
      bytesMax: answerBytesMax,
      signal,
      ...(!url.includes('{data}') && { body: { data, sender: sender.toLowerCase() } }),
    })
    return answer.data
  }
  const fetchGateways = async ({ data, sender, urls }: Lookup): Promise<Hex> => {
    let last: unknown = new TooMuchError()
    for (const url of urls.slice(0, gatewaysTried)) {
      try {
        return await fetchGateway(url, data, sender)
      } catch (error) {
        last = error
      }
    }
    throw last
  }
  const client = createClient({
    chain: chains.evm(id).chain,
    transport: custom({ request }, { retryCount: 0 }),
    ccipRead: { request: fetchGateways },
  })
  return { client, failure: () => failed }
}

type Lookup = { data: Hex; sender: string; urls: readonly string[] }

const GatewayAnswer = v.object({ data: v.custom<Hex>((value) => isHex(value)) })

/** A contract's refusal is an answer: nodes write it with its data, its code or its word. */
function isOfContract({ code, data, message }: ChainError): boolean {
  return code === 3 || data !== undefined || /revert/i.test(message)
}

class TooMuchError extends Error {
  override name = 'TooMuchError'

  constructor() {
    super('The name asks for more than it is given')
  }
}

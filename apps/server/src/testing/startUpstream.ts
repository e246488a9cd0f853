import type { ServerResponse } from 'node:http'
import { startStandIn } from './startStandIn.js'

/** A call as a node gets it. */
export type Asked = {
  id: number
  method: string
  params: unknown[]
  headers: Record<string, unknown>
}

/** What a node answers: a body, or whatever it does with the response. */
export type Behaviour = (asked: Asked, response: ServerResponse) => unknown

export type Upstream = {
  /** With a key in its path, as hosted nodes have. */
  url: string
  key: string
  /** The calls so far, oldest first. */
  asked: Asked[]
  /** How often this method was asked for. */
  count(method: string): number
  /** Changes how it behaves from now on. */
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

/** A server of its own on a free port that plays a node, well or badly. */
export async function startUpstream(behaviour: Behaviour): Promise<Upstream> {
  const key = 'a1b2c3d4e5f6a7b8c9d0'
  const asked: Asked[] = []
  let behave = behaviour
  const { url, stop } = await startStandIn(async (body, request, response) => {
    const call: Asked = { ...JSON.parse(body), headers: request.headers }
    asked.push(call)
    const answer = await behave(call, response)
    if (answer !== undefined && !response.headersSent)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  return {
    url: `${url}/v2/${key}`,
    key,
    asked,
    count: (method) => asked.filter((call) => call.method === method).length,
    behave(next) {
      behave = next
    },
    stop,
  }
}

/** A node in good order that answers these methods, by value or by function, and its chain id. */
export function node(
  answers: Record<string, unknown>,
  chainId = '0x7a69',
): (asked: Asked) => unknown {
  return ({ id, method, params }) => {
    const answer = new Map<string, unknown>(
      Object.entries({ eth_chainId: chainId, ...answers }),
    ).get(method)
    const result = typeof answer === 'function' ? answer(params) : answer
    if (result === undefined)
      return { jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method' } }
    return { jsonrpc: '2.0', id, result }
  }
}

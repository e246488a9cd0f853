import type { Endpoint } from '@foyer/protocol/api'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { browserName } from '../http/browserName.js'
import { clientAddress } from '../http/clientAddress.js'
import { parseInput } from '../http/parseInput.js'
import { readBody } from '../http/readBody.js'
import { respond } from '../http/respond.js'
import { verifyProof } from '../proofs/verifyProof.js'
import type { Guard, GuardCaller } from './Guard.js'

const bodyBytes = 65_536

/** Serves a call of the guard: its proof is good, once, before the handler sees it. */
export function guardRoute<const one extends Endpoint>(
  hono: Hono,
  guard: Guard,
  endpoint: one,
  handler: guardRoute.Handler<one>,
): void {
  const { config, proofs, speak } = guard
  const { input, method, path } = endpoint
  hono.on(method, path, async (context) => {
    const { req } = context
    const { dpop } = parseInput(input.headers, req.header(), 'header')
    const body = parseInput(input.body ?? v.undefined(), await readBody(req.raw, bodyBytes), 'body')
    const jkt = await verifyProof(proofs, { method, path, proof: String(dpop) })
    const browser = browserName(req.header('user-agent')) ?? ''
    const address = clientAddress(context, config.proxies)
    const answer = await handler(body as guardRoute.Body<one>, {
      jkt,
      browser,
      address,
      get speech() {
        return speak(req.header('accept-language'))
      },
      get signal() {
        return req.raw.signal
      },
    })
    const checked = v.safeParse(endpoint.output, answer)
    if (checked.success) return respond('json', checked.output)
    throw new Error(`The answer of ${path} is not what the contract says`)
  })
}

export declare namespace guardRoute {
  type Body<one extends Endpoint> = one['input']['body'] extends v.GenericSchema
    ? v.InferOutput<one['input']['body']>
    : undefined
  type Handler<one extends Endpoint> = (
    body: Body<one>,
    caller: GuardCaller,
  ) => Promise<v.InferInput<one['output']>>
}

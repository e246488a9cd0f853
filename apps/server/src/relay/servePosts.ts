import { readText } from '../bounds/readText.js'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import type { Serving } from '../http/Serving.js'
import type { PairingRelay } from './createPairingRelay.js'

/** Where clients without a socket call the relay, under the server's address. */
const path = '/rpc'

/** Answers calls of the relay that come one by one, without a socket. */
export function servePosts({
  hono,
  services,
}: App<Serving & { pairingRelay: PairingRelay }>): void {
  const { relayFrameBytes, proxies } = services.config
  hono.post(path, async (context) => {
    const { raw } = context.req
    const tooLong = () =>
      new HttpError(413, 'too_long', `The body is longer than ${relayFrameBytes} bytes.`)
    if (Number(raw.headers.get('content-length') ?? 0) > relayFrameBytes) throw tooLong()
    const { status, text } = await services.pairingRelay.post({
      address: clientAddress(context, proxies),
      authorization: context.req.header('authorization'),
      origin: context.req.header('origin'),
      query: new URL(raw.url).searchParams,
      read: () => readText(raw, relayFrameBytes, tooLong),
    })
    const type = status === 200 ? 'application/json' : 'text/plain; charset=utf-8'
    return new Response(text, { status, headers: { 'content-type': type } })
  })
}

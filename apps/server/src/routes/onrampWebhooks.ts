import { readBytes } from '../bounds/readBytes.js'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { clientAddress } from '../http/clientAddress.js'
import { limit } from '../http/limit.js'
import type { Services } from '../Services.js'

const bytesMax = 65_536
/** More than a provider sends, and each costs one digest. */
const perMinute = 600

/** Where providers say that something happened to a purchase. They are no pages: without a project, and for no origin. */
export function onrampWebhooks({ hono, services }: App<Services>): void {
  const { proxies } = services.config
  hono.post('/v1/onramp/webhooks/:provider', async (context) => {
    const { req } = context
    await limit(services, `webhooks of ${clientAddress(context, proxies)}`, perMinute)
    const tooLong = () =>
      new HttpError(413, 'too_long', `The body is longer than ${bytesMax} bytes.`)
    const raw = await readBytes(req.raw, bytesMax, tooLong)
    await services.onramp.wake(req.param('provider'), (name) => req.header(name), raw)
    return context.body(null, 204)
  })
}

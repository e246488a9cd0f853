import { isIP } from 'node:net'
import type { Context } from 'hono'
import { HttpError } from '../errors/HttpError.js'
import type { App } from '../http/App.js'
import { socketAddress } from '../http/clientAddress.js'
import type { Services } from '../Services.js'
import { sameSecret } from '../secrets/sameSecret.js'

/** For who runs the server: whether it lives, whether it can be sent requests, what it counts. */
export function operation({ hono, services }: App<Services>): void {
  hono.get('/health', ({ json }) => json({ status: 'ok' }))
  hono.get('/ready', async ({ json }) => {
    try {
      await services.ready()
    } catch {
      throw new HttpError(503, 'not_ready', 'The server is starting, stopping or without database.')
    }
    return json({ status: 'ready' })
  })
  hono.get('/metrics', async (context) => {
    if (!mayRead(context, services.config.metricsToken))
      throw new HttpError(404, 'not_found', 'There is nothing of this name.')
    const { type, text } = await services.metrics.print()
    return context.body(text, 200, { 'content-type': type })
  })
}

function mayRead(context: Context, token: string): boolean {
  if (token !== '') return sameSecret(context.req.header('authorization') ?? '', `Bearer ${token}`)
  // Behind a proxy every request comes from this machine, so what was passed on does not count.
  if (context.req.header('x-forwarded-for') !== undefined) return false
  const address = socketAddress(context).replace(/^::ffff:/i, '')
  return isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'))
}

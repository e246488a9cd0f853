import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import type { Answer, Lie, SwapCallName, SwapOrderSaid } from './Lie.js'
import { type LieName, lies } from './lies.js'

/**
 * A server between a page and Foyer's: `/<lie>` in front of a path passes it on, and answers the calls of swaps as the lie says. `/` lists the lies.
 *
 * @param serverUrl Foyer's own server
 */
export function createLiarApp(serverUrl: string): Hono {
  const app = new Hono()
  app.get('/', (context) =>
    context.json(Object.fromEntries(Object.entries(lies).map(([name, { says }]) => [name, says]))),
  )
  app.all('/:lie/*', async (context) => {
    const name = context.req.param('lie')
    if (!isLie(name)) return context.notFound()
    const { pathname, search } = new URL(context.req.url)
    const path = pathname.slice(name.length + 1)
    const lie: Lie = lies[name]
    const call = callOf(path)
    const pass = () => passOn(context, `${serverUrl}${path}${search}`)
    if (context.req.method === 'OPTIONS' || !call || !lie.calls.includes(call)) return await pass()
    const order = await readOrder(context)
    if ('answer' in lie)
      return withOrigin(await lie.answer(context.req.raw.signal), context.req.header('origin'))
    const answered = await pass()
    if (!answered.ok) return answered
    const body = JSON.stringify(lie.change((await answered.json()) as Answer, order))
    const headers = new Headers(answered.headers)
    headers.delete('content-length')
    return new Response(body, { status: answered.status, headers })
  })
  return app
}

function isLie(name: string): name is LieName {
  return Object.hasOwn(lies, name)
}

function callOf(path: string): SwapCallName | undefined {
  const found = /^\/v1\/convert\/([\w-]+)$/.exec(path)
  return found?.[1] as SwapCallName | undefined
}

async function readOrder({ req }: Context): Promise<SwapOrderSaid> {
  const body = req.method === 'POST' ? await req.raw.clone().json() : {}
  return { ...req.query(), ...(body as SwapOrderSaid) }
}

async function passOn({ req }: Context, url: string): Promise<Response> {
  const { method, headers, body } = req.raw
  const sent = new Headers(headers)
  sent.delete('host')
  return await proxy(url, { method, headers: sent, body, signal: req.raw.signal })
}

/** The page is of another origin. What the server passes has its own headers. */
function withOrigin(response: Response, origin: string | undefined): Response {
  const headers = new Headers(response.headers)
  if (origin) headers.set('access-control-allow-origin', origin)
  return new Response(response.body, { status: response.status, headers })
}

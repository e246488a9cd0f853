import type { Context, MiddlewareHandler } from 'hono'
import type { Variables } from './App.js'

type Headers = Readonly<Record<string, string>>
type Carrying = { Variables: Variables }

/**
 * Gives every answer these headers, refusals included. An answer of the contract takes them along as it is made; to set
 * them on it one by one makes objects of which each request leaves dozens behind. All other answers get them that way.
 */
export function carry(
  headersOf: (context: Context<Carrying>) => Headers,
): MiddlewareHandler<Carrying> {
  return async (context, next) => {
    const headers = headersOf(context)
    context.set('carried', { ...context.get('carried'), ...headers })
    await next()
    if (context.res === context.get('whole')) return
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  }
}

/** Makes an answer with its own headers and all that are carried. */
export function wholeAnswer(context: Context<Carrying>, body: string, headers: Headers): Response {
  const answer = new Response(body, { headers: { ...context.get('carried'), ...headers } })
  context.set('whole', answer)
  return answer
}

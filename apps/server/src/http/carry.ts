import type { Context, MiddlewareHandler } from 'hono'
import type { Variables } from './App.js'

type Headers = Readonly<Record<string, string>>
type Carrying = { Variables: Variables }

/**
 * Gives every answer these headers, refusals included. An answer of the contract takes them along as it is made; to set
 * them on it one by one makes objects of which each request leaves dozens behind. `putCarried` gives them to all other answers.
 *
 * It does not wait for the answer: each middleware that does keeps a frame for as long as a request waits.
 */
export function carry(
  headersOf: (context: Context<Carrying>) => Headers | undefined,
): MiddlewareHandler<Carrying> {
  return (context, next) => {
    const headers = headersOf(context)
    if (headers) context.set('carried', [...(context.get('carried') ?? []), headers])
    return next()
  }
}

/** Gives an answer what it has to carry and does not have yet. Called once, when it is made. */
export function putCarried({ get, res }: Context<Carrying>): void {
  const carried = get('carried')
  if (carried === undefined || res === get('whole')) return
  for (const headers of carried)
    for (const [name, value] of Object.entries(headers)) res.headers.set(name, value)
}

/** Makes an answer with its own headers and all that are carried. */
export function wholeAnswer(
  context: Context<Carrying>,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Headers,
  status = 200,
): Response {
  const all: Record<string, string> = Object.assign({}, ...(context.get('carried') ?? []), headers)
  const answer = new Response(body, { headers: all, status })
  context.set('whole', answer)
  return answer
}

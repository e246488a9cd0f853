import { Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders as honoHeaders } from 'hono/secure-headers'
import { expect, test } from 'vitest'
import { HttpError } from '../errors/HttpError.js'
import type { Variables } from './App.js'
import { putCarried } from './carry.js'
import { cors } from './cors.js'
import { refuseRest } from './refuseRest.js'
import { respond } from './respond.js'
import { secureHeaders } from './secureHeaders.js'

type Env = { Variables: Variables }

/** Waits for each answer, as `observe` does. */
const putting: MiddlewareHandler<Env> = async (context, next) => {
  await next()
  putCarried(context)
}

/** Every way in which something is answered. */
function routes(hono: Hono<Env>): Hono<Env> {
  hono.get('/contract', (context) => respond('json', { a: 1 }, context))
  hono.get('/plain', () => new Response('text', { headers: { 'content-type': 'text/css' } }))
  hono.get('/own', ({ json }) => json({ own: true }))
  hono.get('/refused', () => {
    throw new HttpError(429, 'too_many_requests', 'Later', { 'retry-after': '7' })
  })
  hono.get('/after', async (context) => {
    respond('json', {}, context)
    throw new HttpError(404, 'gone', 'It is gone')
  })
  refuseRest(hono, { log: undefined as never })
  return hono
}

test.each(['/contract', '/plain', '/own', '/refused', '/after', '/nowhere'])(
  'an answer of %s has the headers that the library gives, and those for its page',
  async (path) => {
    const ours = routes(new Hono<Env>().use(putting).use(secureHeaders).use(cors))
    const theirs = routes(new Hono<Env>().use(honoHeaders({ crossOriginResourcePolicy: false })))
    const expected = await theirs.request(path)
    const answer = await ours.request(path)
    expect(answer.status).toBe(expected.status)
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...Object.fromEntries(expected.headers),
      vary: 'Origin',
    })
    expect(await answer.text()).toBe(await expected.text())
    const forPage = await ours.request(path, { headers: { origin: 'https://shop.example' } })
    expect(Object.fromEntries(forPage.headers)).toEqual({
      ...Object.fromEntries(expected.headers),
      'access-control-allow-origin': 'https://shop.example',
      vary: 'Origin',
      'access-control-expose-headers': 'Retry-After, DPoP-Nonce',
    })
  },
)

import { Hono } from 'hono'
import { html } from 'hono/html'
import { expect, test } from 'vitest'
import { englishIn } from '../../../../packages/protocol/src/texts/testing/pseudoTexts.js'
import { HttpError, type HttpStatus } from '../errors/HttpError.js'
import { tooOften } from '../errors/tooOften.js'
import { speakPseudo } from '../texts/testing/speakPseudo.js'
import { refuseByPage } from './refuseByPage.js'
import { refuseRest } from './refuseRest.js'

const statuses: readonly HttpStatus[] = [400, 401, 403, 404, 409, 413, 500, 501, 502, 503]
const browser = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' }

const app = new Hono()
app.use(refuseByPage(speakPseudo, (_, text) => html`<p>${text}</p>`))
for (const status of statuses)
  app.get(`/${status}`, () => {
    throw new HttpError(status, 'some_reason', 'A sentence for programs.')
  })
app.get('/often', () => {
  throw tooOften(21_000)
})
app.get('/own', ({ html }) => html('<p>The page’s own words</p>', 404))
app.get('/fine', ({ json }) => json({}))
refuseRest(app, { log: { error: () => undefined } as never })

test.each([...statuses.map(String), 'often', 'nothing'])(
  'a window gets the refusal %s as a page in its language',
  async (path) => {
    const answer = await app.request(`/${path}`, {
      headers: { ...browser, 'accept-language': 'en-XA' },
    })
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('content-language')).toBe('en-XA')
    expect(answer.headers.get('vary')).toBe('Accept-Language')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const page = await answer.text()
    expect(page).toMatch(/^<p>.+<\/p>$/)
    expect(englishIn(page.replace(/<[^>]*>/g, ' '))).toEqual([])
  },
)

test('a page of too many requests says how long to wait, and so does its header', async () => {
  const answer = await app.request('/often', { headers: browser })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('21')
  expect(await answer.text()).toContain('Try again in 21 seconds.')
})

test('a program gets the refusal of the contract', async () => {
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
    const answer = await app.request('/403', { headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ reasons: [{ name: 'some_reason' }] })
  }
})

test('what is no refusal, and a page with words of its own, stay as they are', async () => {
  expect(await (await app.request('/fine', { headers: browser })).json()).toEqual({})
  const own = await app.request('/own', { headers: browser })
  expect(await own.text()).toBe('<p>The page’s own words</p>')
})

import { gunzipSync } from 'node:zlib'
import { getWallets } from '@foyer/protocol/api'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Variables } from './App.js'
import { createPrepared } from './createPrepared.js'
import { respondPrepared } from './respondPrepared.js'

const wallet = { id: 'kestrel', name: 'Kestrel', unknown: 'left out' }

/** A server of one call, and how often its answer was made. */
function serving() {
  let made = 0
  const list = createPrepared(getWallets, (question: { page: number }) => {
    made += 1
    return { count: question.page, data: [wallet] }
  })
  const hono = new Hono<{ Variables: Variables }>()
  hono.get('/:page', (context) =>
    respondPrepared(list({ page: Number(context.req.param('page')) }), context),
  )
  const ask = (path: string, headers: Record<string, string> = {}) =>
    hono.request(path, { headers })
  return { ask, made: () => made }
}

const expected = { count: 1, data: [{ id: 'kestrel', name: 'Kestrel' }] }

test('an answer is checked and written once for each question', async () => {
  const { ask, made } = serving()
  const [first, again, other] = [await ask('/1'), await ask('/1'), await ask('/2')]
  expect(await first.json()).toEqual(expected)
  expect(await again.json()).toEqual(expected)
  expect(await other.json()).toEqual({ ...expected, count: 2 })
  expect(made()).toBe(2)
  expect(first.headers.get('etag')).toBe(again.headers.get('etag'))
  expect(first.headers.get('etag')).not.toBe(other.headers.get('etag'))
  expect(first.headers.get('vary')).toBe('Origin, Accept-Encoding')
})

test('an answer that is not what the contract says is not sent', async () => {
  const list = createPrepared(getWallets, () => ({ count: -1, data: [] }))
  expect(() => list({})).toThrow('not what the contract says')
})

test.each(['gzip', 'deflate, gzip, br', 'br;q=1, GZIP;q=0.5'])(
  'a client that accepts %s gets it packed',
  async (accepted) => {
    const answer = await serving().ask('/1', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    const unpacked = gunzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(JSON.parse(String(unpacked))).toEqual(expected)
  },
)

test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0', 'gzipped'])(
  'a client that accepts “%s” gets it plain',
  async (accepted) => {
    const answer = await serving().ask('/1', { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.json()).toEqual(expected)
  },
)

test('a client that has the answer is told so, and sent nothing else', async () => {
  const { ask } = serving()
  const etag = (await ask('/1')).headers.get('etag') ?? ''
  for (const list of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const answer = await ask('/1', { 'if-none-match': list, 'accept-encoding': 'gzip' })
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(etag)
  }
  expect((await ask('/2', { 'if-none-match': etag })).status).toBe(200)
})

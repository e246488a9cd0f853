import { readSession, requestEmailCode, requestGuardAccess } from '@foyer/protocol/login'
import { generateKeyPair } from 'dpop'
import { expect, test } from 'vitest'
import { toFailure } from '../frame/toFailure.js'
import { createLoginCalls } from './createLoginCalls.js'

const url = 'https://wallet.example'
const guardUrl = 'https://guard.example'
const mail = { email: 'ann@example.com', origin: 'https://shop.example' }

test('proves each call by the browser’s key, for this very address, and gives the guard no session', async () => {
  const { calls, sent } = await open(() => Response.json({ state: 'allowed', by: 'email' }))
  await calls.guard?.(requestGuardAccess, { walletId: 'w'.repeat(22), origin: mail.origin })
  expect(sent[0]).toMatchObject({
    url: `${guardUrl}/guard/ask`,
    claims: { htm: 'POST', htu: `${guardUrl}/guard/ask` },
    authorization: null,
  })
  expect(sent[0]?.claims).not.toHaveProperty('ath')
  expect(sent[0]?.body).not.toHaveProperty('projectId')
  const other = await open(() => Response.json({}))
  await other.calls.keeper(requestEmailCode, mail)
  await other.calls.keeper(requestEmailCode, mail)
  expect(other.sent[0]).toMatchObject({
    authorization: `DPoP ${'s'.repeat(43)}`,
    body: { projectId: 'shop' },
    claims: { ath: expect.any(String) },
  })
  expect(other.sent[0]?.claims.jti).not.toBe(other.sent[1]?.claims.jti)
})

test('a browser whose clock is wrong uses the server’s nonce, also for the calls after', async () => {
  const { calls, sent } = await open(({ claims }) =>
    claims.nonce === 'n1'
      ? Response.json({})
      : refuse(401, 'use_dpop_nonce', { 'dpop-nonce': 'n1' }),
  )
  await calls.keeper(requestEmailCode, mail)
  await calls.keeper(requestEmailCode, mail)
  expect(sent.map(({ claims }) => claims.nonce)).toEqual([undefined, 'n1', 'n1'])
})

test('is not led in circles by a server that always wants another nonce', async () => {
  let count = 0
  const { calls, sent } = await open(() => {
    count += 1
    return refuse(401, 'use_dpop_nonce', { 'dpop-nonce': `n${count}` })
  })
  await expect(calls.keeper(requestEmailCode, mail)).rejects.toMatchObject({
    code: 'use_dpop_nonce',
  })
  expect(sent).toHaveLength(2)
})

test('notices that the session was ended elsewhere', async () => {
  const { calls, ended } = await open(() => refuse(401, 'session_unknown'))
  const error = await calls.keeper(readSession, {}).catch((one: unknown) => one)
  expect(ended).toEqual(['s'.repeat(43)])
  expect(toFailure(error).code).toBe('not_logged_in')
})

test.each([
  ['7', 'Please try again after 7 seconds'],
  ['1', 'Please try again after 1 second'],
  ['240', 'Please try again after 4 minutes'],
  ['86400', 'Please try again after 24 hours'],
  ['soon', 'That was tried too often. Wait a few minutes and try again.'],
])('says in words when to come back: %s', async (seconds, text) => {
  const { calls } = await open(() => refuse(429, 'too_many', { 'retry-after': seconds }))
  const error = await calls.keeper(requestEmailCode, mail).catch((one: unknown) => one)
  expect(toFailure(error)).toMatchObject({ message: text, code: 'too_many_tries' })
})

test('a server that is away, or makes no sense, is reported as that', async () => {
  const away = await open(() => Promise.reject(new TypeError('fetch failed')))
  const error = await away.calls.keeper(requestEmailCode, mail).catch((one: unknown) => one)
  expect(toFailure(error).code).toBe('server_unreachable')
  const odd = await open(() => Response.json({ action: 'NONSENSE' }))
  await expect(
    odd.calls.guard?.(requestGuardAccess, { walletId: 'w'.repeat(22), origin: mail.origin }),
  ).rejects.toMatchObject({
    code: 'answer_invalid',
  })
})

type Sent = {
  url: string
  authorization: string | null
  body: Record<string, unknown>
  claims: Record<string, unknown>
}

async function open(answer: (sent: Sent) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const ended: string[] = []
  const keys = await generateKeyPair('ES256', { extractable: false })
  const calls = createLoginCalls({
    ...{ projectId: 'shop', url, guardUrl },
    key: async () => keys,
    session: async () => 's'.repeat(43),
    onEnded: (session) => ended.push(session),
    async fetch(input, init) {
      const { headers, url: address } = new Request(input as string, init)
      const [, claims = ''] = headers.get('dpop')?.split('.') ?? []
      const one: Sent = {
        url: address,
        authorization: headers.get('authorization'),
        body: JSON.parse(String(init?.body)),
        claims: JSON.parse(Buffer.from(claims, 'base64url').toString()),
      }
      sent.push(one)
      return answer(one)
    },
  })
  return { calls, sent, ended }
}

function refuse(status: number, name: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { status: 'FAILED', reasons: [{ name, description: 'No.' }] },
    { status, headers },
  )
}

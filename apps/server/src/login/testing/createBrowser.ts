import { createHash, randomUUID } from 'node:crypto'
import type { Endpoint } from '@foyer/protocol/api'
import { calculateThumbprint, generateKeyPair, type KeyPair } from 'dpop'
import { exportJWK, SignJWT } from 'jose'
import * as v from 'valibot'

/** What an attacker may forge of a proof and a request. */
export type Forged = {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  headers?: Record<string, string>
  query?: string
  /** In the place of the body. */
  text?: string
}

/** A browser as the wallet's server sees one: a key, and a session once it has one. */
export type TestBrowser = {
  jkt: string
  keys: KeyPair
  session: string | undefined
  /** The raw answer. */
  send(endpoint: Endpoint, body: object, forged?: Forged): Promise<Response>
  /** The answer as the contract reads it. @throws `Refused` */
  call<one extends Endpoint>(endpoint: one, body: object): Promise<v.InferOutput<one['output']>>
}

/** What the server refused. */
class Refused extends Error {
  readonly code: string
  readonly status: number
  readonly retryAfter: number
  constructor(status: number, code: string, retryAfter: string | null) {
    super(`${status} ${code}`)
    this.code = code
    this.status = status
    this.retryAfter = Number(retryAfter)
  }
}

export async function createBrowser({
  ask,
  keys: given,
  now,
  url,
}: createBrowser.World): Promise<TestBrowser> {
  const keys = given ?? (await generateKeyPair('ES256', { extractable: true }))
  const jwk = await exportJWK(keys.publicKey)
  const browser: TestBrowser = {
    jkt: await calculateThumbprint(keys.publicKey),
    keys,
    session: undefined,
    async send(endpoint, body, { claims, header, headers, query, text } = {}) {
      const { session } = browser
      // Not by the library that browsers use: this clock stands still, and forgers do as they like.
      const dpop = await new SignJWT({
        jti: randomUUID(),
        htm: endpoint.method,
        htu: `${url}${endpoint.path}`,
        iat: Math.floor(now() / 1_000),
        ...(session && { ath: createHash('sha256').update(session).digest('base64url') }),
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
        .sign(keys.privateKey)
      return ask(query ? `${endpoint.path}?${query}` : endpoint.path, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          dpop,
          ...(session && { authorization: `DPoP ${session}` }),
          ...headers,
        },
        body: text ?? JSON.stringify({ projectId: 'shop', ...body }),
      })
    },
    async call(endpoint, body) {
      const answer = await browser.send(endpoint, body)
      const said = await answer.json()
      if (answer.ok) return v.parse(endpoint.output, said)
      const { reasons } = said as { reasons: { name: string }[] }
      throw new Refused(answer.status, reasons[0]?.name ?? '', answer.headers.get('retry-after'))
    },
  }
  return browser
}

export declare namespace createBrowser {
  type World = {
    ask(path: string, init: RequestInit): Response | Promise<Response>
    now(): number
    /** The key of another browser. */
    keys?: KeyPair
    /** Where the browser believes the server is. */
    url: string
  }
}

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDirectory } from '@foyer/directory/node'
import { formatSiwxMessage, type SiwxMessage } from '@foyer/protocol/siwx'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import pino from 'pino'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { readConfig } from '../config/readConfig.js'
import { createApp } from '../createApp.js'
import { createServices } from '../createServices.js'
import { createWalletDirectory } from '../services/wallets/createWalletDirectory.js'
import { openTestDatabase } from './openTestDatabase.js'
import { putProject } from './putProject.js'

export const page = 'https://shop.example'
const serverUrl = 'https://server.example'

/** A page's browser, or what pretends to be one. */
type From = {
  origin?: string | undefined
  project?: string
  headers?: Record<string, string>
  /** What its proof is made with. */
  keys?: CryptoKeyPair
  token?: string
  proof?: Partial<Record<'htu' | 'htm' | 'jti', string>>
}
export type Tokens = { token: string; refresh: string; session: string; expiresAt: number }

/** The server with sign-ins, as pages reach it, whose clock a test moves. */
export async function startSignIns(env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-sign-in-'))
  const database = await openTestDatabase()
  const directory = createWalletDirectory(readDirectory())
  const lines: string[] = []
  const clock = { now: Date.UTC(2026, 1, 1) }
  const start = () =>
    createServices({
      config: readConfig({
        FOYER_KEK_FILE: join(folder, 'keys', 'keeper.key'),
        FOYER_PUBLIC_URL: serverUrl,
        ...env,
      }),
      log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
      ...{ database, directory, now: () => clock.now },
    })
  const services = start()
  const app = createApp(services)
  for (const id of ['shop', 'other'])
    await putProject(services, { id, allowedOrigins: [page, 'https://two.example'] })

  async function send(method: string, path: string, body: unknown, from: From = {}) {
    const { origin = page, project = 'shop', keys, token } = from
    const proof = keys && (await prove(keys, { method, path, token, ...from.proof }))
    const scheme = keys ? 'DPoP' : 'Bearer'
    return app.request(`${path}?projectId=${project}`, {
      method,
      headers: {
        ...(origin && { origin }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `${scheme} ${token}` }),
        ...(proof && { dpop: proof }),
        ...from.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  async function prove(keys: CryptoKeyPair, call: Record<string, string | undefined>) {
    const jwk = await exportJWK(keys.publicKey)
    const { method, path, token, htu, htm, jti } = call
    const bytes = token && (await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))
    return new SignJWT({
      ...{ htm: htm ?? method, htu: htu ?? `${serverUrl}${path}`, jti: jti ?? randomUUID() },
      iat: Math.floor(clock.now / 1_000),
      ...(bytes && { ath: Buffer.from(bytes).toString('base64url') }),
    })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
      .sign(keys.privateKey)
  }
  const nonce = async (from: From = {}) => {
    const answer = await send('GET', '/auth/v1/nonce', undefined, from)
    return (await answer.json()) as { nonce: string; token: string }
  }
  const write = (message: Partial<SiwxMessage> & Pick<SiwxMessage, 'nonce' | 'address'>) =>
    formatSiwxMessage({
      ...{ domain: 'shop.example', uri: `${page}/login`, version: '1', chainId: 'eip155:1' },
      ...{ issuedAt: new Date(clock.now).toISOString() },
      ...message,
    })
  const authenticate = (pass: string, body: object, from: From = {}) =>
    send('POST', '/auth/v1/authenticate', body, {
      ...from,
      headers: { 'x-nonce-jwt': `Bearer ${pass}`, ...from.headers },
    })
  /** A whole sign-in by a new key, with what is said otherwise. */
  async function signIn(
    change: Partial<SiwxMessage> = {},
    from: From = {},
    { key = newKey(), edit = (text: string) => text } = {},
  ) {
    const { nonce: given, token } = await nonce(from)
    const message = edit(write({ nonce: given, address: key.address, ...change }))
    const signature = await key.signMessage({ message })
    return authenticate(token, { message, signature }, from)
  }
  return {
    ...{
      app,
      authenticate,
      clock,
      database,
      lines,
      nonce,
      prove,
      send,
      services,
      signIn,
      start,
      write,
    },
    newKeys: () => generateKeyPair('ES256', { extractable: true }) as Promise<CryptoKeyPair>,
    /** How the server’s log tells the refusals. */
    faults: () =>
      lines.flatMap((line) => {
        const { fault } = JSON.parse(line) as { fault?: string }
        return fault ? [fault] : []
      }),
    async stop() {
      await Promise.all([
        services.images.close(),
        services.limiter.close(),
        services.remote.close(),
      ])
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const newKey = () => privateKeyToAccount(generatePrivateKey())

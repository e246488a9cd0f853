import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { formatSiwxMessage } from '@foyer/protocol/siwx'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import type * as server from '../exports/server.js'
import { createIssuer, seconds } from './testing/createIssuer.js'

/** What an edge run-time has: the web's interfaces, and nothing of Node's. */
const web = {
  ...{ AbortController, AbortSignal, DOMException, Headers, Request, Response, URL },
  ...{ TextDecoder, TextEncoder, URLSearchParams, atob, btoa, crypto, structuredClone },
  ...{ clearTimeout, setTimeout, queueMicrotask, console },
  ...{ ArrayBuffer, Uint8Array },
}

const entry = new URL('../exports/server.ts', import.meta.url).pathname
let text: string
beforeAll(async () => {
  const built = await build({
    ...{ configFile: false, logLevel: 'silent' },
    build: {
      ...{ write: false, minify: false, target: 'es2022' },
      lib: { entry, formats: ['iife'], name: 'server' },
    },
  })
  const [first] = [built].flat()
  const [chunk] = first && 'output' in first ? first.output : []
  text = chunk?.type === 'chunk' ? chunk.code : ''
})

/** The entry in a context without `process`, `Buffer`, `require` or `global`. */
function load(fetch: typeof globalThis.fetch) {
  const context = createContext({ ...web, fetch })
  runInContext(text, context)
  for (const name of ['process', 'Buffer', 'require', 'global', 'setImmediate'])
    expect(runInContext(`typeof ${name}`, context)).toBe('undefined')
  return runInContext('server', context) as typeof server
}

test('nothing of Node’s is imported', () => {
  expect(text).not.toMatch(/\bfrom ["']node:|require\(["']/)
})

test('a sign-in is verified where there is nothing of Node’s', async () => {
  const { createNonce, verifySignIn } = load(() => Promise.reject(new Error('offline')))
  const key = privateKeyToAccount(generatePrivateKey())
  const nonce = createNonce()
  expect(nonce).toMatch(/^[A-Za-z0-9]{22}$/)
  const message = formatSiwxMessage({
    ...{ domain: 'market.example', uri: 'https://market.example/', version: '1', nonce },
    ...{ address: key.address, chainId: 'eip155:1', issuedAt: new Date().toISOString() },
  })
  const signature = await key.signMessage({ message })
  const expected = { message, origins: ['https://market.example'], nonce }
  expect(await verifySignIn({ ...expected, signature })).toMatchObject({
    signIn: { address: key.address },
  })
  expect(await verifySignIn({ ...expected, signature: '0x12' })).toEqual({ fault: 'signature' })
})

test('every chain family verifies there, by signatures of other libraries’ vectors', async () => {
  const { verifySignIn } = load(() => Promise.reject(new Error('offline')))
  const { signed } = JSON.parse(
    readFileSync(new URL('./testing/signed.json', import.meta.url), 'utf8'),
  ) as { signed: (Parameters<typeof verifySignIn>[0] & { at: number })[] }
  for (const one of signed)
    expect(await verifySignIn({ ...one, now: () => one.at }), one.chainId).toHaveProperty('signIn')
})

test('a token is verified where there is nothing of Node’s', async () => {
  const issuer = await createIssuer()
  const { createTokenVerifier } = load(issuer.serve)
  const { verifyToken } = createTokenVerifier({
    server: 'https://foyer.market.example',
    audience: 'market',
    now: () => seconds * 1_000,
  })
  expect(await verifyToken(await issuer.sign())).toMatchObject({ chainId: 'eip155:1' })
  expect(await verifyToken(await issuer.sign({ aud: 'other' }))).toBeUndefined()
})

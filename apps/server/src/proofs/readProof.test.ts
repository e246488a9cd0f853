import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { expect, test } from 'vitest'
import { createProofKeys } from './createProofKeys.js'
import { readProof } from './readProof.js'

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const jwk = publicKey.export({ format: 'jwk' })
const good = { typ: 'dpop+jwt', alg: 'ES256', jwk }
const claims = { jti: randomUUID(), htm: 'POST', htu: 'https://wallet.example/login', iat: 1 }

const written = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const proof = (header: object = good, dsaEncoding: 'ieee-p1363' | 'der' = 'ieee-p1363') => {
  const text = `${written(header)}.${written(claims)}`
  const signed = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding })
  return `${text}.${signed.toString('base64url')}`
}
const read = (text: string) => readProof(createProofKeys(), text)

test('reads what a proof says, and the thumbprint of its key', async () => {
  expect(read(proof())).toEqual({ claims, jkt: await calculateJwkThumbprint(jwk) })
})

test.each([
  { alg: 'none' },
  { alg: 'ES384' },
  { alg: undefined },
  { typ: 'JWT' },
  { crit: ['exp'] },
  { jwk: undefined },
  { jwk: privateKey.export({ format: 'jwk' }) },
  { jwk: { ...jwk, kty: 'RSA' } },
  { jwk: { ...jwk, crv: 'P-384' } },
  { jwk: { ...jwk, use: 'enc' } },
  { jwk: { ...jwk, x: jwk.y } },
])('refuses a header with %j, whoever signed it', (other) => {
  expect(() => read(proof({ ...good, ...other }))).toThrow()
})

test('refuses what its key did not sign as it stands', () => {
  const [head = '', body = '', signed = ''] = proof().split('.')
  const foreign = written({ ...claims, htu: 'https://evil.example/login' })
  const wrong = [
    ...[`${head}.${foreign}.${signed}`, `${head}.${body}.`, `${head}.${body}`],
    ...[`${head}.${body}.${signed}.`, `${head}.${body}.${signed}.${signed}`],
    ...[`${head}.${body}.${signed.slice(0, -4)}`, ` ${head}.${body}.${signed}`, ''],
    proof(good, 'der'),
  ]
  for (const text of wrong) expect(() => read(text), text).toThrow()
})

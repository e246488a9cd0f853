import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createEnvelope } from './createEnvelope.js'
import { createKmsProvider } from './createKmsProvider.js'
import { readKeyFile } from './readKeyFile.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const context = { wallet: 'w', set: 's', kind: 'keeper' }

test('makes the key file once, for its owner alone, and opens with it what it sealed', async () => {
  const path = join(folder, 'made', 'keeper.key')
  const envelope = createEnvelope(readKeyFile(path, data))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const sealed = await envelope.seal(Buffer.from('a share'), context)
  const again = createEnvelope(readKeyFile(path, data))
  expect(String(await again.open(sealed, context))).toBe('a share')
  // Another order of the same context is the same; another value, another part, another bit is not.
  const { kind, set, wallet } = context
  expect(String(await again.open(sealed, { kind, set, wallet }))).toBe('a share')
  await expect(again.open(sealed, { ...context, kind: 'guard' })).rejects.toThrow()
  await expect(again.open(sealed, { wallet, set })).rejects.toThrow()
  const parts = sealed.split('.')
  for (const index of [2, 3]) {
    const bytes = Buffer.from(parts[index] ?? '', 'base64url')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    const changed = parts.with(index, bytes.toString('base64url')).join('.')
    await expect(again.open(changed, context)).rejects.toThrow()
  }
  expect(await again.seal(Buffer.from('a share'), context)).not.toBe(sealed)
})

test('refuses a key file that others may read, that lies beside the data, or that holds no key', () => {
  const path = join(folder, 'loose.key')
  readKeyFile(path, data)
  chmodSync(path, 0o640)
  expect(() => readKeyFile(path, data)).toThrow('chmod 600')
  expect(() => readKeyFile(join(data, 'keeper.key'), data)).toThrow('lies in the data folder')
  chmodSync(path, 0o600)
  writeFileSync(path, 'short\n')
  expect(() => readKeyFile(path, data)).toThrow('32 bytes')
})

test('seals with a new first line, and opens what the older ones sealed', async () => {
  const path = join(folder, 'turned.key')
  const old = readKeyFile(path, data)
  const sealed = await createEnvelope(old).seal(Buffer.from('a share'), context)
  writeFileSync(path, `${randomBytes(32).toString('base64url')}\n${readFileSync(path, 'utf8')}`)
  const turned = readKeyFile(path, data)
  expect(turned.id).not.toBe(old.id)
  expect(String(await createEnvelope(turned).open(sealed, context))).toBe('a share')
  expect(turned.derive('codes')).toEqual(old.derive('codes'))
  expect(turned.derive('codes')).not.toEqual(turned.derive('mails'))
})

test('wraps by a key of AWS KMS, which is told what for, by requests that are signed', async () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const arn = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd'
  const kms = await startKms(secret)
  const settings = {
    ...{ kekKms: arn, kekKmsUrl: kms.url, awsSecretAccessKey: secret },
    ...{ awsAccessKeyId: 'AKIDEXAMPLE', awsSessionToken: '' },
  }
  const envelope = createEnvelope(createKmsProvider(settings))
  const sealed = await envelope.seal(Buffer.from('a share'), context)
  expect(String(await envelope.open(sealed, context))).toBe('a share')
  await expect(envelope.open(sealed, { ...context, set: 'other' })).rejects.toThrow('400')
  expect(kms.asked.map(({ KeyId }) => KeyId)).toEqual([arn, arn, arn])
  expect(kms.asked[0]?.EncryptionContext).toEqual(context)
  const stranger = createKmsProvider({ ...settings, awsSecretAccessKey: 'another' })
  await expect(createEnvelope(stranger).open(sealed, context)).rejects.toThrow('403')
  expect(() => createKmsProvider({ ...settings, awsAccessKeyId: '' })).toThrow('AWS_ACCESS_KEY_ID')
  await kms.stop()
})

type Asked = {
  KeyId: string
  Plaintext?: string
  CiphertextBlob?: string
  EncryptionContext: Record<string, string>
}

/** A key service of its own that checks signatures (AWS Signature Version 4) and seals by a key it shows nobody. */
async function startKms(secret: string) {
  const key = randomBytes(32)
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const answer = isSigned(request, body, secret) ? act(JSON.parse(body), request) : undefined
    response.statusCode = answer ? answer.status : 403
    response.end(JSON.stringify(answer?.said ?? {}))
  })
  const act = (ask: Asked, { headers }: IncomingMessage) => {
    asked.push(ask)
    const aad = Buffer.from(JSON.stringify(Object.entries(ask.EncryptionContext).sort()))
    if (headers['x-amz-target'] === 'TrentService.Encrypt') {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
      const data = cipher.update(Buffer.from(ask.Plaintext ?? '', 'base64'))
      const whole = Buffer.concat([nonce, data, cipher.final(), cipher.getAuthTag()])
      return { status: 200, said: { CiphertextBlob: whole.toString('base64') } }
    }
    try {
      const whole = Buffer.from(ask.CiphertextBlob ?? '', 'base64')
      const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(0, 12))
        .setAAD(aad)
        .setAuthTag(whole.subarray(-16))
      const plain = Buffer.concat([decipher.update(whole.subarray(12, -16)), decipher.final()])
      return { status: 200, said: { Plaintext: plain.toString('base64') } }
    } catch {
      return { status: 400, said: { __type: 'InvalidCiphertextException' } }
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function isSigned({ headers }: IncomingMessage, body: string, secret: string): boolean {
  const given = String(headers.authorization)
  const [, scope = '', names = '', signature = ''] =
    /Credential=\w+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)/.exec(given) ?? []
  const canonical = names.split(';').map((name) => `${name}:${headers[name]}\n`)
  const hash = createHash('sha256').update(body).digest('hex')
  const request = ['POST', '/', '', canonical.join(''), names, hash].join('\n')
  const time = String(headers['x-amz-date'])
  const digest = createHash('sha256').update(request).digest('hex')
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const signing = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return (
    hmac(signing, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`).toString('hex') === signature
  )
}

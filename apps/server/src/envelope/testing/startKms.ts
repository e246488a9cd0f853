import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { startStandIn } from '../../testing/startStandIn.js'

/** What was asked of the key service. */
type Asked = {
  KeyId: string
  Plaintext?: string
  CiphertextBlob?: string
  EncryptionContext: Record<string, string>
}

type Answer = { status: number; said: unknown }

/** How the service is: it cuts every connection, or answers so before anything else. */
type KmsMood = 'up' | 'away' | { readonly status: number; readonly name: string }

export type TestKms = {
  url: string
  asked: readonly Asked[]
  /** @param times for so many requests; else until the next call */
  be(mood: KmsMood, times?: number): void
  stop(): Promise<void>
}

/** A key service of its own that checks signatures (AWS Signature Version 4) and seals by keys that never leave it, one for each ARN. */
export async function startKms(secret: string): Promise<TestKms> {
  const root = randomBytes(32)
  const asked: Asked[] = []
  let mood: KmsMood = 'up'
  let left = Number.POSITIVE_INFINITY
  const { url, stop } = await startStandIn((body, request, response) => {
    const now = left > 0 ? mood : 'up'
    left -= 1
    if (now === 'away') {
      response.destroy()
      return
    }
    const { status, said } = now === 'up' ? act(root, asked, { request, body, secret }) : moody(now)
    response.statusCode = status
    response.end(JSON.stringify(said))
  })
  return {
    url,
    asked,
    be(next, times = Number.POSITIVE_INFINITY) {
      mood = next
      left = times
    },
    stop,
  }
}

function moody({ status, name }: Exclude<KmsMood, string>): Answer {
  return { status, said: { __type: name } }
}

type Request = { request: IncomingMessage; body: string; secret: string }

function act(root: Buffer, asked: Asked[], { request, body, secret }: Request): Answer {
  if (!isSigned(request, body, secret))
    return { status: 403, said: { __type: 'AccessDeniedException' } }
  const ask: Asked = JSON.parse(body)
  asked.push(ask)
  const id = createHash('sha256').update(ask.KeyId).digest()
  const key = createHmac('sha256', root).update(id).digest()
  const aad = Buffer.from(JSON.stringify(Object.entries(ask.EncryptionContext).sort()))
  if (request.headers['x-amz-target'] === 'TrentService.Encrypt') {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(aad)
    const data = cipher.update(Buffer.from(ask.Plaintext ?? '', 'base64'))
    const whole = Buffer.concat([id, nonce, data, cipher.final(), cipher.getAuthTag()])
    return { status: 200, said: { CiphertextBlob: whole.toString('base64') } }
  }
  const whole = Buffer.from(ask.CiphertextBlob ?? '', 'base64')
  if (!whole.subarray(0, 32).equals(id))
    return { status: 400, said: { __type: 'com.amazonaws.kms#IncorrectKeyException' } }
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, whole.subarray(32, 44))
      .setAAD(aad)
      .setAuthTag(whole.subarray(-16))
    const plain = Buffer.concat([decipher.update(whole.subarray(44, -16)), decipher.final()])
    return { status: 200, said: { Plaintext: plain.toString('base64') } }
  } catch {
    return { status: 400, said: { __type: 'InvalidCiphertextException' } }
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

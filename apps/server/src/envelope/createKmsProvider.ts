import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import * as v from 'valibot'
import type { KekProvider, SealContext } from './KekProvider.js'
import { keysAway, keysRefused } from './keyFailures.js'

/** Where the key is, and who may use it. */
export type KmsSettings = {
  /** The ARN of the key. */
  kekKms: string
  /** Empty: AWS's own address in the region of the ARN. */
  kekKmsUrl: string
  awsAccessKeyId: string
  awsSecretAccessKey: string
  awsSessionToken: string
}

/** Of all tries together. */
const waitMs = 5_000
const tries = 3
/** A refusal for now, which AWS gives as one for good. */
const tooOften = ['ThrottlingException', 'LimitExceededException', 'KeyUnavailableException']
const pauseMs = 100
const answerBytes = 65_536

const Wrapped = v.object({ CiphertextBlob: v.pipe(v.string(), v.base64()) })
const Opened = v.object({ Plaintext: v.pipe(v.string(), v.base64()) })
const Refused = v.object({ __type: v.pipe(v.string(), v.regex(/^[\w.#]{1,100}$/)) })

type Said = { status: number; body: unknown }

/**
 * Wraps keys by a key of AWS KMS that never leaves it. What a share belongs to is the encryption context, so that
 * the log of AWS has each use, and a wrapped key opens for nothing else. A call that AWS cannot serve for now is repeated a few times.
 *
 * Both calls throw `HttpError` 503: `keys_away` when the next try may go well, `keys_refused` when the operator has to act first.
 *
 * @param prefix the prefix of the settings' names, for error messages
 * @throws when the credentials for AWS are missing
 */
export function createKmsProvider(settings: KmsSettings, prefix: string): KekProvider {
  const { kekKms: arn, awsAccessKeyId, awsSecretAccessKey, awsSessionToken } = settings
  if (awsAccessKeyId === '' || awsSecretAccessKey === '')
    throw new Error(`${prefix}KEK_KMS needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`)
  const region = arn.split(':')[3] ?? ''
  const url = settings.kekKmsUrl || `https://kms.${region}.amazonaws.com`
  const aws = new AwsClient({
    accessKeyId: awsAccessKeyId,
    secretAccessKey: awsSecretAccessKey,
    ...(awsSessionToken !== '' && { sessionToken: awsSessionToken }),
    service: 'kms',
    region,
    retries: 0,
  })
  const send = async (action: string, body: string, signal: AbortSignal): Promise<Said> => {
    const answer = await aws.fetch(`${url}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `TrentService.${action}`,
      },
      body,
      redirect: 'error',
      signal,
    })
    return { status: answer.status, body: await readJson(answer) }
  }
  const request = async (action: string, fields: Record<string, unknown>): Promise<unknown> => {
    const body = JSON.stringify({ KeyId: arn, ...fields })
    const signal = AbortSignal.timeout(waitMs)
    for (let left = tries - 1; ; left--) {
      const { status, body: said } = await send(action, body, signal).catch((cause) => {
        throw keysAway(new Error(`KMS could not be asked for ${action}`, { cause }))
      })
      if (status === 200) return said
      const name = nameOf(said)
      const why = new Error(`KMS answered ${action} with ${status} ${name}`.trim())
      if (status < 500 && status !== 429 && !tooOften.includes(name)) throw keysRefused(why)
      if (left === 0) throw keysAway(why)
      await pause(Math.random() * pauseMs * 2 ** (tries - left))
    }
  }
  const read = <schema extends v.GenericSchema>(schema: schema, answer: unknown) => {
    const result = v.safeParse(schema, answer)
    if (result.success) return result.output
    throw keysAway(new Error('KMS answered what makes no sense'))
  }
  const contextOf = (context: SealContext) => ({ EncryptionContext: { ...context } })
  return {
    id: 'kms',
    knows: (id) => id === 'kms',
    async wrap(key, context) {
      const Plaintext = Buffer.from(key).toString('base64')
      const answer = await request('Encrypt', { Plaintext, ...contextOf(context) })
      return Buffer.from(read(Wrapped, answer).CiphertextBlob, 'base64')
    },
    async unwrap(_, wrapped, context) {
      const CiphertextBlob = Buffer.from(wrapped).toString('base64')
      const answer = await request('Decrypt', { CiphertextBlob, ...contextOf(context) })
      return Buffer.from(read(Opened, answer).Plaintext, 'base64')
    },
  }
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return text.length > answerBytes ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** AWS writes some with the name of the service before it. */
function nameOf(said: unknown): string {
  const read = v.safeParse(Refused, said)
  return read.success ? (read.output.__type.split('#').at(-1) ?? '') : ''
}

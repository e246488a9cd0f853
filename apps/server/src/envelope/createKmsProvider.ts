import { AwsClient } from 'aws4fetch'
import * as v from 'valibot'
import type { KekProvider, SealContext } from './KekProvider.js'

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

const waitMs = 5_000
const Wrapped = v.object({ CiphertextBlob: v.pipe(v.string(), v.base64()) })
const Opened = v.object({ Plaintext: v.pipe(v.string(), v.base64()) })

/**
 * Wraps keys by a key of AWS KMS that never leaves it. What a share belongs to is the encryption context, so that
 * the log of AWS has each use, and a wrapped key opens for nothing else.
 *
 * @throws when there is nobody to be for AWS
 */
export function createKmsProvider(settings: KmsSettings): KekProvider {
  const { kekKms: arn, awsAccessKeyId, awsSecretAccessKey, awsSessionToken } = settings
  if (awsAccessKeyId === '' || awsSecretAccessKey === '')
    throw new Error('FOYER_KEK_KMS needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const region = arn.split(':')[3] ?? ''
  const url = settings.kekKmsUrl || `https://kms.${region}.amazonaws.com`
  const aws = new AwsClient({
    accessKeyId: awsAccessKeyId,
    secretAccessKey: awsSecretAccessKey,
    ...(awsSessionToken !== '' && { sessionToken: awsSessionToken }),
    service: 'kms',
    region,
    retries: 2,
  })
  const ask = async (action: string, body: Record<string, unknown>): Promise<unknown> => {
    const answer = await aws.fetch(`${url}/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `TrentService.${action}`,
      },
      body: JSON.stringify({ KeyId: arn, ...body }),
      signal: AbortSignal.timeout(waitMs),
    })
    if (!answer.ok) throw new Error(`KMS answered ${action} with ${answer.status}`)
    return answer.json()
  }
  const contextOf = (context: SealContext) => ({ EncryptionContext: { ...context } })
  return {
    id: 'kms',
    knows: (id) => id === 'kms',
    async wrap(key, context) {
      const Plaintext = Buffer.from(key).toString('base64')
      const answer = await ask('Encrypt', { Plaintext, ...contextOf(context) })
      return Buffer.from(v.parse(Wrapped, answer).CiphertextBlob, 'base64')
    },
    async unwrap(_, wrapped, context) {
      const CiphertextBlob = Buffer.from(wrapped).toString('base64')
      const answer = await ask('Decrypt', { CiphertextBlob, ...contextOf(context) })
      return Buffer.from(v.parse(Opened, answer).Plaintext, 'base64')
    },
  }
}

import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createEnvelope } from './createEnvelope.js'
import { createKmsProvider } from './createKmsProvider.js'
import { openKeyFile } from './openKeyFile.js'
import { startKms } from './testing/startKms.js'

const folder = mkdtempSync(join(tmpdir(), 'foyer-keys-'))
const data = join(folder, 'data')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const context = { wallet: 'w', set: 's', kind: 'keeper' }

test('makes the key file once, for its owner alone, and opens with it what it sealed', async () => {
  const path = join(folder, 'made', 'keeper.key')
  const envelope = createEnvelope(openKeyFile(path, data))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  const sealed = await envelope.seal(Buffer.from('a share'), context)
  const again = createEnvelope(openKeyFile(path, data))
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
  openKeyFile(path, data)
  chmodSync(path, 0o640)
  expect(() => openKeyFile(path, data)).toThrow('chmod 600')
  expect(() => openKeyFile(join(data, 'keeper.key'), data)).toThrow('lies in the data folder')
  chmodSync(path, 0o600)
  writeFileSync(path, 'short\n')
  expect(() => openKeyFile(path, data)).toThrow('32 bytes')
})

test('seals with a new first line, and opens what the older ones sealed', async () => {
  const path = join(folder, 'turned.key')
  const old = openKeyFile(path, data)
  const sealed = await createEnvelope(old).seal(Buffer.from('a share'), context)
  writeFileSync(path, `${randomBytes(32).toString('base64url')}\n${readFileSync(path, 'utf8')}`)
  const turned = openKeyFile(path, data)
  expect(turned.id).not.toBe(old.id)
  expect(String(await createEnvelope(turned).open(sealed, context))).toBe('a share')
  expect(turned.derive('codes')).toEqual(old.derive('codes'))
  const fresh = await createEnvelope(turned).seal(Buffer.from('another'), context)
  // Without the older line what was sealed since opens all the same.
  writeFileSync(path, readFileSync(path, 'utf8').split('\n')[0] ?? '')
  expect(String(await createEnvelope(openKeyFile(path, data)).open(fresh, context))).toBe('another')
  expect(turned.derive('codes')).not.toEqual(turned.derive('mails'))
})

test('wraps by a key of AWS KMS, which gets the purpose, by signed requests', async () => {
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
  const arn = 'arn:aws:kms:eu-central-1:111122223333:key/1234abcd'
  const kms = await startKms(secret)
  const settings = {
    ...{ kekKms: arn, kekKmsUrl: kms.url, awsSecretAccessKey: secret },
    ...{ awsAccessKeyId: 'AKIDEXAMPLE', awsSessionToken: '' },
  }
  const envelope = createEnvelope(createKmsProvider(settings, 'FOYER_'))
  const sealed = await envelope.seal(Buffer.from('a share'), context)
  expect(String(await envelope.open(sealed, context))).toBe('a share')
  const refused = (why: string) => ({
    ...{ status: 503, reason: 'keys_refused' },
    cause: expect.objectContaining({ message: expect.stringContaining(why) }),
  })
  await expect(envelope.open(sealed, { ...context, set: 'other' })).rejects.toMatchObject(
    refused('400 InvalidCiphertextException'),
  )
  expect(kms.asked.map(({ KeyId }) => KeyId)).toEqual([arn, arn, arn])
  expect(kms.asked[0]?.EncryptionContext).toEqual(context)
  const stranger = createKmsProvider({ ...settings, awsSecretAccessKey: 'another' }, 'FOYER_')
  await expect(createEnvelope(stranger).open(sealed, context)).rejects.toMatchObject(
    refused('403 AccessDeniedException'),
  )
  expect(() => createKmsProvider({ ...settings, awsAccessKeyId: '' }, 'FOYER_GUARD_')).toThrow(
    'FOYER_GUARD_KEK_KMS needs AWS_ACCESS_KEY_ID',
  )
  await kms.stop()
})

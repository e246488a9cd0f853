import { p256 } from '@noble/curves/p256'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { base64urlnopad } from '@scure/base'
import * as v from 'valibot'
import type { Assertion, StoredPasskey } from './Passkey.js'

const ClientData = v.object({ type: v.string(), challenge: v.string(), origin: v.string() })

/** Authenticator data: 32 bytes of the site's hash, flags, a counter (WebAuthn level 3, §6.1). */
const headLength = 37
const userPresent = 1
const userVerified = 4

/**
 * Whether an assertion is of this passkey, for this challenge, on this origin, with user verification (WebAuthn level 3, §7.2). Gives the
 * new counter; `undefined`: it is not.
 */
export async function checkAssertion(
  { credentialId, clientData, authenticatorData, signature }: Assertion,
  { challenge, passkey, origin }: checkAssertion.Parameters,
): Promise<number | undefined> {
  if (!isSame(credentialId, passkey.credentialId)) return undefined
  if (!isAbout(clientData, challenge, origin)) return undefined
  const counter = counterOf(authenticatorData, origin)
  if (counter === undefined) return undefined
  // A copy of a key counts for itself, and falls behind.
  const isCounting = counter > 0 || passkey.counter > 0
  if (isCounting && counter <= passkey.counter) return undefined
  const signed = concatBytes(authenticatorData, sha256(clientData))
  return (await isSigned(passkey, signature, signed)) ? counter : undefined
}

export declare namespace checkAssertion {
  type Parameters = {
    challenge: Uint8Array
    passkey: Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'algorithm' | 'counter'>
    /** The wallet's own. */
    origin: string
  }
}

/** The counter of authenticator data for this site, with the user present and verified; else `undefined`. */
export function counterOf(data: Uint8Array, origin: string): number | undefined {
  if (data.length < headLength) return undefined
  const site = sha256(new TextEncoder().encode(new URL(origin).hostname))
  const flags = data[32] ?? 0
  const isThere = (flags & userPresent) !== 0 && (flags & userVerified) !== 0
  if (!isThere || !isSame(data.subarray(0, 32), site)) return undefined
  return new DataView(data.buffer, data.byteOffset).getUint32(33)
}

function isAbout(clientData: Uint8Array, challenge: Uint8Array, origin: string): boolean {
  const { success, output } = v.safeParse(ClientData, parse(clientData))
  return (
    success &&
    output.type === 'webauthn.get' &&
    output.challenge === base64urlnopad.encode(challenge) &&
    output.origin === origin
  )
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

async function isSigned(
  { algorithm, publicKey }: Pick<StoredPasskey, 'algorithm' | 'publicKey'>,
  signature: Uint8Array,
  signed: Uint8Array,
): Promise<boolean> {
  const hash = 'SHA-256'
  const kind =
    algorithm === -7
      ? { name: 'ECDSA', namedCurve: 'P-256', hash }
      : { name: 'RSASSA-PKCS1-v1_5', hash }
  try {
    const key = await crypto.subtle.importKey('spki', new Uint8Array(publicKey), kind, false, [
      'verify',
    ])
    // Authenticators write ES256 in DER, the browser's verifying reads the two numbers side by side.
    const plain =
      algorithm === -7 ? p256.Signature.fromDER(signature).toCompactRawBytes() : signature
    return await crypto.subtle.verify(kind, key, new Uint8Array(plain), new Uint8Array(signed))
  } catch {
    return false
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

import { chacha20poly1305 } from '@noble/ciphers/chacha'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { decodeBase64, decodeUtf8, encodeBase64 } from '../base64.js'
import { envelopeMax } from '../catalogue/pairing.js'
import { deriveSymKey } from './keys.js'

const ivBytes = 12
const tagBytes = 16
const keyBytes = 32

/**
 * Puts a text into an envelope for the relay, in base64: type 0, or type 1 when it has to bring the sender's
 * public key along.
 */
export function sealEnvelope({ symKey, text, senderPublicKey }: sealEnvelope.Parameters): string {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const box = chacha20poly1305(hexToBytes(symKey), iv).encrypt(utf8ToBytes(text))
  const head = senderPublicKey
    ? [Uint8Array.of(1), hexToBytes(senderPublicKey)]
    : [Uint8Array.of(0)]
  return encodeBase64(concatBytes(...head, iv, box))
}

export declare namespace sealEnvelope {
  type Parameters = {
    /** 64 hex digits. A secret. */
    symKey: string
    text: string
    /** 64 hex digits. */
    senderPublicKey?: string
  }
}

/** Why an envelope stays closed. A clear one (type 2) is for links between apps and never opened here. */
export type EnvelopeFault = 'too_large' | 'malformed' | 'clear' | 'type_unknown' | 'wrong_key'

export type OpenedEnvelope = {
  readonly text: string
  /** The key it was closed with. A secret. */
  readonly symKey: string
  /** Of an envelope of type 1. */
  readonly senderPublicKey?: string
}

/** Opens an envelope of the relay from any sender: type 0 with the key of its topic, type 1 with one's own private key. Never throws. */
export function openEnvelope({
  envelope,
  ...key
}: openEnvelope.Parameters): OpenedEnvelope | { readonly fault: EnvelopeFault } {
  if (envelope.length > envelopeMax) return { fault: 'too_large' }
  const bytes = decodeBase64(envelope)
  if (!bytes?.length) return { fault: 'malformed' }
  const [type] = bytes
  if (type === 2) return { fault: 'clear' }
  if (type !== 0 && type !== 1) return { fault: 'type_unknown' }
  const start = type === 1 ? 1 + keyBytes : 1
  if (bytes.length < start + ivBytes + tagBytes) return { fault: 'malformed' }
  const sender = type === 1 ? { senderPublicKey: bytesToHex(bytes.subarray(1, start)) } : {}
  const symKey = keyFor(key, sender)
  const text = symKey && decrypt(symKey, bytes.subarray(start))
  if (!symKey || text === undefined) return { fault: 'wrong_key' }
  return { text, symKey, ...sender }
}

export declare namespace openEnvelope {
  type Parameters = { envelope: string } & Key
  /** 64 hex digits. Secrets. */
  type Key = { symKey: string; privateKey?: never } | { privateKey: string; symKey?: never }
}

/** The type byte decides which key opens it: the other is not tried. */
function keyFor(
  { symKey, privateKey }: openEnvelope.Key,
  { senderPublicKey }: { senderPublicKey?: string },
): string | undefined {
  if (senderPublicKey === undefined) return symKey
  return privateKey && deriveSymKey(privateKey, senderPublicKey)
}

function decrypt(symKey: string, bytes: Uint8Array): string | undefined {
  try {
    const cipher = chacha20poly1305(hexToBytes(symKey), bytes.subarray(0, ivBytes))
    return decodeUtf8(cipher.decrypt(bytes.subarray(ivBytes)))
  } catch {
    return undefined
  }
}

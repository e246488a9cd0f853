import { decodeBase64, decodeUtf8 } from '../base64.js'
import { pairingUriMax } from '../catalogue/pairing.js'

/** What a pairing URI (ERC-1328) says. It is as secret as the key in it. */
export type PairingUri = {
  /** 64 hex digits. */
  readonly topic: string
  /** 64 hex digits. */
  readonly symKey: string
  readonly relayProtocol: string
  readonly relayData?: string
  /** Milliseconds since 1970; a URI without lives as long as its pairing. */
  readonly expiresAt?: number
  /** The calls that the page makes over this pairing; empty when it says nothing. */
  readonly methods: readonly string[]
}

export type PairingUriFault =
  | 'malformed'
  | 'version_unsupported'
  | 'relay_missing'
  | 'key_missing'
  | 'expired'
  | 'methods_unsupported'

const hex64 = /^[0-9a-f]{64}$/
const form = /^wc:(?:\/\/|\/)?([0-9a-fA-F]{64})@(\d{1,4})\/?(?:\?([^#]*))?(?:#.*)?$/
const oldForm = /^wc:(?:\/\/|\/)?[^@?]+@1(?:\?|$)/

/**
 * Reads a pairing URI in each spelling that is around: `wc:`, `wc:/`, `wc://`, or either in base64. The
 * order of the parameters says nothing, and unknown ones are ignored. Never throws.
 */
export function parsePairingUri(
  text: string,
  { now, methods }: parsePairingUri.Options = {},
): { readonly uri: PairingUri } | { readonly fault: PairingUriFault } {
  const spelled = plain(text)
  if (spelled && oldForm.test(spelled)) return { fault: 'version_unsupported' }
  const [, topic, version, query = ''] = (spelled && form.exec(spelled)) || []
  if (!topic) return { fault: 'malformed' }
  if (version !== '2') return { fault: 'version_unsupported' }
  const read = readParameters(topic.toLowerCase(), new URLSearchParams(query), now)
  const isServed =
    'fault' in read || !methods || read.uri.methods.every((one) => methods.includes(one))
  return isServed ? read : { fault: 'methods_unsupported' }
}

export declare namespace parsePairingUri {
  type Options = {
    /** Milliseconds since 1970. With it an expired URI is refused. */
    now?: number
    /** The calls that the reader serves. With them a URI that announces others is refused. */
    methods?: readonly string[]
  }
}

/** Writes a pairing URI for the relay protocol `irn`. */
export function formatPairingUri({
  topic,
  symKey,
  expiresAt,
  methods = [],
}: formatPairingUri.Parameters): string {
  const list = methods.length > 0 ? `&methods=${methods.join(',')}` : ''
  const expiry = Math.floor(expiresAt / 1_000)
  return `wc:${topic}@2?relay-protocol=irn&symKey=${symKey}&expiryTimestamp=${expiry}${list}`
}

export declare namespace formatPairingUri {
  type Parameters = {
    topic: string
    symKey: string
    /** Milliseconds since 1970. */
    expiresAt: number
    methods?: readonly string[]
  }
}

function plain(text: string): string | undefined {
  if (text.length > pairingUriMax) return undefined
  const trimmed = text.trim()
  if (/^wc:/i.test(trimmed)) return `wc${trimmed.slice(2)}`
  const bytes = decodeBase64(trimmed)
  return bytes && decodeUtf8(bytes)?.trim()
}

function readParameters(
  topic: string,
  parameters: URLSearchParams,
  now: number | undefined,
): { readonly uri: PairingUri } | { readonly fault: PairingUriFault } {
  const relayProtocol = parameters.get('relay-protocol')
  if (!relayProtocol) return { fault: 'relay_missing' }
  const symKey = parameters.get('symKey')?.toLowerCase()
  if (!symKey || !hex64.test(symKey)) return { fault: 'key_missing' }
  const expiry = parameters.get('expiryTimestamp')
  if (expiry !== null && !/^\d{1,11}$/.test(expiry)) return { fault: 'malformed' }
  const expiresAt = expiry === null ? undefined : Number(expiry) * 1_000
  if (now !== undefined && expiresAt !== undefined && expiresAt <= now) return { fault: 'expired' }
  const relayData = parameters.get('relay-data')
  return {
    uri: {
      topic,
      symKey,
      relayProtocol,
      ...(relayData !== null && { relayData }),
      ...(expiresAt !== undefined && { expiresAt }),
      methods: methodsOf(parameters.get('methods')),
    },
  }
}

/** Both notations: `a,b` and, in groups, `[a],[b,c]`. */
function methodsOf(list: string | null): string[] {
  return [...new Set((list ?? '').split(/[\s,[\]]+/).filter(Boolean))]
}

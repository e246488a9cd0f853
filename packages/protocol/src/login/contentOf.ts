import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { base64urlnopad } from '@scure/base'

const digest = (text: string) => base64urlnopad.encode(sha256(utf8ToBytes(text)))

/** A digest of all that a service keeps of a set. */
export function contentOf({ share, mark, recovery }: contentOf.Kept): string {
  return digest(JSON.stringify([share, mark ?? null, recovery ?? null]))
}

export declare namespace contentOf {
  type Kept = {
    share: string
    mark?: string | null | undefined
    recovery?: string | null | undefined
  }
}

/**
 * Proves a share of a set, without the share: a service that has its `markOf` recognizes it. The share is random, so that neither tells
 * anything of it.
 */
export function tokenOf(part: tokenOf.Part): string {
  const { walletId, setId, share } = part
  return digest(['Foyer, a part that was in use, version 1', walletId, setId, share].join('\n'))
}

export declare namespace tokenOf {
  type Part = { walletId: string; setId: string; share: string }
}

/** What a service keeps to know a token by. */
export const markOf = (token: string) => digest(token)

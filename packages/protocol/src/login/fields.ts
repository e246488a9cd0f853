import * as v from 'valibot'
import { text } from '../api/fields.js'
import { wordMax } from '../catalogue/limits.js'
import { isOrigin } from '../isOrigin.js'
import { CheckNumber } from './CheckNumber.js'

/** An address of the web, as browsers write it. */
export const WebAddress = v.pipe(
  text(2_048),
  v.check(
    (address) =>
      URL.canParse(address) &&
      /^https?:$/.test(new URL(address).protocol) &&
      new URL(address).href === address,
    'Expected a web address',
  ),
)
/** Bytes, as base64url without padding. */
const bytes = (max: number) =>
  v.pipe(text(Math.ceil((max * 4) / 3)), v.regex(/^[\w-]*$/, 'Expected base64url'))

/** 128 random bits: of a wallet, of a set of shares, of a ticket. */
export const RandomId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'Expected 16 bytes as base64url'))
/** 256 random bits, or a SHA-256. */
export const Digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'Expected 32 bytes as base64url'))
export const Code = v.pipe(v.string(), v.regex(/^\d{6}$/, 'Expected six digits'))
export const LoginEmail = v.pipe(text(254), v.trim(), v.toLowerCase(), v.email())
/** The page that asks, as the browser told the frame. Mails name it. */
export const RequestingOrigin = v.pipe(text(256), v.check(isOrigin, 'Expected an origin'))
/** A share of Shamir's scheme: one byte more than the secret. */
export const ShareBytes = bytes(64)

/** What can put the key together: `user` needs something the user holds, `guarded` a second service. */
export const Tier = v.picklist(['guarded', 'user'])
export type Tier = v.InferOutput<typeof Tier>

export const socialProviders = [
  'google',
  'github',
  'apple',
  'facebook',
  'x',
  'discord',
  'farcaster',
] as const
export const Social = v.picklist(socialProviders)

/** A user's identity at an issuer: of an e-mail address the issuer is `email`. */
export const LoginIdentity = v.object({
  issuer: text(256),
  subject: text(256),
  email: v.nullish(text(254)),
  userName: v.nullish(text(256)),
  provider: v.union([v.literal('email'), Social]),
})
export type LoginIdentity = v.InferOutput<typeof LoginIdentity>

/**
 * A message of Sign In With Farcaster and its signature. Its nonce is made of the browser's key and the round's `hash`, so that
 * keeper and guard can each tell by themselves that it was signed for them.
 */
export const FarcasterProof = v.strictObject({ message: text(4_096), signature: text(2_048) })
export type FarcasterProof = v.InferOutput<typeof FarcasterProof>

export const WalletAddresses = v.object({ eip155: text(128), solana: text(128) })
export type WalletAddresses = v.InferOutput<typeof WalletAddresses>

/**
 * Signatures by both keys of a wallet, over what is done with its shares: a session or an accepted browser does not prove the key.
 * Ethereum's has 65 bytes, the last one to recover the key by; Solana's 64.
 */
export const OwnerProof = v.strictObject({
  eip155: v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'Expected 65 bytes as base64url')),
  solana: v.pipe(v.string(), v.regex(/^[\w-]{86}$/, 'Expected 64 bytes as base64url')),
})
export type OwnerProof = v.InferOutput<typeof OwnerProof>

/** What the keeper knows of a wallet beside its share. */
export const WalletRecord = v.object({
  walletId: RandomId,
  addresses: WalletAddresses,
  tier: Tier,
  /**
   * What the recovery share is wrapped in where the user holds it: ciphertext and parameters, nothing to open it with. JSON of the wallet.
   * The keeper sees of it whether `ways` changed, which is as weighty as another tier, and nothing else.
   */
  recovery: v.nullish(text(8_192)),
  /** When it was made, milliseconds since 1970. */
  createdAt: v.number(),
})
export type WalletRecord = v.InferOutput<typeof WalletRecord>

/** One share of one set. Of a wallet that is being split anew there are two sets: both are kept until the new one is complete. */
export const HeldShare = v.object({
  setId: RandomId,
  share: ShareBytes,
  state: v.picklist(['current', 'next']),
})
export type HeldShare = v.InferOutput<typeof HeldShare>

/** Everything a call is known by: the asking browser's key proves each (RFC 9449, DPoP), with the session's token once there is one. */
export const proofHeaders = {
  dpop: text(4_096),
  authorization: v.optional(v.pipe(text(wordMax * 4), v.regex(/^DPoP [\w-]{43}$/))),
}
export const LoggedIn = v.object({
  /** 256 bits, bound to the browser's key; sent as `authorization: DPoP …`. The server keeps its hash alone. */
  session: Digest,
  identity: LoginIdentity,
  wallet: v.nullish(WalletRecord),
  /** When this browser was first let in, milliseconds since 1970. */
  deviceSince: v.number(),
})
export type LoggedIn = v.InferOutput<typeof LoggedIn>

/** Seconds until the next try makes sense, beside every refusal 429 (`retry-after`). */
export const emptyAnswer = v.object({})

/** A mail with a code is on its way. `number`: what that mail says, for the requesting page to show; no other page gets it. */
export const CodeReply = v.object({ number: v.optional(CheckNumber) })

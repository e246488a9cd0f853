import type { WalletAddresses } from '@foyer/protocol/login'
import * as v from 'valibot'

const Text = v.pipe(v.string(), v.maxLength(512), v.regex(/^[\w-]+$/))
const Box = v.object({ iv: Text, box: Text })
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** Written down in `docs/wallet.md`, so that any program can read it. */
export const kitFormat = 'foyer leaving kit'

/** A file to leave with: all of a wallet, locked by what its owner chose. It needs no server to be opened. */
export const Kit = v.object({
  format: v.literal(kitFormat),
  version: v.literal(1),
  addresses: v.object({
    eip155: v.pipe(v.string(), v.maxLength(128)),
    solana: v.pipe(v.string(), v.maxLength(128)),
  }),
  /** When it was made, in ISO 8601. */
  madeAt: v.pipe(v.string(), v.maxLength(64)),
  /** Each opens the key of `content`. */
  locks: v.pipe(
    v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('passphrase'),
          salt: Text,
          argon: v.object({ m: between(8, 1_048_576), t: between(1, 64), p: between(1, 4) }),
          key: Box,
        }),
        v.object({ kind: v.literal('printed'), salt: Text, key: Box }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(4),
  ),
  /** The entropy of BIP-39, 16 bytes. */
  content: Box,
})
export type Kit = v.InferOutput<typeof Kit>

/** `undefined` when the text is no kit of a version that is known here. */
export function readKit(text: string): Kit | undefined {
  try {
    const { success, output } = v.safeParse(Kit, JSON.parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/** What the ciphertexts are bound to: a kit cannot be put together of two. */
export const aboutContent = ({ eip155, solana }: WalletAddresses) =>
  `${kitFormat} 1|${eip155}|${solana}`
export const aboutLock = (addresses: WalletAddresses, kind: string, salt: string) =>
  `${aboutContent(addresses)}|${kind}|${salt}`

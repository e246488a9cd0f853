import * as v from 'valibot'
import { messageMax, nameMin, namePictureMax, signInSignatureMax } from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { Address, ProjectId, Text, text } from './fields.js'

/** What the message that registers a name says, in this order. The time is in seconds. */
export type NameMessage = {
  readonly name: string
  /** What is given is kept, and an empty text takes away what was kept. */
  readonly attributes: { readonly avatar?: string | undefined; readonly bio?: string | undefined }
  readonly timestamp: number
}

/** Writes the message that registers a name, in the one spelling that servers take. */
export function writeNameMessage({ name, attributes, timestamp }: NameMessage): string {
  const { avatar, bio } = attributes
  return JSON.stringify({ name, attributes: { avatar, bio }, timestamp })
}

/** What a message says that changes a name of the account that signs it. The time is in seconds. */
export type NameChange = { readonly name: string; readonly timestamp: number } & (
  | { readonly action: 'release' }
  | { readonly action: 'rename'; readonly to: string }
  | { readonly action: 'lead'; readonly coin_type: number; readonly address: string }
  /** `sha256:` and the hash of the picture's bytes in hex; empty to take away the picture that is kept. */
  | { readonly action: 'picture'; readonly picture: string }
)

/** Writes the message that changes a name, in the one spelling that servers take. */
export function writeNameChange(change: NameChange): string {
  const { action, name, timestamp } = change
  if (change.action === 'rename') return JSON.stringify({ action, name, to: change.to, timestamp })
  if (change.action === 'picture')
    return JSON.stringify({ action, name, picture: change.picture, timestamp })
  if (change.action === 'release') return JSON.stringify({ action, name, timestamp })
  const { coin_type, address } = change
  return JSON.stringify({ action, name, coin_type, address, timestamp })
}

/** As wallets of the chain family write it: hex, base58 or base64. */
const Signature = v.pipe(text(signInSignatureMax), v.regex(/^[\w+/=-]+$/))
/** Base64: of a family whose address does not tell the key. */
const PublicKey = v.optional(v.pipe(Text, v.regex(/^[\w+/=-]+$/)))

/** An account, and what it signed. */
const signed = {
  /**
   * The coin under which the name leads to the address: 0x80000000 with the chain's id set in it for an EVM network (ENSIP-11), 501 for Solana, 0 for
   * Bitcoin, 354 for Polkadot, 118 for Cosmos (SLIP-44).
   */
  coin_type: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
  address: Address,
  /** JSON without spaces: `writeNameMessage`, `writeNameChange`. */
  message: v.pipe(text(messageMax), v.minLength(nameMin)),
  signature: Signature,
  publicKey: PublicKey,
}

export const registerName = endpoint({
  method: 'POST',
  path: '/v1/profile/account',
  summary: 'Registers the name of a signed message for the address that signed it.',
  input: {
    // Some clients name no project here.
    query: { projectId: v.optional(ProjectId) },
    body: v.strictObject(signed),
  },
  output: v.object({ success: v.boolean() }),
  errors: {
    400: 'The address, the message, its time, the name or the signature is none that registers.',
    409: 'The name is taken already, the message was used, or the account holds as many names as it may.',
    429: 'The account, or the network address, tried too often.',
  },
})

export const changeName = endpoint({
  method: 'POST',
  path: '/v1/profile/change',
  summary:
    'Releases or renames a name as its account signed, gives it a picture, or leads it to an address of another account.',
  input: {
    body: v.strictObject({
      ...signed,
      /** Of the same message, by the account of the address that the name is to lead to. */
      proof: v.optional(v.strictObject({ signature: Signature, publicKey: PublicKey })),
      /** The bytes of the picture whose hash the message has, in base64: PNG, JPEG, WebP or GIF. */
      picture: v.optional(
        v.pipe(text(namePictureMax), v.regex(/^[A-Za-z\d+/]+={0,2}$/, 'Expected base64')),
      ),
    }),
  },
  output: v.object({ success: v.boolean() }),
  errors: {
    400: 'The address, the message, its time, the new name, the picture or a signature is none that changes a name.',
    409: 'The name is another account’s, the new name is taken, or the message was used.',
    429: 'The account, or the network address, tried too often.',
  },
})

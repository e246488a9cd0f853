import * as v from 'valibot'
import {
  sessionPermissionsMax,
  sessionsMax,
  signInSignatureMax,
  tokenDecimalsMax,
} from '../catalogue/limits.js'
import { endpoint } from './endpoint.js'
import { AccountId, Address, Hex, NetworkId, Sign, Text, TokenId, text, Units } from './fields.js'
import { Link } from './links.js'

const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 48))
const Moment = v.nullish(v.pipe(v.number(), v.finite()))

/** How much of a token may leave in a period. Amounts in the token's smallest unit. */
const SessionLimit = v.object({
  type: v.literal('token-limit'),
  data: v.object({
    token: TokenId,
    amount: Units,
    /** What may still leave in this period. */
    left: Units,
    /** In seconds, from the grant on. Zero: the amount holds for the whole life of the session. */
    period: Seconds,
    symbol: v.nullish(Sign),
    decimals: v.nullish(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(tokenDecimalsMax)),
    ),
  }),
})

/** A function of a contract that the key may call, with whatever arguments. */
const SessionCall = v.object({
  type: v.literal('contract-call'),
  data: v.object({ contract: AccountId, selector: v.pipe(text(10), v.regex(/^0x[\da-f]{8}$/)) }),
})

/** A permission that an account gave to an app for a while. */
export const SmartSession = v.object({
  /** By this the session is revoked. */
  pci: v.pipe(Text, v.minLength(1)),
  /** What the app calls itself, where that is known: no chain keeps it. */
  project: v.nullish(
    v.object({
      id: v.nullish(Text),
      name: v.nullish(Text),
      url: v.nullish(Link),
      iconUrl: v.nullish(Link),
    }),
  ),
  /** The network on which it holds. */
  chainId: v.nullish(NetworkId),
  /** The address that may act for the account. */
  signer: v.nullish(Address),
  /** Times in milliseconds since 1970. */
  createdAt: Moment,
  expiration: Moment,
  revokedAt: Moment,
  permissions: v.nullish(
    v.pipe(v.array(v.union([SessionLimit, SessionCall])), v.maxLength(sessionPermissionsMax)),
  ),
  /** Whether the server takes a signed revocation to the chain. Where it does not, the account sends it itself. */
  revocable: v.nullish(v.boolean()),
})
export type SmartSession = v.InferOutput<typeof SmartSession>

export const getSessions = endpoint({
  method: 'GET',
  path: '/v1/sessions/:address',
  summary:
    'Lists the permissions that an account gave to apps and that hold, of all networks that answer.',
  input: { params: { address: AccountId } },
  output: v.pipe(v.array(SmartSession), v.maxLength(sessionsMax)),
})

export const revokeSession = endpoint({
  method: 'POST',
  path: '/v1/sessions/:address/revoke',
  summary: 'Takes a permission back; signed by the account that gave it.',
  input: {
    params: { address: AccountId },
    body: v.strictObject({
      pci: v.pipe(Text, v.minLength(1)),
      signature: v.pipe(text(signInSignatureMax), Hex),
    }),
  },
  output: v.object({ success: v.nullish(v.boolean()) }),
  errors: {
    404: 'The account has no such session, or this server takes no revocations to its network.',
    429: 'Too many calls, or the server pays for no more transactions today.',
  },
})

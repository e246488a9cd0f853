import * as v from 'valibot'
import { chainForm } from '../caipForms.js'
import {
  cacaosMax,
  peerIconsMax,
  peerNameMax,
  peerTextMax,
  sessionAccountsMax,
  sessionChainsMax,
  sessionNameMax,
  sessionNamesMax,
  sessionNamespacesMax,
  sessionPropertiesMax,
} from '../catalogue/pairing.js'

const text = (max: number) => v.pipe(v.string(), v.maxLength(max))

/** Of at most so many entries. A key like `__proto__` is left out. */
const record = <value extends v.GenericSchema>(value: value, max: number) =>
  v.pipe(
    v.record(text(sessionNameMax), value),
    v.check((entries) => Object.keys(entries).length <= max, 'Too many entries'),
  )

/** 64 hex digits. */
export const PublicKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Expected a public key'))
export const Chain = v.pipe(v.string(), v.regex(chainForm))
export const PairingName = v.pipe(text(sessionNameMax), v.minLength(1))
/** Seconds since 1970. */
export const Seconds = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 42))
export const RelayProtocol = v.object({ protocol: text(32), data: v.nullish(text(peerTextMax)) })

/** A text of a peer's card: one that is too long is cut, and one that is none is empty. */
const shown = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((value) => value.slice(0, max)),
    ),
    '',
  )
/** Half a link leads elsewhere: it is left out. */
const link = v.fallback(v.optional(text(peerTextMax)), undefined)

const Icons = v.pipe(
  v.array(v.unknown()),
  v.transform((icons) =>
    icons.filter((icon) => typeof icon === 'string').filter((icon) => icon.length <= peerTextMax),
  ),
  v.transform((icons) => icons.slice(0, peerIconsMax)),
)

const Redirect = v.pipe(
  v.object({ native: link, universal: link }),
  v.transform(({ native, universal }) => ({
    ...(native && { native }),
    ...(universal && { universal }),
  })),
)

/** What a peer says of itself. Nothing of it is reason enough to refuse a session. */
const Metadata = v.pipe(
  v.object({
    name: shown(peerNameMax),
    description: shown(peerTextMax),
    url: shown(peerTextMax),
    icons: v.fallback(Icons, () => []),
    redirect: v.fallback(v.optional(Redirect), undefined),
  }),
  v.transform(({ redirect, ...metadata }) => ({ ...metadata, ...(redirect && { redirect }) })),
)

export const Participant = v.object({ publicKey: PublicKey, metadata: Metadata })

const Chains = v.exactOptional(v.pipe(v.array(text(64)), v.maxLength(sessionChainsMax)))
const Names = v.pipe(v.array(PairingName), v.maxLength(sessionNamesMax))

/** What is asked for in a chain family, or on one network. `checkProposal` has the rules. */
export const ProposedNamespaces = record(
  v.object({ chains: Chains, methods: Names, events: Names }),
  sessionNamespacesMax,
)

/** What a wallet grants. `checkSession` has the rules. */
export const SessionNamespaces = record(
  v.object({
    chains: Chains,
    accounts: v.pipe(v.array(text(256)), v.maxLength(sessionAccountsMax)),
    methods: Names,
    events: Names,
  }),
  sessionNamespacesMax,
)

/** Properties of which only those with a text are kept. */
export const SessionProperties = v.pipe(
  record(v.unknown(), sessionPropertiesMax),
  v.transform(
    (properties) =>
      Object.fromEntries(
        Object.entries(properties).filter(([, value]) => typeof value === 'string'),
      ) as Record<string, string>,
  ),
)
export const ScopedProperties = record(v.unknown(), sessionPropertiesMax)

/** A signed message (CAIP-74) as a wallet gives it; what it says is checked elsewhere. */
const Cacao = v.object({
  h: v.object({ t: PairingName }),
  p: v.record(v.string(), v.unknown()),
  s: v.object({ t: PairingName, s: v.string(), m: v.nullish(v.string()) }),
})
export const Cacaos = v.pipe(v.array(Cacao), v.minLength(1), v.maxLength(cacaosMax))

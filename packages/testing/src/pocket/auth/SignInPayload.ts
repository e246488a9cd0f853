import * as v from 'valibot'

const text = v.pipe(v.string(), v.maxLength(8_192))
/** Clients write `null` for what is not there. */
const optional = v.pipe(
  v.nullish(text),
  v.transform((value) => value ?? undefined),
)

const Payload = v.object({
  chains: v.pipe(v.array(text), v.minLength(1), v.maxLength(500)),
  domain: text,
  aud: text,
  version: v.literal('1'),
  nonce: v.pipe(text, v.minLength(8)),
  iat: text,
  statement: optional,
  exp: optional,
  nbf: optional,
  requestId: optional,
  resources: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(65_536))), v.maxLength(100))),
})

/** What a page wants signed, without the networks. What is not there has no key. */
export type SignInPayload = {
  readonly domain: string
  readonly aud: string
  readonly version: string
  readonly nonce: string
  readonly iat: string
  readonly statement?: string
  readonly exp?: string
  readonly nbf?: string
  readonly requestId?: string
  readonly resources?: readonly string[]
}

/** Reads what a page wants signed; `undefined` when it is not fit to be. */
export function readSignInPayload(
  value: unknown,
): { readonly chains: readonly string[]; readonly payload: SignInPayload } | undefined {
  const read = v.safeParse(Payload, value)
  if (!read.success) return undefined
  const { chains, domain, aud, version, nonce, iat, resources, ...more } = read.output
  const there = Object.entries(more).filter(([, part]) => part !== undefined)
  return {
    chains,
    payload: {
      domain,
      aud,
      version,
      nonce,
      iat,
      ...Object.fromEntries(there),
      ...(resources && { resources }),
    },
  }
}

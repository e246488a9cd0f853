import { FoyerError } from '@foyer/protocol'
import { checkSiwxMessage, type SiwxContext, type SiwxTerms } from '@foyer/protocol/siwx'
import type { SignInOptions } from './SignInOptions.js'

/**
 * What a text of this page says from now on, whoever signs it.
 *
 * @throws `sign_in_invalid` with the field that breaks CAIP-122, as a statement of several lines
 */
export function createTerms(
  { origin, now }: SiwxContext,
  { statement, resources, expiresInS, nonce, notBefore }: createTerms.Parameters,
): SiwxTerms {
  const issued = now()
  const begins = notBefore ? Date.parse(notBefore) : issued
  const terms = {
    domain: origin.replace(/^[^/]*\/\//, ''),
    uri: origin,
    version: '1',
    nonce,
    issuedAt: new Date(issued).toISOString(),
    ...(statement !== undefined && { statement }),
    ...(expiresInS !== undefined && {
      expirationTime: new Date(begins + expiresInS * 1_000).toISOString(),
    }),
    ...(notBefore !== undefined && { notBefore }),
    ...(resources && { resources }),
  }
  const field = checkSiwxMessage(terms)
  if (field) throw new FoyerError('sign_in_invalid', { data: { field } })
  return terms
}

export declare namespace createTerms {
  type Parameters = Pick<SignInOptions, 'statement' | 'resources' | 'expiresInS'> & {
    readonly nonce: string
    readonly notBefore?: string | undefined
  }
}

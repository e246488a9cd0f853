import { FoyerError } from '@foyer/protocol'
import {
  checkSiwxMessage,
  formatSiwxMessage,
  type SiwxContext,
  type SiwxInput,
  type SiwxText,
  toSignInAddress,
} from '@foyer/protocol/siwx'
import type { SignInOptions } from './SignInOptions.js'

/**
 * The text for an account to sign: of this page's domain, from now on.
 *
 * @throws `sign_in_invalid` with the field that breaks CAIP-122, as a statement of several lines
 */
export function createText(
  { origin, now }: SiwxContext,
  { accountAddress, chainId, notBefore }: SiwxInput,
  { statement, resources, expiresInS, nonce }: createText.Parameters,
): SiwxText {
  const issued = now()
  const begins = notBefore ? Date.parse(notBefore) : issued
  const message = {
    domain: origin.replace(/^[^/]*\/\//, ''),
    address: toSignInAddress(chainId, accountAddress),
    chainId,
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
  const field = checkSiwxMessage(message)
  if (field) throw new FoyerError('sign_in_invalid', { data: { field } })
  const { address, ...fields } = message
  return { ...fields, accountAddress: address, toString: () => formatSiwxMessage(message) }
}

export declare namespace createText {
  type Parameters = Pick<SignInOptions, 'statement' | 'resources' | 'expiresInS'> & {
    readonly nonce: string
  }
}

import { FoyerError } from '@foyer/protocol'
import {
  checkSiwxMessage,
  formatSiwxMessage,
  type SiwxContext,
  type SiwxInput,
  type SiwxText,
  toSignInAddress,
} from '@foyer/protocol/siwx'
import { createTerms } from './createTerms.js'

/**
 * The text for an account to sign: of this page's domain, from now on.
 *
 * @throws `sign_in_invalid` with the field that breaks CAIP-122, as a statement of several lines
 */
export function createText(
  context: SiwxContext,
  { accountAddress, chainId, notBefore }: SiwxInput,
  options: Omit<createTerms.Parameters, 'notBefore'>,
): SiwxText {
  const fields = { ...createTerms(context, { ...options, notBefore }), chainId }
  const message = { ...fields, address: toSignInAddress(chainId, accountAddress) }
  const field = checkSiwxMessage(message)
  if (field) throw new FoyerError('sign_in_invalid', { data: { field } })
  const { address } = message
  return { ...fields, accountAddress: address, toString: () => formatSiwxMessage(message) }
}

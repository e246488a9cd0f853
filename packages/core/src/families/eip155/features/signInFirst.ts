import { FoyerError, isAddress, siwxSilenceMs, within } from '@foyer/protocol'
import {
  checksumAddress,
  formatSiwxMessage,
  parseSiwxMessage,
  type SiwxMessage,
} from '@foyer/protocol/siwx'
import type { SignInFirstCall } from '../../../FamilyFeatures.js'
import { isRecord } from './isRecord.js'
import { readSignature } from './readSignature.js'
import { toHex } from './toHex.js'

/**
 * Has a wallet connect and sign in by `wallet_connect` with the capability `signInWithEthereum` (ERC-7846, ERC-5792). Nothing tells who takes it but the
 * answer: wallets that do not know the method refuse it at once. One that says nothing at all is given up in the end. The text that comes back has to be the
 * one of EIP-4361 with these very fields; whose signature it is only the store can tell, since the account may be a contract.
 *
 * @throws `sign_in_differs` with the field, `answer_invalid` where the wallet connected and did not sign
 */
export const signInFirst: SignInFirstCall = async (request, message, life) => {
  const { chainId, ...fields } = message
  const signInWithEthereum = { ...fields, chainId: toHex(BigInt(chainId.replace('eip155:', ''))) }
  const params = [{ version: '1', capabilities: { signInWithEthereum } }]
  const connecting = request('wallet_connect', params)
  const answer = await within(connecting, siwxSilenceMs, undefined, life)
  const account = firstOf(answer)
  const signed = isRecord(account.capabilities)
    ? account.capabilities.signInWithEthereum
    : undefined
  const { address } = account
  if (!isAddress('eip155', address) || !isRecord(signed) || typeof signed.message !== 'string')
    throw new FoyerError('answer_invalid')
  const own = { ...message, address: checksumAddress(address.toLowerCase()) }
  if (signed.message !== formatSiwxMessage(own))
    throw new FoyerError('sign_in_differs', { data: { field: differenceOf(signed.message, own) } })
  const signature = readSignature(signed.signature)
  return { address: own.address, message: signed.message, signature }
}

function firstOf(answer: unknown): Readonly<Record<string, unknown>> {
  const [first] = isRecord(answer) && Array.isArray(answer.accounts) ? answer.accounts : []
  if (!isRecord(first)) throw new FoyerError('answer_invalid')
  return first
}

/** For the developer: the first part that is another; `text` for a layout that is another. */
function differenceOf(text: string, own: SiwxMessage): string {
  const parsed = parseSiwxMessage(text)
  if ('fault' in parsed) return parsed.fault === 'form' ? 'text' : parsed.fault
  const names = Object.keys({ ...own, ...parsed.message }) as (keyof SiwxMessage)[]
  const isOther = (name: keyof SiwxMessage) =>
    JSON.stringify(parsed.message[name]) !== JSON.stringify(own[name])
  return names.find(isOther) ?? 'text'
}

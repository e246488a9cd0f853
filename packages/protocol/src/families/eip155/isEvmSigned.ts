import type { SignatureMeans, SignedText } from '../SignedText.js'
import { hashMessage } from './hashMessage.js'
import { isSignedByContract } from './isSignedByContract.js'
import { isSignedByKey } from './isSignedByKey.js'
import { readErc6492 } from './readErc6492.js'

/**
 * Whether an account signed a text (ERC-191). A key tells its address, so no chain is asked where it is the account's, also where that has code of
 * its own (EIP-7702); otherwise the code of the account answers.
 */
export async function isEvmSigned(
  { chainId, address, message, signature }: SignedText,
  means: SignatureMeans,
): Promise<boolean> {
  if (!/^0x[\da-f]{40}$/i.test(address) || !/^0x([\da-f]{2})*$/i.test(signature)) return false
  const hash = hashMessage(message)
  if (isSignedByKey(signature, { hash, address }, means.recoverKey)) return true
  const { inner, deployment } = readErc6492(signature)
  return isSignedByContract(
    { chainId, account: address, hash, signature: inner, deployment },
    means,
  )
}

import { isAddress } from '@foyer/protocol'
import { checksumAddress } from '@foyer/protocol/siwx'
import type { SendFeatures, SendWarning } from '../../../SendFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'

const zero = `0x${'0'.repeat(40)}`

/**
 * An EVM address as EIP-55 writes it. Letters of both cases have to be those of the checksum: where they are not, one was changed, and the user
 * has to confirm. Letters of one case say nothing.
 *
 * @throws `transaction_refused` for the zero address
 */
export const readReceiver: SendFeatures['readAddress'] = (text) => {
  if (!isAddress('eip155', text)) return undefined
  const digits = text.replace(/^0x/, '')
  const address = checksumAddress(`0x${digits}`)
  if (address === zero) throw refuseTransaction('receiver_zero')
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  const isWrong = isMixed && `0x${digits}` !== address
  const warnings: SendWarning[] = isWrong ? [{ code: 'checksum_wrong', mustConfirm: true }] : []
  return { address, warnings }
}

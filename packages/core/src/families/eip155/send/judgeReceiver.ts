import { isSameAddress, otherNetworksMs, within } from '@foyer/protocol'
import type { SendFeatures } from '../../../SendFeatures.js'
import { refuseTransaction } from '../../refuseTransaction.js'
import { isContract } from './isContract.js'

/** So many of the host's other networks are asked whether the receiver is a contract there. */
const othersMax = 8

/**
 * What EVM networks say of a receiver: whether it is a contract here, or one elsewhere that may not exist here.
 *
 * @throws `transaction_refused` for the token itself
 */
export const judgeReceiver: SendFeatures['judge'] = async (rpc, { to, network, asset, others }) => {
  if (asset.address !== undefined && isSameAddress('eip155', asset.address, to))
    throw refuseTransaction('receiver_is_token')
  const elsewhere = Promise.all(
    // A network that does not answer holds no payment on this one up.
    others
      .slice(0, othersMax)
      .map((one) => within(isContract(rpc, one, to), otherNetworksMs).catch(() => false)),
  )
  if (await isContract(rpc, network, to)) return [{ code: 'contract', mustConfirm: false }]
  return (await elsewhere).includes(true) ? [{ code: 'contract_elsewhere', mustConfirm: true }] : []
}

import { FoyerError, isAddress } from '@foyer/protocol'
import type { Permission } from '../../../PermitFeatures.js'

/**
 * A permission as wallets read it (ERC-7715): amounts as hex quantities.
 *
 * @throws `invalid_caip_address` when a token or a contract is no address, `invalid_amount` when an amount is not above 0 and below 2^256
 */
export function writePermission(permission: Permission) {
  if (permission.type === 'contract-call') {
    const { contract, functions } = permission
    if (!isAddress('eip155', contract)) throw new FoyerError('invalid_caip_address')
    return { type: 'contract-call', data: { address: contract, calls: functions } }
  }
  const { amount, period, token } = permission
  if (token !== undefined && !isAddress('eip155', token))
    throw new FoyerError('invalid_caip_address')
  if (typeof amount !== 'bigint' || amount <= 0n || amount >= 2n ** 256n)
    throw new FoyerError('invalid_amount')
  const allowance = `0x${amount.toString(16)}`
  if (period === undefined)
    return token === undefined
      ? { type: 'native-token-transfer', data: { allowance } }
      : { type: 'erc20-token-transfer', data: { address: token, allowance } }
  const periodic = { periodAmount: allowance, periodDuration: period }
  return token === undefined
    ? { type: 'native-token-periodic', data: periodic }
    : { type: 'erc20-token-periodic', data: { tokenAddress: token, ...periodic } }
}

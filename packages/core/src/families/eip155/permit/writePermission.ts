import type { Permission } from '../../../PermitFeatures.js'

/** A permission as wallets read it (ERC-7715): amounts as hex quantities. */
export function writePermission(permission: Permission) {
  if (permission.type === 'contract-call') {
    const { contract, functions } = permission
    return { type: 'contract-call', data: { address: contract, calls: functions } }
  }
  const { amount, period, token } = permission
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

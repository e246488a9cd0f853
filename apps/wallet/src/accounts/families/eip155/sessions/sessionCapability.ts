import { permissionTypes } from './permissionTypes.js'

/** The capability `permissions` of an account on a network (ERC-7715, in `wallet_getCapabilities`). */
export function sessionCapability({
  isSmart,
  isOn,
}: Readonly<Record<'isSmart' | 'isOn', boolean>>) {
  if (!isOn) return { supported: false, reason: 'no_audited_module' } as const
  if (!isSmart) return { supported: false, reason: 'smart_account_only' } as const
  return { supported: true, signerTypes: ['account'], permissionTypes, policyTypes: [] } as const
}

import type { Call } from '../FamilyFeatures.js'
import type { Family } from './Family.js'

const methods = ['wallet_requestPermissions', 'wallet_revokePermissions']

/** EIP-2255: whether a page requests or revokes the permission for the accounts of the family. */
export function isPermissionCall({ method, params }: Call, family: Family | undefined): boolean {
  return (
    family?.accounts !== undefined &&
    methods.includes(method) &&
    Array.isArray(params) &&
    Object.hasOwn(Object(params[0]), family.accounts)
  )
}

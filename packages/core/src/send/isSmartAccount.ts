import { accountType } from '../requests/accountType.js'

/** Whether the account in use of the network's chain family is a contract. */
export function isSmartAccount(...of: Parameters<typeof accountType>): boolean {
  return accountType(...of) === 'smartAccount'
}

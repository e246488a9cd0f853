import { accountType } from './accountType.js'

/** Whether the account in use of the network's chain family is kept for what is collected: its coins may carry something, and pay nothing. */
export function isCollection(...of: Parameters<typeof accountType>): boolean {
  return accountType(...of) === 'ordinal'
}

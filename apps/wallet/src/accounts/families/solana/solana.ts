import type { SolanaMessageAction, SolanaTransactionsAction } from '../../../actions/Action.js'
import type { AccountFamily } from '../AccountFamily.js'
import { readSolanaAccounts } from './readSolanaAccounts.js'
import { solanaMethods } from './solanaMethods.js'

export const solana: AccountFamily<'solana', SolanaMessageAction | SolanaTransactionsAction> = {
  methods: solanaMethods,
  readAccounts: readSolanaAccounts,
  async perform(action, keys, world) {
    const { performSolana } = await import('./performSolana.js')
    return performSolana(action, keys, world)
  },
}

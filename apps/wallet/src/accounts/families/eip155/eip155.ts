import type { AccountFamily } from '../AccountFamily.js'
import { evmDirect } from './evmDirect.js'
import { evmMethods } from './evmMethods.js'
import { performEvm } from './performEvm.js'
import { readEvmAccounts } from './readEvmAccounts.js'
import { checkSessions } from './sessions/checkSessions.js'

export const eip155: AccountFamily<'eip155', Parameters<typeof performEvm>[0]> = {
  methods: evmMethods,
  // What was granted is taken back where nothing is granted any more, too.
  offered: { wallet_grantPermissions: checkSessions },
  direct: evmDirect,
  readAccounts: readEvmAccounts,
  perform: performEvm,
}

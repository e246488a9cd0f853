import type { AccountFamily } from '../AccountFamily.js'
import { evmDirect } from './evmDirect.js'
import { evmMethods } from './evmMethods.js'
import { performEvm } from './performEvm.js'
import { refusePermissions } from './permissions.js'
import { readEvmAccounts } from './readEvmAccounts.js'

export const eip155: AccountFamily<'eip155', Parameters<typeof performEvm>[0]> = {
  methods: evmMethods,
  refused: {
    wallet_grantPermissions: refusePermissions,
    wallet_revokePermissions: refusePermissions,
  },
  direct: evmDirect,
  readAccounts: readEvmAccounts,
  perform: performEvm,
}

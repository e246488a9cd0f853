import type { AccountFamily } from '../AccountFamily.js'
import { evmMethods } from './evmMethods.js'
import { performEvm } from './performEvm.js'
import { readEvmAccounts } from './readEvmAccounts.js'

export const eip155: AccountFamily<'eip155', Parameters<typeof performEvm>[0]> = {
  methods: evmMethods,
  readAccounts: readEvmAccounts,
  perform: performEvm,
}

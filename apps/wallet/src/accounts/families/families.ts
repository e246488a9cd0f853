import type { AccountNamespace } from '../../actions/namespaceOfMethod.js'
import type { AccountFamily } from './AccountFamily.js'
import { eip155 } from './eip155/eip155.js'
import { solana } from './solana/solana.js'

/** The chain families of which the wallet has accounts. */
export const families: {
  readonly [namespace in AccountNamespace]: AccountFamily<namespace>
} = { eip155, solana }

import type { AccountNamespace } from '../../actions/namespaceOfMethod.js'
import { eip155 } from './eip155/eip155.js'
import { solana } from './solana/solana.js'

/** The chain families whose actions the wallet shows. */
export const families = { eip155, solana } satisfies { [namespace in AccountNamespace]: unknown }

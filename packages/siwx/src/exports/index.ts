export type { BackendCalls, BackendKnown, BackendSession, BackendSigned } from '../BackendCalls.js'
export { backendSignIn } from '../backendSignIn.js'
export { localSignIn } from '../localSignIn.js'
export type { ServerSignInOptions } from '../ServerSignInOptions.js'
export type { SignInOptions } from '../SignInOptions.js'
export type {
  SiweConfig,
  SiweMessageParams,
  SiweMessageParts,
  SiweSession,
} from '../SiweConfig.js'
export { serverSignIn } from '../serverSignIn.js'
export { siweSignIn } from '../siweSignIn.js'

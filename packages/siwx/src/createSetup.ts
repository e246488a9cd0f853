import type {
  SiwxContext,
  SiwxSession,
  SiwxSetup,
  SiwxStore,
  SiwxTexts,
} from '@foyer/protocol/siwx'
import type { SignInOptions } from './SignInOptions.js'

/** What a store does by itself; the rest follows from the options. */
export type StoreCalls = Omit<
  SiwxStore,
  | 'getRequired'
  | 'scope'
  | 'signOutOnDisconnect'
  | 'signOutOnAccountChange'
  | 'signOutOnNetworkChange'
>

/** A plug-in of options, with a store that is loaded when it is needed. */
export function createSetup(
  options: SignInOptions,
  load: (context: SiwxContext) => Promise<StoreCalls>,
  remembered?: (storage: SiwxTexts, now: number) => SiwxSession | undefined,
): SiwxSetup {
  return {
    async createStore(context) {
      const { required = false, scope } = options
      const { signOutOnDisconnect, signOutOnAccountChange, signOutOnNetworkChange } = options
      return {
        ...(await load(context)),
        getRequired: () => required,
        scope,
        signOutOnDisconnect,
        signOutOnAccountChange,
        signOutOnNetworkChange,
      }
    },
    remembered,
  }
}

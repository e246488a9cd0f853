import { defaultAccountTypes, defaultThemeMode } from '@foyer/protocol'
import { initialConnection } from './connection/state.js'
import { initialEmbedded } from './embedded/state.js'
import { hostFeatures } from './features/hostFeatures.js'
import { initialModal } from './modal/state.js'
import { initialNotices } from './notices/state.js'
import type { FoyerOptions, Options } from './options.js'
import { initialPairing } from './pairing/state.js'
import type { State } from './state.js'
import { initialTelemetry } from './telemetry/state.js'
import { initialStack } from './transactions/state.js'
import { initialWallets } from './wallets/state.js'

/** The facts before anything is known of the visitor: the same on a server and in a page's first render. */
export function initialState(given: FoyerOptions, options: Options): State {
  const { defaultNetwork, networks } = options
  return {
    account: {
      hideAmounts: false,
      preferredTypes: { ...defaultAccountTypes, ...given.defaultAccountTypes },
      tab: 'tokens',
      changed: [],
      sent: [],
      failures: {},
    },
    connection: initialConnection,
    embedded: initialEmbedded,
    features: hostFeatures(options.features, options),
    modal: initialModal,
    network: {
      networks,
      active: defaultNetwork.chainNamespace,
      selected: { [defaultNetwork.chainNamespace]: defaultNetwork.caipNetworkId },
      approved: {},
      switching: undefined,
    },
    notices: initialNotices,
    pairing: initialPairing,
    screens: {},
    send: { sent: [] },
    siwx: { byNamespace: {} },
    telemetry: initialTelemetry,
    theme: { mode: given.themeMode ?? defaultThemeMode, variables: given.themeVariables ?? {} },
    transactions: initialStack,
    wallets: initialWallets,
  }
}

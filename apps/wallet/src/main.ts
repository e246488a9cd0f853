import { after, isCaipNetworkId, pause } from '@foyer/protocol'
import { perform } from './accounts/perform.js'
import { prepare } from './accounts/prepare.js'
import { createApproval } from './approval/createApproval.js'
import { createPayees } from './approval/createPayees.js'
import { createPasskeyRule } from './approval/verify/createPasskeyRule.js'
import { createChains } from './chains/createChains.js'
import { createWallet } from './createWallet.js'
import { createFrameLog } from './frame/createFrameLog.js'
import { createWarming } from './frame/createWarming.js'
import { firstNetwork } from './frame/firstNetwork.js'
import { readPage } from './frame/readPage.js'
import { serveFrame } from './frame/serveFrame.js'
import { toReason } from './frame/toReason.js'
import { watchView } from './frame/watchView.js'
import { createParentPage } from './handlers/createParentPage.js'
import { fitView } from './lock/fitView.js'
import { createChoices } from './login/createChoices.js'
import { createGuardEmail } from './login/createGuardEmail.js'
import { createLostPasskeys } from './login/createLostPasskeys.js'
import { createPendingLogouts } from './login/createPendingLogouts.js'
import { createSponsoring } from './login/createSponsoring.js'
import { createStoredRound } from './login/createStoredRound.js'
import { createTyped } from './login/createTyped.js'
import { createUser } from './login/createUser.js'
import { markRounds } from './login/markRounds.js'
import { createLoggedOut } from './pages/createLoggedOut.js'
import { createPages } from './pages/createPages.js'
import { createLoginCalls } from './services/createLoginCalls.js'
import { readBrowserKey } from './services/readBrowserKey.js'
import { openBrowserStore } from './storage/openBrowserStore.js'
import { createSpeech } from './texts/createSpeech.js'
import { createLook } from './theme/createLook.js'
import { createVault } from './vault/createVault.js'
import { knownWallets } from './vault/device/KnownWallets.js'

void start()

/** Starts the frame: tells the page around it that it is ready once it can answer. */
async function start() {
  const found = readPage(document)
  // An unknown project has no page to speak to.
  if (!found) return
  const { allowedOrigins, guardUrl, paymasterNetworks, projectId, sessionKeys, smartNetworks } =
    found
  const url = window.location.origin
  const server = { page: found, url, fetch: fetch.bind(window) }
  const store = await openBrowserStore('foyer-wallet')
  const clock = { now: Date.now, pause, after }
  const speech = createSpeech()
  speech.wish(window.navigator.languages)
  const page = createParentPage()
  const leaving = createPendingLogouts({ projectId, store, calls: () => loginCalls })
  const user = createUser({
    projectId,
    store,
    tabs: store.isLasting ? new BroadcastChannel('foyer-wallet') : undefined,
    keeper: () => calls.keeper,
    leaving,
    origin: page.origin,
  })
  let key: ReturnType<typeof readBrowserKey> | undefined
  const loginCalls = createLoginCalls({
    projectId,
    url,
    guardUrl: guardUrl ?? undefined,
    fetch: server.fetch,
    key() {
      key ??= readBrowserKey(store)
      return key
    },
    session: user.session,
    locale: speech.locale,
    onEnded: user.ended,
  })
  const calls = {
    ...loginCalls,
    // The windows of an installed app may be another browser's.
    keeper: isApp(window) ? loginCalls.keeper : markRounds(loginCalls.keeper, document),
    guard: loginCalls.guard && leaving.first(loginCalls.guard),
  }
  const look = createLook()
  const reached = createChains(server)
  const chains = { ...reached, bundler: createSponsoring(reached.bundler, calls.keeper) }
  const known = knownWallets({ projectId, store })
  const vault = createVault({ calls, known, origin: page.origin })
  const walletId = () => vault.wallet()?.walletId
  const lost = createLostPasskeys({ calls, walletId, now: clock.now })
  const onFound = () => void lost.refuse().catch(() => undefined)
  const passkeys = createPasskeyRule({ store, walletId, origin: url, onFound })
  const windowUrl = `${url}/approve`
  const openPage = createPages({
    ...{ calls, document, leaving, look, lost, passkeys, user, vault },
    now: Date.now,
    describe: toReason,
    speech,
    windowUrl,
  })
  const approval = createApproval({
    element: document.body,
    chains: chains.chains,
    loadReads: async () => (await import('./chains/createReads.js')).createReads(server),
    payees: createPayees(),
    pause,
    passkeys,
    isPasskeyLost: async () => (await lost.read()).length > 0,
    showSecurity: (origin, page, signal) => openPage(page, origin, signal),
    app: page.claims,
    theme: look,
    windowUrl,
    describe: toReason,
    speech,
  })
  const handlers = createWallet({
    ...{ calls, chains, clock, leaving, look, page, user, server },
    smartNetworks: smartNetworks.filter(isCaipNetworkId),
    paymasterNetworks: paymasterNetworks.filter(isCaipNetworkId),
    sessionKeys,
    accounts: { prepare, perform },
    choices: createChoices({ store, first: firstNetwork(window.location, found) }),
    storedRound: createStoredRound({ projectId, store, now: clock.now }),
    ...{ known, vault },
    guardEmail: createGuardEmail({ calls, leaving, store, walletId }),
    typed: createTyped({ projectId, store }),
    approval,
    showLoggedOut: createLoggedOut({ document, look, speech, describe: toReason }),
    openPage,
    speech,
    reload: () => window.location.reload(),
    onShown: (onChange) => void watchView({ window, onChange }),
    warm: createWarming({ window, warm: approval.warm }),
  })
  fitView(window)
  void leaving.settle()
  const log = createFrameLog(window.location)
  serveFrame({ window, allowedOrigins, handlers, log, onPage: page.spoke, now: clock.now })
}

const isApp = (window: Window) =>
  window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches

import type { Endpoint } from '@foyer/protocol/api'
import {
  cancelGuardEmail,
  changeGuardEmail,
  readGuardEmail,
  readLog,
  requestStepUp,
  stepUp,
} from '@foyer/protocol/login'
import { createPasskeyRule } from '../../approval/verify/createPasskeyRule.js'
import { toReason } from '../../frame/toReason.js'
import type { WalletPage } from '../../handlers/WalletPage.js'
import { createLostPasskeys } from '../../login/createLostPasskeys.js'
import { createPendingLogouts } from '../../login/createPendingLogouts.js'
import type { User } from '../../login/User.js'
import { CallError } from '../../services/CallError.js'
import type { LoginCall } from '../../services/LoginCalls.js'
import { openBrowserStore } from '../../storage/openBrowserStore.js'
import { createSpeech } from '../../texts/createSpeech.js'
import { pseudoLanguages } from '../../texts/testing/pseudoLanguages.js'
import { createLook } from '../../theme/createLook.js'
import { createVault } from '../../vault/createVault.js'
import { memoryShares } from '../../vault/device/memoryShares.js'
import { login } from '../../vault/testing/createBrowser.js'
import { createServices } from '../../vault/testing/createServices.js'
import { createLoggedOut } from '../createLoggedOut.js'
import { createPages } from '../createPages.js'
import { createLostClaims } from './createLostClaims.js'
import { logAt } from './logAt.js'

/** The wallet's own pages over services in memory, to be walked through in a browser. */
const services = createServices()
// The user who makes the wallet approved the guard's mail.
for (const name of ['first', 'moved']) services.letIn(name)
const look = createLook()
const speech = createSpeech(pseudoLanguages)
speech.wish([new URLSearchParams(location.search).get('locale')])
const left: string[] = []
const store = await openBrowserStore('foyer-wallet')

/** What the next readings of the login wait for. */
const reads: Promise<void>[] = []
let begin = () => {}
/** Ends the visits, in the order in which they began. */
const visits: AbortController[] = []
let origins = ['https://docs.stalls.example', 'https://stalls.example']
const user: User = {
  async read() {
    await reads.shift()
    return login
  },
  session: async () => 'session',
  begin: async () => undefined,
  moved: async () => undefined,
  unseen: async () => undefined,
  origins: async () => origins,
  disconnect: async (one) => {
    origins = origins.filter((origin) => origin !== one)
  },
  removal: async () => undefined,
  end: async () => undefined,
  ended: () => undefined,
  forget: () => undefined,
  onChange: () => () => undefined,
}

const now = Date.now()

const lostPasskeys = createLostClaims(now)

/** Whether the other browsers were logged out. */
let isAlone = false
/** What the keeper answers to that never comes. */
let isSilent = false
function endOthers() {
  if (isSilent) return new Promise<never>(() => undefined)
  isAlone = true
  return {}
}

/** What is beside the vault at the keeper. The code is 123456. */
function beside(keeper: LoginCall, browser: string): LoginCall {
  return (async (
    endpoint: Endpoint,
    body: { code?: string; isFirst?: boolean },
    options: object,
  ) => {
    if (endpoint.path.startsWith('/login/passkey/'))
      return lostPasskeys.answer(browser, endpoint.path, body)
    if (endpoint.path === requestStepUp.path) return { by: 'code' }
    if (endpoint.path === readLog.path) return logAt(now, isAlone)
    // One other, or all.
    if (endpoint.path.startsWith('/login/sessions/')) return endOthers()
    if (endpoint.path !== stepUp.path) return keeper(endpoint as never, body as never, options)
    if (body.code === '123456') return {}
    throw new CallError('code_wrong', {
      status: 400,
      message: 'That code is wrong. Look at the latest mail.',
    })
  }) as LoginCall
}

/** A guard that still asks at an earlier address of who is in the browser `moved`. */
function askingElsewhere(guard: LoginCall | undefined, browser: string): LoginCall | undefined {
  if (browser !== 'moved' || !guard) return guard
  let left: ('old' | 'new')[] | undefined
  return (async (endpoint: Endpoint, body: object, options: object) => {
    if (endpoint.path === changeGuardEmail.path) left = ['old', 'new']
    else if (endpoint.path === cancelGuardEmail.path) left = undefined
    else if (endpoint.path !== readGuardEmail.path)
      return guard(endpoint as never, body as never, options)
    const change = left && { email: 'ada@example.com', left, until: now }
    return { email: 'ada@old.example', change }
  }) as LoginCall
}

/** Opens a browser's vault; the first one keeps its share in IndexedDB. */
function open(browser: string) {
  const calls = services.callsOf(browser)
  const guard = askingElsewhere(calls.guard, browser)
  const all = { ...calls, guard, keeper: beside(calls.keeper, browser) }
  const vault = createVault({
    calls: all,
    origin: () => 'https://stalls.example',
    ...(browser === 'first' ? {} : { shares: memoryShares() }),
  })
  const walletId = () => vault.wallet()?.walletId
  const passkeys = createPasskeyRule({ store, walletId, origin: window.location.origin })
  // Asked anew each time: the test has no minutes to wait.
  const lost = createLostPasskeys({ calls: all, walletId, now: () => (asked += 3_600_000) })
  const show = createPages({
    ...{ document, vault, calls: all, lost, passkeys, user, look, speech },
    ...{ now: Date.now, describe: toReason },
    leaving: createPendingLogouts({ projectId: 'test', store, calls: () => all }),
    windowUrl: '/approve',
  })
  return { vault, show }
}

let asked = 0
const browsers = new Map<string, ReturnType<typeof open>>()
const browserOf = (name: string) => {
  const found = browsers.get(name) ?? open(name)
  browsers.set(name, found)
  return found
}

const pagesOfTest = {
  /** Until it stands there, in the place of the one before. */
  show: async (name: string, page: WalletPage) => {
    const before = document.querySelector('foyer-page')
    const visit = new AbortController()
    visits.push(visit)
    const leaves = browserOf(name)
      .show(page, 'https://stalls.example', visit.signal)
      .then(
        () => left.push(`${name} ${page}`),
        (error: Error) => left.push(error.message),
      )
    const isThere = () => ![null, before].includes(document.querySelector('foyer-page'))
    const stands = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (!isThere()) return
        watch.disconnect()
        resolve()
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    await Promise.race([stands, leaves])
  },
  /** The page around the frame no longer waits for this visit. */
  drop: (at: number) => visits[at]?.abort(new Error('dropped')),
  /** The next visit loads until `go`. */
  late: () =>
    void reads.push(
      new Promise((go) => {
        begin = go
      }),
    ),
  go: () => begin(),
  loggedOut: (failure?: string) => {
    const describe = () => ({ is: 'refused', code: undefined, text: failure ?? '' }) as const
    const tell = createLoggedOut({ document, look, speech, describe })
    void tell(new AbortController().signal, failure && new Error(failure)).then(() =>
      left.push('loggedOut'),
    )
  },
  enter: (name: string) => browserOf(name).vault.enter(login),
  /** As the page for it does, but here. */
  hold: async (name: string) => {
    const { vault } = browserOf(name)
    await vault.enter(login)
    await vault.hold({ kind: 'passkey' })
  },
  address: (name: string) =>
    browserOf(name).vault.use(async () => browserOf(name).vault.wallet()?.addresses.eip155),
  addresses: (name: string) => browserOf(name).vault.wallet()?.addresses,
  letIn: (name: string) => services.letIn(name),
  isLetIn: (name: string) => services.look().guarded?.letIn.has(name),
  tier: (name: string) => browserOf(name).vault.wallet()?.tier,
  left: () => left,
  silent: (is: boolean) => {
    isSilent = is
  },
  wait: lostPasskeys.wait,
  theme: (themeMode: 'light' | 'dark') => look.set({ themeMode }),
}
export type PagesOfTest = typeof pagesOfTest
Object.assign(window, { pagesOfTest })
document.documentElement.dataset.ready = 'true'

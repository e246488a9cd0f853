import {
  type FrameMessage,
  type FramePayload,
  type FrameReply,
  frameMessages,
} from '@foyer/protocol/frame'
import * as v from 'valibot'
import { perform } from '../../accounts/perform.js'
import { prepare } from '../../accounts/prepare.js'
import type { Action } from '../../actions/Action.js'
import type { Approval } from '../../approval/Approval.js'
import { createWallet } from '../../createWallet.js'
import { Failure } from '../../errors/Failure.js'
import { toFailure } from '../../frame/toFailure.js'
import { createChoices } from '../../login/createChoices.js'
import { createGuardEmail } from '../../login/createGuardEmail.js'
import { createPendingLogouts } from '../../login/createPendingLogouts.js'
import { createStoredRound } from '../../login/createStoredRound.js'
import { createTyped } from '../../login/createTyped.js'
import { createUser } from '../../login/createUser.js'
import type { User } from '../../login/User.js'
import { openBrowserStore } from '../../storage/openBrowserStore.js'
import { createSpeech } from '../../texts/createSpeech.js'
import { pseudoLanguages } from '../../texts/testing/pseudoLanguages.js'
import { createLook } from '../../theme/createLook.js'
import { createVault } from '../../vault/createVault.js'
import { knownWallets } from '../../vault/device/KnownWallets.js'
import { createBrowser } from '../../vault/testing/createBrowser.js'
import { createParentPage } from '../createParentPage.js'
import { createFakeKeeper } from './createFakeKeeper.js'

const network = 'eip155:1'

/** What the wallet's own screen shows, and the user does with it. */
type Shown = { action: Action; say(verdict: 'approved' | 'rejected'): void }

/**
 * One browser at one site with pages of several origins, each with a frame of the wallet: all of the wallet but its windows. No node answers.
 *
 * @param hasSmart whether the network has smart accounts
 */
export async function createSite({ hasSmart = false } = {}) {
  const store = await openBrowserStore('site')
  const browser = createBrowser('site')
  const channel = crypto.randomUUID()
  const channels: BroadcastChannel[] = []
  const { callsOf, proven, sessions, ...services } = createFakeKeeper()
  const open = (origin: string) => {
    const page = createParentPage()
    page.spoke(origin)
    const tabs = new BroadcastChannel(channel)
    channels.push(tabs)
    const asked = callsOf(origin, () => user)
    const leaving = createPendingLogouts({ projectId: 'shop', store, calls: () => asked })
    const calls = { ...asked, guard: asked.guard && leaving.first(asked.guard) }
    const user: User = createUser({
      ...{ projectId: 'shop', store, tabs, leaving, origin: page.origin },
      keeper: () => calls.keeper,
    })
    const shown: Shown[] = []
    const approval: Approval = {
      warm: () => undefined,
      async request(_, { prepare: make, perform: act, signal }) {
        const action = await make()
        const verdict = await new Promise<'approved' | 'rejected'>((say, drop) => {
          signal.addEventListener('abort', () => drop(signal.reason))
          shown.push({ action, say })
        })
        return verdict === 'approved' ? { verdict, value: await act(action) } : { verdict }
      },
    }
    const pages: { page: string; leave: () => void }[] = []
    let loggedOutScreens = 0
    const shows: ((isShown: boolean) => void)[] = []
    const timers = new Map<() => void, number>()
    const locks = undefined
    const known = knownWallets({ projectId: 'shop', store })
    const vault = createVault({ calls, known, origin: page.origin, locks, shares: browser.disk })
    const speech = createSpeech(pseudoLanguages)
    const handlers = createWallet({
      ...{ approval, calls, leaving, page, user, speech },
      accounts: { prepare, perform },
      known,
      vault,
      guardEmail: createGuardEmail({
        calls,
        leaving,
        store,
        walletId: () => vault.wallet()?.walletId,
      }),
      typed: createTyped({ projectId: 'shop', store }),
      choices: createChoices({ store, first: network }),
      chains: {
        chains: {
          networks: async () => [],
          request: async () => {
            throw new Failure('No node')
          },
        },
        bundler: async () => null,
      },
      smartNetworks: hasSmart ? [network] : [],
      paymasterNetworks: [],
      sessionKeys: false,
      server: { page: { networks: [] }, url: 'https://wallet.example', fetch } as never,
      clock: {
        now: Date.now,
        pause: async () => undefined,
        after(ms, run) {
          timers.set(run, ms)
          return () => timers.delete(run)
        },
      },
      look: createLook(),
      storedRound: createStoredRound({ projectId: 'shop', store, now: Date.now }),
      async openPage(page, _, signal) {
        if (!(await user.read())) throw new Failure('', 'not_logged_in')
        signal.throwIfAborted()
        await new Promise<void>((leave, end) => {
          const one = { page, leave }
          pages.push(one)
          signal.addEventListener('abort', () => {
            pages.splice(pages.indexOf(one), 1)
            end(signal.reason)
          })
        })
      },
      showLoggedOut: async () => {
        loggedOutScreens += 1
      },
      reload: () => undefined,
      onShown: (onChange) => void shows.push(onChange),
      warm: () => undefined,
    })
    const ask = async <name extends FrameMessage>(
      name: name,
      payload?: FramePayload<name>,
      id: string = crypto.randomUUID(),
    ): Promise<FrameReply<name>> => {
      const read = v.parse(frameMessages[name].payload, payload)
      const one = handlers[name] as (payload: unknown, context: object) => Promise<unknown>
      try {
        return (await one(read, { id, origin })) as FrameReply<name>
      } catch (error) {
        throw toFailure(error)
      }
    }
    return {
      ask,
      leaving,
      user,
      speech,
      shown,
      /** The wallet's own pages on the screen. */
      pages,
      loggedOutScreens: () => loggedOutScreens,
      /** The news of other tabs come too late to it, as on a busy machine. */
      hearNothing: () => tabs.close(),
      /** The page puts the frame on its screen, or takes it off. */
      show(isShown: boolean) {
        for (const onChange of shows) onChange(isShown)
      },
      /** Runs what is due within so many milliseconds. */
      pass(ms: number) {
        for (const [run, due] of timers) if (due <= ms) run()
      },
      async logIn(email: string) {
        await ask('CONNECT_EMAIL', { email })
        await ask('CONNECT_OTP', { otp: '123456' })
        return ask('GET_USER')
      },
      sign: (address: string) =>
        ask('RPC_REQUEST', { method: 'personal_sign', params: ['0x48', address] }),
    }
  }
  return {
    open,
    store,
    sessions,
    proven,
    ...services,
    close() {
      for (const one of channels) one.close()
    },
  }
}

export type SitePage = ReturnType<Awaited<ReturnType<typeof createSite>>['open']>

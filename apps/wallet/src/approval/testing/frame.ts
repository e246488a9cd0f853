import { toNetwork } from '@foyer/protocol'
import { approvalFrameMethods } from '@foyer/protocol/frame'
import type { Theme } from '@foyer/react/ui'
import type { Action } from '../../actions/Action.js'
import { fitView } from '../../lock/fitView.js'
import { openBrowserStore } from '../../storage/openBrowserStore.js'
import { createSpeech } from '../../texts/createSpeech.js'
import { pseudoLanguages } from '../../texts/testing/pseudoLanguages.js'
import type { PendingRequest } from '../Approval.js'
import { createApproval } from '../createApproval.js'
import { createPayees } from '../createPayees.js'
import { kindOfMethod } from '../families/kindOfMethod.js'
import { createPasskeyRule } from '../verify/createPasskeyRule.js'
import { makePasskey } from '../verify/makePasskey.js'
import { type GalleryWorld, gallery } from './gallery.js'

/** What a test does with a frame that has the approval and nothing else. */
export type FrameOfTest = {
  /** Asks for an action of the gallery, as it is or changed. */
  ask(
    name: string,
    options?: {
      fails?: string
      id?: string
      /** It takes until `ready` to make it ready, to learn of prices, or to do what was approved. */
      slow?: 'request' | 'prices' | 'perform'
    },
  ): void
  ready(id: string): void
  drop(id: string): void
  /** From here on a passkey is asked for. */
  addPasskey(): Promise<void>
  look(theme: Theme): void
  /** What became of each request, by its id. */
  readonly ends: Record<string, string>
  /** How often each was done. */
  readonly done: Record<string, number>
}

fitView(window)
const world: GalleryWorld = await (await fetch('/world.json')).json()
const query = new URLSearchParams(location.search)
const origin = query.get('origin') ?? location.origin
const networks = [
  toNetwork({
    ...{ id: world.chainId, name: 'Foyer Local One', rpcUrls: { default: { http: [] } } },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }),
  toNetwork({
    ...{
      id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      name: 'Solana',
      rpcUrls: { default: { http: [] } },
    },
    caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    chainNamespace: 'solana',
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  }),
]
const speech = createSpeech(pseudoLanguages)
speech.wish([query.get('locale')])
let theme: Theme = { mode: query.get('theme') === 'light' ? 'light' : 'dark', variables: {} }
let hear: () => void = () => undefined
const actions = gallery(world, origin)
const passkeys = createPasskeyRule({
  store: await openBrowserStore('approval'),
  walletId: () => 'wallet',
  origin: location.origin,
})
const drops: Record<string, AbortController> = {}
const slow: Record<string, () => void> = {}
let prices: Promise<void> | undefined
const approval = createApproval({
  element: document.body,
  chains: {
    networks: async () => networks,
    async request(network, method, params) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const answer = await fetch(`/rpc?network=${network}`, { method: 'POST', body })
      const { result, error } = await answer.json()
      if (error) throw Object.assign(new Error(error.message), error)
      return result
    },
  },
  loadReads: async () => ({
    nameOf: async (address) =>
      address.toLowerCase() === world.accounts[1]?.toLowerCase() ? 'meadow.eth' : undefined,
    async pricesOf(_, tokens) {
      await prices
      return Object.fromEntries(tokens.map((token) => [token, token === 'coin' ? 2500 : 1]))
    },
    payedBy: async () => [],
  }),
  payees: createPayees(),
  pause: async () => undefined,
  passkeys,
  isPasskeyLost: async () => query.has('lost'),
  // As the pages do: the first has one added, on the other it is said to be lost.
  showSecurity: async (_, page, signal) =>
    query.get('lost') === 'stays'
      ? stayUntil(signal)
      : page === 'passkey'
        ? passkeys.remove()
        : passkeys.write(await makePasskey('Ada', location.origin)),
  app: () => ({ name: 'Harvest Market' }),
  theme: {
    now: () => theme,
    onChange(one) {
      hear = one
    },
  },
  windowUrl: '/approve',
  describe: (error) => ({
    ...{ is: 'refused', code: undefined },
    text: error instanceof Error ? error.message : 'Something failed.',
  }),
  speech,
})
/** A page over the screen, which the user does not leave. */
function stayUntil(signal: AbortSignal): Promise<never> {
  const page = document.createElement('div')
  page.dataset.testid = 'security'
  document.documentElement.append(page)
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => {
      page.remove()
      reject(signal.reason)
    }),
  )
}

const test: FrameOfTest = {
  ask(name, { fails, slow: what, id = name } = {}) {
    const action = { ...actions[name], id } as Action
    const drop = new AbortController()
    drops[id] = drop
    const { origin, network } = action
    const methods: PendingRequest['method'][] = ['connect', ...approvalFrameMethods]
    const method = methods.find((method) => kindOfMethod(method) === action.kind) ?? 'personal_sign'
    const wait = new Promise<void>((resolve) => {
      slow[id] = resolve
    })
    prices = what === 'prices' ? wait : undefined
    const prepare = async () => {
      if (what === 'request') await wait
      return action
    }
    const perform = async () => {
      test.done[id] = (test.done[id] ?? 0) + 1
      if (fails) throw new Error(fails)
      if (what === 'perform') await wait
      return 'value'
    }
    const options = { signal: drop.signal, prepare, perform }
    approval.request({ id, origin, network, method }, options).then(
      ({ verdict }) => {
        test.ends[id] = verdict
      },
      (error: unknown) => {
        test.ends[id] = `failed: ${error instanceof Error ? error.message : error}`
      },
    )
  },
  ready: (id) => slow[id]?.(),
  addPasskey: async () => passkeys.write(await makePasskey('Ada', location.origin)),
  drop: (id) => drops[id]?.abort(new Error('dropped')),
  look(next) {
    theme = next
    hear()
  },
  ends: {},
  done: {},
}
Object.assign(window, { approvalOfTest: test })
document.documentElement.dataset.ready = ''

import { after } from '@foyer/protocol'
import { hashOf, sessionErrors } from '@foyer/protocol/pairing'
import { clientIdOf } from '@foyer/protocol/relay'
import { bytesToHex, randomBytes } from '@noble/hashes/utils'
import { userOf } from '../wallet/userOf.js'
import { createPocketAccounts } from './accounts/createPocketAccounts.js'
import { listAddresses } from './accounts/listAddresses.js'
import { createStore, type StoredPocket } from './createStore.js'
import { createDesk } from './desk/createDesk.js'
import { prolong, read, receive } from './handlers/receive.js'
import type { Pocket } from './Pocket.js'
import type { PocketClock, PocketOptions } from './PocketOptions.js'
import type { PocketChoice, PocketState, PocketWallet } from './PocketWallet.js'
import { pair } from './pair.js'
import { createPost } from './relay/createPost.js'
import { createRelayLink } from './relay/createRelayLink.js'
import { relayAddress } from './relay/relayAddress.js'
import { dropSession, sessionOf } from './session/keep.js'
import { emit, selectAccount, switchChain, updateSession } from './session/switchChain.js'
import { chainsOf } from './session/wallet.js'
import { tile } from './tile.js'

const systemClock: PocketClock = { now: () => Date.now(), after }

/**
 * A wallet on a phone: the other end of WalletConnect v2, with real keys, real signatures and real
 * transactions to the nodes it is given, and a user whom a test or a page plays.
 *
 * Meant for tests and demonstrations: its keys are known to everyone.
 */
export function createPocketWallet(options: PocketOptions): PocketWallet {
  const { pocket, listeners, snapshot } = createPocket(options)
  const { desk, link, post, store, clock } = pocket
  prune(pocket)
  for (const { topic, text } of store.get().inbox) read(pocket, topic, text)
  link.wake()

  return {
    name: pocket.metadata.name,
    clientId: clientIdOf(store.get().seed),
    addresses: listAddresses(pocket),
    chains: () => chainsOf(pocket).map(({ id, name }) => ({ id, name: name ?? `Chain ${id}` })),
    requests: pocket.requests,
    state: snapshot,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pair: (text) => pair(pocket, text),

    ...userOf(desk),
    choose: pocket.setChoice,

    switchChain: (chainId) => switchChain(pocket, chainId),
    selectAccount: (index) => selectAccount(pocket, index),
    update: (topic, choice) => updateSession(pocket, topic, choice),
    async extend(topic) {
      prolong(pocket, topic)
      const session = sessionOf(pocket, topic)
      await post.call(topic, 'wc_sessionExtend', { expiry: (session?.expiresAt ?? 0) / 1_000 })
    },
    async ping(topic) {
      await post.call(topic, 'wc_sessionPing', {})
    },
    emit: (topic, event, chainId) => emit(pocket, topic, { event, chainId }),
    call: post.call,
    disconnect(topic) {
      post.call(topic, 'wc_sessionDelete', sessionErrors.user_disconnected).catch(() => {})
      dropSession(pocket, topic)
    },

    goOffline: () => link.setOnline(false),
    goOnline: () => link.setOnline(true),
    wake() {
      prune(pocket)
      link.wake()
    },
    destroy() {
      link.close()
      listeners.clear()
    },
  }

  /** What is over is forgotten. */
  function prune({ store: { get, set } }: Pocket) {
    const now = clock.now()
    const { sessions, pairings, keys, outbox } = get()
    const live = [...sessions, ...pairings].filter(({ expiresAt }) => expiresAt > now)
    const topics = new Set(live.map(({ topic }) => topic))
    set({
      sessions: sessions.filter(({ topic }) => topics.has(topic)),
      pairings: pairings.filter(({ topic }) => topics.has(topic)),
      keys: Object.fromEntries(Object.entries(keys).filter(([topic]) => topics.has(topic))),
      outbox: outbox.filter(({ until }) => until > now),
    })
  }
}

function createPocket(options: PocketOptions) {
  const clock = options.clock ?? systemClock
  const listeners = new Set<() => void>()
  let choice: PocketChoice = {}
  let state: PocketState | undefined
  const changed = () => {
    state = undefined
    for (const listener of [...listeners]) listener()
  }
  const initial: StoredPocket = {
    seed: bytesToHex(randomBytes(32)),
    keys: {},
    pairings: [],
    sessions: [],
    inbox: [],
    outbox: [],
    seen: [],
    chainId: options.chains[0].id,
    selected: 0,
    added: {},
  }
  const store = createStore({ storage: options.storage, initial, changed })
  const desk = createDesk(options.decision ?? 'approve', changed)
  const { relayUrl, projectId = 'local', url = 'https://pocket.invalid' } = options
  const subject = hashOf(`${store.get().seed}${clock.now()}`)
  const link = createRelayLink({
    clock,
    changed,
    openSocket() {
      const { WebSocket = globalThis.WebSocket as unknown as PocketOptions['WebSocket'] } = options
      if (!WebSocket) throw new Error('There is no WebSocket here: give one.')
      const { seed } = store.get()
      return new WebSocket(relayAddress({ relayUrl, projectId, seed, subject, now: clock.now() }))
    },
    topics: () => [...store.get().pairings, ...store.get().sessions].map(({ topic }) => topic),
    outbox: {
      messages: () => store.get().outbox.filter(({ until }) => until > clock.now()),
      remove: (id) => store.set({ outbox: store.get().outbox.filter((one) => one.id !== id) }),
    },
    receive: ({ topic, message }) => receive(pocket, topic, message),
  })
  const pocket = {
    options,
    clock,
    metadata: {
      name: options.name ?? 'Pocket Wallet',
      description: 'A wallet to try things with',
      url,
      icons: [tile],
    },
    accounts: createPocketAccounts(options),
    store,
    link,
    post: createPost({ clock, store, link: () => link }),
    desk,
    requests: [],
    batches: new Map(),
    choice: () => choice,
    setChoice(next: PocketChoice) {
      choice = next
    },
  } satisfies Pocket & { setChoice: (choice: PocketChoice) => void }

  const snapshot = (): PocketState => {
    const { sessions, chainId, selected } = store.get()
    state ??= { ...link.state(), sessions, chainId, selected, open: desk.open() }
    return state
  }
  return { pocket: pocket as Pocket & { setChoice: typeof pocket.setChoice }, listeners, snapshot }
}

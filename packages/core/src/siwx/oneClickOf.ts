import { FoyerError, isSameAddress, type Namespace, siwxTextLifeMs } from '@foyer/protocol'
import type { SiwxSession, SiwxTerms } from '@foyer/protocol/siwx'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { embeddedConnectorId, pairingConnectorId } from '../connectorIds.js'
import type { SignInFirst, SignInFirstCall } from '../FamilyFeatures.js'
import { loadReach } from '../loadReach.js'
import { report } from '../telemetry/report.js'
import { inTime } from './inTime.js'
import { loadStore } from './loadStore.js'
import type { OneClick, OneClickWay } from './OneClick.js'
import { openSession } from './openSession.js'
import { promptSignIn } from './promptSignIn.js'
import { signsIn } from './signsIn.js'
import { walletOf } from './walletOf.js'

type Ready = Pick<SignInFirst, 'method'> & { readonly call: SignInFirstCall }
type Signed = { readonly way: OneClickWay; readonly sessions: readonly SiwxSession[] }

/** Connecting and signing in by one approval, of this client. */
export function oneClickOf(client: Client): OneClick {
  client.handles.oneClick ??= create(client)
  return client.handles.oneClick
}

function create(client: Client): OneClick {
  const { clock, signal } = client
  const ready = new Map<Namespace, Ready>()
  /** Wallets that were asked, and did not sign in. */
  const plain = new Set<string>()
  let draft: { readonly terms: SiwxTerms; readonly until: number } | undefined
  let making: Promise<SiwxTerms | undefined> | undefined
  let signed: Signed | undefined

  const current = () => (draft && clock.now() < draft.until ? draft.terms : undefined)
  const make = async () => {
    const store = await loadStore(client)
    // Where a session outlives the wallet there may be one, and only the account tells.
    if (!store.createTerms || store.signOutOnDisconnect === false) return undefined
    const terms = await inTime(client, store.createTerms())
    draft = { terms, until: clock.now() + (store.textLifeMs ?? siwxTextLifeMs) }
    return terms
  }
  const terms = async () => {
    const known = current()
    if (known) return known
    making ??= make().finally(() => {
      making = undefined
    })
    // A store that fails is reported when the account is known: here nothing is lost but a step.
    return making.catch(() => undefined)
  }
  const load = async (namespace: Namespace) => {
    const first = (await (await loadReach()).features(namespace)).signInFirst
    if (first) ready.set(namespace, { method: first.method, call: await first.load() })
  }

  const prepare = async () => {
    if (!(await terms())) return
    const store = await loadStore(client)
    const missing = [...adaptersOf(client).keys()].filter(
      (name) => !ready.has(name) && signsIn(store, name),
    )
    await Promise.allSettled(missing.map(load))
  }
  const note: OneClick['note'] = (way, given) => {
    signed = { way, sessions: given }
    // A nonce is good for one sign-in.
    draft = undefined
  }

  return {
    async terms({ connectorId, namespace }) {
      const given = plain.has(connectorId) ? undefined : await terms()
      return given && signsIn(await loadStore(client), namespace) ? given : undefined
    },
    atRest: async () => making?.catch(() => {}),
    giveUp: ({ connectorId }) => void plain.add(connectorId),
    prepare: () => prepare().catch(() => {}),
    offer(way, network) {
      const { connectorId, namespace } = way
      const given = current()
      const first = ready.get(namespace)
      if (elsewhere.has(connectorId) || plain.has(connectorId)) return undefined
      if (!given || !first || !network) return undefined
      const { method, call } = first
      const chainId = network.caipNetworkId
      const message = { ...given, chainId }
      return {
        signIn: { method, run: (request) => call(request, message, { clock, signal }) },
        async settle(outcome) {
          plain.add(connectorId)
          const session = await outcome
          if (!session.signedIn) return session
          const { address: accountAddress, ...own } = session.signedIn
          plain.delete(connectorId)
          note(way, [{ data: { ...message, accountAddress }, ...own }])
          return session
        },
      }
    },
    note,
    take({ namespace, connectorId, chainId, address }) {
      if (signed?.way.connectorId !== connectorId || signed.way.namespace !== namespace)
        return undefined
      const own = signed.sessions.filter(({ data }) =>
        isSameAddress(namespace, data.accountAddress, address),
      )
      signed = undefined
      return own.find(({ data }) => data.chainId === chainId) ?? own[0]
    },
    async open(account, given) {
      await openSession(client, account, async () => given).catch((error) => {
        if (!FoyerError.is(error, 'sign_in_overtaken')) promptSignIn(client, account, error)
      })
    },
    async keepElsewhere(account, given) {
      try {
        const store = await loadStore(client)
        await inTime(client, store.addSession(given, walletOf(client, account)))
      } catch (error) {
        report(client, error)
      }
    },
  }
}

/** They are not in this page, and have ways of their own to do both. */
const elsewhere: ReadonlySet<string> = new Set([pairingConnectorId, embeddedConnectorId])

import {
  checkProposal,
  type PairingParams,
  pairingExpiryS,
  type SessionError,
  sessionErrors,
} from '@foyer/protocol/pairing'
import { withdrawn } from '../desk/createDesk.js'
import type { Pocket } from '../Pocket.js'
import type { PocketChoice, PocketProposed } from '../PocketWallet.js'
import { grant, grantableChains, listProposed, refusalOf } from '../session/grant.js'
import { dropSession, keep } from '../session/keep.js'
import { openSession } from '../session/openSession.js'
import { chainsOf, namesOn } from '../session/wallet.js'

type Proposal = {
  readonly topic: string
  readonly text: string
  readonly id: number
  readonly params: PairingParams<'wc_sessionPropose'>
}

/** Handles a page's proposal: the user decides, unless it cannot be approved. */
export async function onProposal(pocket: Pocket, proposal: Proposal): Promise<void> {
  const { topic, id, params } = proposal
  const pairing = pocket.store.get().pairings.find((one) => one.topic === topic)
  // Over such a pairing the page requests both, and takes one: the sign-in comes first.
  const signsIn = pairing?.methods.includes('wc_sessionAuthenticate')
  if (!pairing || (signsIn && pocket.options.oneClickAuth !== false)) return
  const { clock, desk, post } = pocket
  const ends = (params.expiryTimestamp ?? clock.now() / 1_000 + pairingExpiryS) * 1_000
  if (ends <= clock.now()) return
  const known = chainsOf(pocket).map((chain) => chain.id)
  const proposed = listProposed(params)
  const fault = faultOf(proposal, proposed, known)
  if (fault)
    return post.answer(topic, { id, method: 'wc_sessionPropose', how: 'autoReject', error: fault })

  pocket.requests.push({ topic, method: 'wc_sessionPropose', params, chainId: undefined })
  const forget = keep(pocket, topic, proposal.text)
  const cancel = clock.after(ends - clock.now(), () =>
    desk.withdraw((prompt) => prompt.id === id && prompt.topic === topic),
  )
  try {
    const chosen = await desk.request({
      kind: 'proposal',
      method: 'wc_sessionPropose',
      id,
      topic,
      peer: params.proposer.metadata,
      proposed,
      chains: grantableChains(proposed, known),
    })
    settle(pocket, proposal, { proposed, choice: { ...pocket.choice(), ...chosen } })
  } catch (error) {
    if (error !== withdrawn)
      post.answer(topic, { id, method: 'wc_sessionPropose', how: 'reject', error })
  } finally {
    cancel()
    forget()
  }
}

function faultOf(
  { params }: Proposal,
  proposed: readonly PocketProposed[],
  known: readonly string[],
): SessionError | undefined {
  return (
    checkProposal(params.requiredNamespaces) ??
    checkProposal(params.optionalNamespaces) ??
    refusalOf(proposed, known)
  )
}

/** The answer over the pairing, and the session's first message over its own topic. */
function settle(
  pocket: Pocket,
  { topic, id, params }: Proposal,
  { proposed, choice }: { proposed: readonly PocketProposed[]; choice: PocketChoice },
) {
  const known = chainsOf(pocket).map((chain) => chain.id)
  const grantable = grantableChains(proposed, known)
  const chains = grantable.filter((one) => choice.chains?.includes(one) ?? true)
  if (chains.length === 0) throw sessionErrors.user_rejected_chains
  const namespaces = grant(proposed, {
    chains,
    accounts: (chain) => namesOn(pocket, choice, chain),
  })
  const { publicKey: peerKey, metadata } = params.proposer
  const opened = openSession(pocket, {
    publicKey: peerKey,
    peer: metadata,
    namespaces,
    acknowledged: false,
  })
  if (!opened) throw sessionErrors.session_settlement_failed
  const { session, publicKey } = opened
  const relay = { protocol: 'irn' }
  pocket.post.answer(topic, {
    id,
    method: 'wc_sessionPropose',
    result: { relay, responderPublicKey: publicKey },
  })
  const controller = { publicKey, metadata: pocket.metadata }
  const expiry = session.expiresAt / 1_000
  pocket.post
    .call(session.topic, 'wc_sessionSettle', { relay, controller, namespaces, expiry })
    // The page refused what it was given.
    .catch(() => dropSession(pocket, session.topic))
}

import { FoyerError } from '@foyer/protocol'
import {
  checkSession,
  createPairingId,
  deriveSymKey,
  readPairingResult,
  type SessionError,
  sessionErrors,
  sessionExpiryS,
  topicOf,
} from '@foyer/protocol/pairing'
import {
  type AuthPayload,
  type CacaoSignIn,
  checkCacao,
  createAuthPayload,
  namespacesOfSignIns,
} from '@foyer/protocol/siwx'
import type { AuthenticationRequest, PairingProposal } from '../PairingEngine.js'
import type { PairingRecord } from '../storage/tables.js'
import type { Core } from './Core.js'
import { endPairing } from './end.js'
import { handOver } from './handOver.js'
import { openSession } from './openSession.js'
import { readPeer } from './readPeer.js'
import { call } from './send.js'

/**
 * The request of a sign-in: the text to sign, and a proposal for wallets without one-click sign-in.
 *
 * @throws what `createAuthPayload` throws
 */
export function proposeSignIn(request: AuthenticationRequest, now: number) {
  const iat = new Date(now).toISOString()
  const payload = createAuthPayload({ ...request, iat })
  const { chains, methods = [] } = request
  const events = ['chainChanged', 'accountsChanged']
  const proposal: PairingProposal = {
    namespaces: {
      eip155: { chains, methods: [...new Set(['personal_sign', ...methods])], events },
    },
  }
  return { proposal, payload: { ...payload } }
}

/** Handles a wallet's signatures. Unless every one is valid there is neither a sign-in nor a session. */
export async function handleSignInAnswer(
  core: Core,
  pairing: PairingRecord,
  { responder, result }: { responder: string; result: unknown },
): Promise<void> {
  const read = readPairingResult('wc_sessionAuthenticate', result)?.result
  const symKey = deriveSymKey(pairing.privateKey, responder)
  if (!read || !symKey) return refuse(core, pairing, sessionErrors.malformed_response_params)
  const line = { topic: topicOf(symKey), symKey }
  if (read.responder.publicKey !== responder)
    return refuse(core, pairing, sessionErrors.message_compromised, line)
  const checked = await checkAll(core, pairing, read.cacaos)
  // The attempt may have been cancelled while the signatures were checked.
  const current = core.tables.pairing.get(pairing.topic)
  if (!current) return
  if (current.isCancelled) return refuse(core, current, sessionErrors.user_disconnected, line)
  if ('fault' in checked) return refuse(core, current, checked.fault, line)

  const { signIns, namespaces } = checked
  const granted = namespaces && {
    ...line,
    responder,
    peer: readPeer(read.responder.metadata),
    namespaces,
    expiresAt: core.clock.now() + sessionExpiryS * 1_000,
    disableDeepLink: false,
  }
  const session = granted && openSession(core, current, granted)
  if (!session) endPairing(core, current)
  const authentication = { signIns, ...(session && { session }) }
  core.emit({ type: 'session_authenticate', id: current.proposalId, ...authentication })
  void handOver(core, current.proposalId, authentication)
}

async function checkAll(core: Core, pairing: PairingRecord, cacaos: readonly unknown[]) {
  const { verifySignature, clock } = core
  const requested = pairing.authentication?.payload as AuthPayload | undefined
  if (!requested || !verifySignature) return { fault: sessionErrors.signature_verification_failed }
  const signIns: CacaoSignIn[] = []
  for (const cacao of cacaos) {
    const checked = await checkCacao({ cacao, requested, verifySignature, now: clock.now() })
    if ('fault' in checked) return checked
    signIns.push(checked.signIn)
  }
  const namespaces = namespacesOfSignIns(signIns)
  const { proposed, required } = pairing
  const fault = namespaces && checkSession(namespaces, { namespaces: proposed, required })
  return fault ? { fault } : { signIns, namespaces }
}

/** Gives the page the reason, and sends the wallet that there is no session. */
function refuse(
  core: Core,
  pairing: PairingRecord,
  fault: SessionError,
  line?: { topic: string; symKey: string },
) {
  if (line) {
    const id = createPairingId(core.clock.now())
    call(core, line, 'wc_sessionDelete', { id, params: fault }).catch(() => {})
  }
  endPairing(core, pairing, new FoyerError('session_refused', { data: { reason: fault.message } }))
}

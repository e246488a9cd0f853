import { FoyerError } from '@foyer/protocol'
import { sessionErrors } from '@foyer/protocol/pairing'
import type { SiwxSession, SiwxTerms } from '@foyer/protocol/siwx'
import type { Client } from '../../Client.js'
import { pairingConnectorId } from '../../connectorIds.js'
import { report } from '../../telemetry/report.js'
import type {
  AuthenticationRequest,
  PairingAttempt,
  PairingEngine,
  PairingProposal,
} from '../engine/PairingEngine.js'
import { toSignedSessions } from './toSignedSessions.js'

const namespace = 'eip155'
const way = { connectorId: pairingConnectorId, namespace } as const

/**
 * Proposes a session that the wallet signs in with by the same approval (`wc_sessionAuthenticate`), where all of the host's networks are of EVM and a text
 * is to be had; else a session alone. A wallet that does not know the method answers the proposal, which goes along. After an answer that was not as it was
 * asked the next proposal is one alone.
 *
 * @throws as `PairingEngine.connect`
 */
export async function proposeSigned(
  client: Client,
  engine: PairingEngine,
  proposal: PairingProposal,
): Promise<PairingAttempt> {
  const request = requestOf(client, proposal)
  await client.handles.signInArrived
  const oneClick = request && (await loaded(client))
  const terms = await oneClick?.terms(way)
  if (!request || !terms) return engine.connect(proposal)
  const { answer, ...attempt } = await engine.authenticate({ ...fieldsOf(terms), ...request })
  let sessions: readonly SiwxSession[] = []
  const approval = answer.then(
    (given) => {
      const { message: reason } = sessionErrors.unsupported_methods
      if (!given.session) throw new FoyerError('session_refused', { data: { reason } })
      sessions = toSignedSessions(given.signIns)
      return given.session
    },
    (error: unknown) => {
      if (FoyerError.is(error, 'session_refused')) oneClick?.giveUp(way)
      throw error
    },
  )
  approval.catch(() => {})
  return { ...attempt, approval, signedIn: () => sessions }
}

/** Without the code for it a session alone is proposed. */
async function loaded(client: Client) {
  return client.handles.loadOneClick?.().catch((error) => void report(client, error))
}

type Networks = Pick<AuthenticationRequest, 'chains' | 'methods'>

/** The networks, the one in use first: wallets may sign for no other. */
function requestOf({ store }: Client, { namespaces }: PairingProposal): Networks | undefined {
  const { [namespace]: own, ...others } = namespaces
  if (!own || Object.keys(others).length > 0) return undefined
  const selected = store.getState().network.selected[namespace]
  const [first, ...rest] = [...own.chains].sort(
    (a, b) => Number(b === selected) - Number(a === selected),
  )
  return first && { chains: [first, ...rest], methods: own.methods }
}

function fieldsOf({ domain, uri, nonce, statement, resources, ...times }: SiwxTerms) {
  const { expirationTime: exp, notBefore: nbf, requestId } = times
  return { domain, uri, nonce, statement, resources, exp, nbf, requestId }
}

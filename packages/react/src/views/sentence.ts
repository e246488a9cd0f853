import { type ErrorCode, FoyerError } from '@foyer/protocol'

/** The ways in which a request to a wallet fails. */
type Outcome =
  | 'declined'
  | 'locked'
  | 'unshared'
  | 'pending'
  | 'missing'
  | 'blocked'
  | 'unsupported'
  | 'late'
  | 'cancelled'
  | 'site'
  | 'failed'

type Sentence = { readonly title: string; readonly text: (wallet: string) => string }
type Sentences = { readonly failed: Sentence } & { readonly [outcome in Outcome]?: Sentence }

/**
 * The title and text to show after a wallet declined, failed or did not answer. The wallet's own words are
 * never shown: they are written for developers, and may be anything.
 */
export function sentence(error: unknown, wallet: string, sentences: Sentences): sentence.Result {
  const outcome = outcomeOf(error)
  const { title, text } = sentences[outcome] ?? sentences.failed
  return { outcome, title, text: text(wallet) }
}

export declare namespace sentence {
  type Result = { outcome: Outcome; title: string; text: string }
}

const outcomes: { readonly [code in ErrorCode]?: Outcome } = {
  user_rejected: 'declined',
  switch_rejected_after_add: 'declined',
  wallet_locked: 'locked',
  no_account_shared: 'unshared',
  request_pending: 'pending',
  connector_not_found: 'missing',
  walletconnect_connector_not_found: 'missing',
  provider_not_found: 'missing',
  popup_blocked: 'blocked',
  chain_not_supported: 'unsupported',
  unsupported_chain: 'unsupported',
  connect_cancelled: 'cancelled',
  // The wallet got no request, or the fault is not its own.
  adapter_not_found: 'site',
  peer_missing: 'site',
  chain_not_configured: 'site',
  network_not_found: 'site',
  rpc_url_missing: 'site',
  rpc_of_another_network: 'site',
  option_invalid: 'site',
  client_destroyed: 'site',
}

/** What wallets and the libraries between throw was translated before: anything else is a fault of the page, as code that did not load. */
function outcomeOf(error: unknown): Outcome {
  return FoyerError.is(error) ? (outcomes[error.code] ?? 'failed') : 'site'
}

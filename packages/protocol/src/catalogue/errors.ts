import { addressErrors } from './addressErrors.js'
import type { buyRefusals } from './buyRefusals.js'
import type { FrameFailureCode } from './frameFailureCodes.js'
import { psbtFindings } from './psbtFindings.js'
import { setupErrors } from './setupErrors.js'
import type { swapRefusals } from './swapRefusals.js'

/** What a failed transaction says when the chain gives no reason. */
export const unknownReason = 'unknown reason'

const findings = {
  account: 'Your wallet gave no usable account. Choose one and try again.',
  network: 'Your wallet gave no valid network. Choose one and try again.',
} as const

/** `reason`: the wallet's own words. `finding`: what is wrong with its answer. */
type WalletFailure = {
  readonly reason?: string | undefined
  readonly finding?: keyof typeof findings | undefined
}

/**
 * Every message that the product throws, by code. A text that needs data is a function of it, and `FoyerError` then requires that data.
 * Sentences for users say what happened and what to do.
 */
export const errors = {
  // Identifiers and options
  ...setupErrors,
  ...addressErrors,
  invalid_chain_id: 'Invalid chainId',
  invalid_amount: 'This is not an amount. Use digits and at most one decimal point.',

  // Connectors and adapters
  connector_not_found: 'No wallet with this id is known. Choose one from the list.',
  walletconnect_connector_not_found: 'WalletConnectConnector not found',
  adapter_not_found: 'Adapter not found',
  peer_missing: ({ name, install }: { name: string; install: string }) =>
    `${name} is not installed where @foyer/adapters finds it. Run: ${install}`,
  provider_not_found: 'The wallet gave no provider. Reload the page or choose another wallet.',
  connector_already_connected: 'Connector already connected.',
  connector_not_connected: 'Connector not connected.',
  disconnect_failed: 'Failed to disconnect',
  disconnect_chain_failed: ({ chain }: { chain: string }) => `Failed to disconnect chain ${chain}`,
  disconnect_chains_failed: 'Failed to disconnect chains',

  // What a wallet does
  user_rejected: 'You declined in your wallet. Nothing was done.',
  request_pending: 'A request is already waiting in your wallet. Open it to answer.',
  connect_cancelled: 'Connecting was called off. Nothing was shared with this site.',
  wallet_locked: 'Your wallet is locked. Unlock it and try again.',
  no_account_shared:
    'Your wallet shares no account with this page. Choose one in your wallet and try again.',
  wallet_failed: ({ finding, reason }: WalletFailure) =>
    (finding && findings[finding]) ||
    (reason ? `Your wallet reports: ${reason}` : 'Something failed in your wallet. Try again.'),
  account_not_connected: 'This account is not connected. Choose it in your wallet and try again.',
  wallet_network_differs: 'Your wallet is on another network. Switch it and try again.',
  session_unknown: 'This permission is not known. Read the list again.',
  sign_message_failed: 'WagmiAdapter:signMessage - Sign message failed',
  signature_on_chain:
    'The account keeps this signature on the chain, where it could not be confirmed. Try again.',
  signature_unchecked:
    'The network of this account does not answer, so its signature could not be checked. Try again.',
  capabilities_invalid: 'Error parsing wallet capabilities',

  // Networks and transactions
  chain_not_configured: 'Chain not configured.',
  chain_not_supported: 'Chain is not supported',
  switch_rejected_after_add: 'User rejected switch after adding network',
  network_or_address_undefined: 'CaipNetwork or CaipAddress is undefined',
  network_not_found: 'Network not found',
  unsupported_chain: 'Unsupported chain',
  rpc_of_another_network: ({ network }: { network: string }) =>
    `What was asked about ${network} answers for another network. Nothing that it says is used.`,
  estimate_failed: 'error estimating gas',
  answer_invalid: 'The network or the wallet gave an answer that makes no sense. Try again.',
  receipt_timeout:
    'The transaction is in no block yet. It may still get into one: look in the explorer.',
  transaction_reverted: ({ reason }: { reason: string }) => reason || unknownReason,
  transaction_expired:
    'The network did not take the transaction in time. Nothing was sent: try again.',
  transaction_replaced:
    'The owners executed or rejected another transaction in its place. This one was not sent.',
  transaction_refused: ({ reason }: { finding: string; reason: string }) => reason,
  amount_and_receiver_required: 'An amount and receiver address are required',
  receiver_of_another_network: ({ network }: { network: string }) =>
    `The receiver is no address of ${network}. Nothing was sent.`,
  amount_below_dust: ({ least }: { least: string }) =>
    `The amount is too small for the network to pass on. Send at least ${least} satoshi.`,
  funds_insufficient: 'The account holds less than the amount and the fee. Nothing was sent.',
  psbt_invalid: ({ finding }: { finding: keyof typeof psbtFindings }) =>
    `The transaction cannot be signed so. ${psbtFindings[finding]}`,
  token_required: 'A token is required',
  coin_for_fee_missing: ({ symbol }: { symbol: string }) =>
    `The account has too little ${symbol} for the network's fee. Add some ${symbol} and try again.`,
  receiver_unconfirmed: 'Confirm what is said of the receiver first. Nothing was sent.',
  receiver_changed: 'The name leads to another address now. Nothing was sent: check the receiver.',
  fee_risen: 'The fee of the network has risen. Nothing was sent: look at the new fee.',
  sponsoring_refused:
    'Its fee is not paid for you now. Nothing was sent: look at the fee that your account would pay.',
  send_elsewhere:
    'Another tab sends from this account just now. Finish there first: nothing was sent here.',
  payment_failed:
    'The payment was sent and did not arrive. Look at your transfers before you pay again.',
  sent_meanwhile:
    'Something was sent to this receiver meanwhile. Nothing more was sent: look at your transfers, then try again.',
  send_changed:
    'The account, the network or the transfer changed meanwhile. Nothing was sent: look again.',
  gas_price_not_supported: 'Network not supported for Gas Price',
  swaps_not_supported: 'Network not supported for Swaps',
  swap_refused: ({ reason }: { finding: keyof typeof swapRefusals; reason: string }) => reason,
  buy_refused: ({ reason }: { finding: keyof typeof buyRefusals; reason: string }) => reason,
  account_address_required: "Transactions can't be fetched without an accountAddress",

  // Names
  name_not_resolved: 'Error resolving name',
  name_suggestions_failed: 'Error fetching name suggestions',
  names_for_address_failed: 'Error fetching names for address',
  name_registration_failed: (data: {
    name: string
    description?: string | undefined
    /** The server's code, as `name_taken`; `too_often` after too many tries. */
    reason?: string | undefined
  }) => data.description || `Error registering name ${data.name}`,
  address_or_auth_connector_not_found: 'Address or auth connector not found',

  // HTTP
  http_status: ({ status }: { status: number; reason?: string | undefined }) =>
    `HTTP status code: ${status}`,
  server_missing: 'This needs a Foyer server. Set `server` in the options of createFoyer.',
  server_unreachable: 'The server cannot be reached. Check your connection and try again.',
  server_timeout: 'The server did not answer in time. Try again.',
  server_answer_invalid: 'The server gave an answer that makes no sense. Try again later.',

  // Sign-in
  siwx_not_enabled: 'SIWX is not enabled',
  active_address_not_found: 'No ActiveCaipAddress found',
  active_network_or_client_not_found: 'No ActiveCaipNetwork or client found',
  connection_client_not_found: 'No ConnectionController client found',
  signed_out: 'You are signed out. Sign in to go on.',
  sign_in_overtaken:
    'Another account or network came into use while you signed. Nothing was signed in: try again.',
  audience_required: 'A sign-in message needs either `aud` or `uri`',
  sign_in_invalid: ({ field }: { field: string }) =>
    `The sign-in message cannot be signed: ${field} is not valid`,
  sign_in_differs: ({ field }: { field: string }) =>
    `Your wallet signed another text: ${field} differs.`,
  eip1271_chain_invalid: 'isValidEip1271Signature failed: chainId must be in CAIP-2 format',
  cacao_type_unknown:
    'verifySignature failed: Attempted to verify CacaoSignature with unknown type',
  recap_undefined: 'No recap provided, value is undefined',
  recap_att_missing: 'No `att` property found',
  recap_resources_missing: 'No resources found in `att` property',
  recap_resource_invalid: ({ resource }: { resource: string }) =>
    `Resource ${resource} must be an object that names at least one ability`,
  recap_ability_invalid: ({ ability }: { ability: string }) =>
    `Ability ${ability} must be a list of at least one limit, and each limit an object`,

  // Pairing
  not_connected: 'Please call connect() before request()',
  sign_client_missing: 'Sign Client not initialized',
  namespace_not_configured:
    'Namespace is not configured. Please call connect() first with namespace config.',
  chain_id_not_found: 'ChainId not found',
  node_timeout: ({ network }: { network: string }) =>
    `No node of ${network} answered in time. Try again.`,
  rpc_url_missing: 'No RPC url provided for chainId',
  rpc_provider_not_found: ({ chain }: { chain: string }) =>
    `JSON-RPC provider for ${chain} not found`,
  document_not_focused: 'Document does not have focus, skipping deeplink.',
  expirer_topic_invalid: 'Value must be "string" for expirer target type: topic',
  expirer_id_invalid: 'Value must be "number" for expirer target type: id',
  expirer_type_unknown: 'Unknown expirer target type',
  log_entry_too_large: 'This log entry is larger than the whole log may be',
  pairing_off: 'Pairing needs a relay: set `server` or `relayUrl`',
  pairing_expired: 'The wallet did not answer before the pairing expired',
  session_refused: ({ reason }: { reason: string }) =>
    `The wallet answered with a session that was not asked for: ${reason}`,
  session_ended: 'The session with the wallet has ended',
  request_expired: 'The wallet did not answer before the request expired',
  relay_refused: ({ reason }: { reason: string }) => `The relay refused this app: ${reason}`,
  relay_unreachable: 'The relay cannot be reached',

  // Embedded wallet
  frame_load_failed: 'Unable to load email login dependency',
  frame_not_set: 'W3mFrame: iframe is not set',
  frame_failed: 'An error occurred',
  frame_refused: ({
    message,
  }: {
    message: string
    reason?: FrameFailureCode | undefined
    /** Until the next try makes sense, where the reason is `too_many_tries` and the service said so. */
    seconds?: number | undefined
  }) => message,
  login_needed: 'No user is logged in. Log in by e-mail or a social account first.',
  embedded_off: 'The embedded wallet needs an address: set `embeddedWalletUrl`',
  email_invalid: 'This is not an e-mail address. Correct it and try again.',
  popup_blocked: 'The browser blocked a window. Allow this page to open windows and try again.',
  rpc_aborted: 'Request was aborted',
  request_aborted: 'Something went wrong',
  action_not_allowed: 'Action not allowed',
  rpc_not_allowed: 'Requested RPC call is not allowed',
  email_throttled: ({ seconds }: { seconds: number }) =>
    `Please try again after ${seconds} seconds`,
} as const satisfies Record<string, string | ((data: never) => string)>

export type ErrorCode = keyof typeof errors

/** The data of an error: what its text is made of, else whatever the thrower adds. */
export type ErrorData<code extends ErrorCode> = (typeof errors)[code] extends (
  data: infer data,
) => string
  ? data
  : Readonly<Record<string, unknown>> | undefined

import { projectMisses } from './projectMisses.js'

/** Why a server told nothing of a project: `server` is its address, `status` what it answered with, `project` the id it was asked about. */
type ProjectMissed = {
  readonly server?: string | undefined
  readonly cause?: keyof typeof projectMisses | undefined
  readonly status?: number | undefined
  readonly project?: string | undefined
}

/** `place` is an address without its path, which may be a key. */
type RpcFault = { readonly network: string; readonly place: string }

/** What a node answered when its chain id was requested: an HTTP status, nothing, or what no node answers. */
type NodeAnswer = number | keyof typeof nodeAnswers

const nodeAnswers = { nothing: 'no answer', foreign: 'an answer that no node gives' } as const

/**
 * What the modal tells the developer in debug mode, by code. The title stands in the bar; the text
 * goes to the console and says what happened and what to do.
 */
export const alerts = {
  network_not_found: {
    level: 'error',
    title: 'Network Not Found',
    text: 'The network to switch to is not among the `networks` given to createFoyer. Add it there.',
  },
  origin_not_allowed: {
    level: 'error',
    title: 'Invalid App Configuration',
    text: 'The origin of this page is not allowed for this project. Add it to the allowed origins of the project on your server.',
  },
  iframe_load_failed: {
    level: 'error',
    title: 'Network Error - Could not load embedded wallet',
    text: 'The embedded wallet did not load in time. Check that its address can be reached from this page, then try again.',
  },
  iframe_request_timeout: {
    level: 'error',
    title: 'Embedded Wallet Request Timed Out',
    text: 'The embedded wallet got a request and did not answer in time. Try again; if it stays silent, reload the page.',
  },
  unverified_domain: {
    level: 'error',
    title: 'Invalid App Configuration',
    text: 'The embedded wallet refuses this domain. Verify that the domain of this page is allowed for the project on your server.',
  },
  session_expired: {
    level: 'error',
    title: 'Session Expired',
    text: 'The pairing relay refused the session because its time is not valid. Check the clock of this device, then connect again.',
  },
  invalid_project_id: {
    level: 'error',
    title: 'Invalid App Configuration',
    text: 'The server does not know this project id. Correct `projectId` in the options of createFoyer.',
  },
  project_id_not_configured: {
    level: 'error',
    title: 'Project ID Not Configured',
    text: ({ server, cause, status, project }: ProjectMissed) =>
      `No project could be found for this page. ${
        cause === undefined
          ? 'Set `projectId` in the options of createFoyer and check that your server has that project.'
          : `${projectMisses[cause](String(server), String(project))}${status === undefined ? '' : ` It answered with HTTP status ${status}.`}`
      }`,
  },
  options_refused: {
    level: 'error',
    title: 'Options Refused',
    text: ({ reason }: { reason: string }) =>
      `Nothing of Foyer starts on this page, and no wallet connects, until the options of createFoyer are corrected: ${reason}`,
  },
  server_failed: {
    level: 'error',
    title: 'Server Error',
    text: 'The server failed while it was asked for the configuration of the project. Look into its log, then reload the page.',
  },
  rate_limited: {
    level: 'error',
    title: 'Rate Limited',
    text: 'The server was asked for the configuration of the project too often. Wait a minute, then reload the page.',
  },
  incorrect_amount: {
    level: 'error',
    title: 'Incorrect amount',
    text: 'There is no quote for this amount. Enter a valid amount.',
  },
  embedded_wallet_failed_in_pwa: {
    level: 'error',
    title: 'Error loading embedded wallet in PWA',
    text: ({ message }: { message: string }) => message,
  },
  invalid_email: {
    level: 'warning',
    title: 'Invalid Email Address',
    text: 'This is not an e-mail address, so no code was sent. Correct it and try again.',
  },
  rpc_of_another_network: {
    level: 'error',
    title: 'RPC Of Another Network',
    text: ({
      network,
      place,
      expected,
      received,
    }: RpcFault & { expected: number | string; received: number | string }) =>
      `${place} was given for ${network} (chain ${expected}) and answers for chain ${received}, so nothing that it says is used. Correct \`customRpcUrls\`, \`rpcUrls\` of the network, or the transport of your wagmi config.`,
  },
  rpc_failed: {
    level: 'error',
    title: 'RPC Failed',
    text: ({ network, place, answer }: RpcFault & { answer: NodeAnswer }) =>
      `${place} was asked about ${network} and gave ${
        typeof answer === 'number' ? `HTTP status ${answer}` : (nodeAnswers[answer] ?? answer)
      }. Correct \`customRpcUrls\`, \`rpcUrls\` of the network, or the transport of your wagmi config, or start what answers there.`,
  },
  wagmi_network_missing: {
    level: 'error',
    title: 'Network Missing In Wagmi Config',
    text: ({ networks }: { networks: readonly string[] }) =>
      `The config given as \`evm({ wagmiConfig })\` has no ${networks.join(', ')}, which \`networks\` of createFoyer lists. Add it to \`chains\` and \`transports\` there: wagmi refuses what is asked on a network that it does not know.`,
  },
  peer_missing: {
    level: 'error',
    title: 'Package Missing',
    text: ({ name, install }: { name: string; install: string }) =>
      `@foyer/adapters stands on ${name} and does not find it, so no wallet can be asked. Run \`${install}\` in the project of this page, or the same with its package manager, and build it again.`,
  },
  wallet_not_asked: {
    level: 'error',
    title: 'Wallet Not Asked',
    text: ({ reason }: { reason: string }) =>
      `The page itself failed before a wallet could be asked: ${reason}. Check that its files are served whole and that the peers of the adapter are installed.`,
  },
  provider_twice: {
    level: 'error',
    title: 'Two Providers',
    text: 'This client stands in more than one FoyerProvider or FoyerModal, or in one inside another. One of them shows the modal, the others do nothing. Keep a single FoyerProvider around the whole page; a FoyerModal of yours needs `disableAppend` or `enableEmbedded`.',
  },
  project_id_shared: {
    level: 'error',
    title: 'Two Clients With One Project Id',
    text: ({ projectId }: { projectId: string }) =>
      `Two clients with the project id “${projectId}” run on this page, and overwrite what the other remembers. Call createFoyer once, outside of components, or end the former with \`destroy()\`.`,
  },
  adapter_missing: {
    level: 'error',
    title: 'Adapter Missing',
    text: ({ family, networks }: { family: string; networks: readonly string[] }) =>
      `No adapter serves the chain family ${family}, so no wallet can connect on ${networks.join(', ')}. Give createFoyer one in \`adapters\`, such as \`evm()\` of @foyer/adapters/evm for eip155, or leave these networks out.`,
  },
  adapter_without_network: {
    level: 'warning',
    title: 'Adapter Without Network',
    text: ({ family }: { family: string }) =>
      `There is an adapter for the chain family ${family}, and none of \`networks\` is of it, so no wallet can be used with it. Add a network of ${family}, or take the adapter that your networks need.`,
  },
  network_not_listed: {
    level: 'warning',
    title: 'Network Not Listed',
    text: ({ option, ids }: { option: string; ids: readonly string[] }) =>
      `The option \`${option}\` speaks of ${ids.join(', ')}, which \`networks\` does not list, so it changes nothing. Correct the id, or add the network.`,
  },
  language_missing: {
    level: 'warning',
    title: 'Language Missing',
    text: ({ locale, spoken }: { locale: string; spoken: readonly string[] }) =>
      `There are no texts for the locale ${locale}, so the texts stay English; numbers, dates and the direction follow the locale. There are texts for ${spoken.join(', ')}. Give your own in \`messages\`, or leave \`locale\` out.`,
  },
  theme_variable_unknown: {
    level: 'warning',
    title: 'Unknown Theme Variable',
    text: ({ names, known }: { names: readonly string[]; known: readonly string[] }) =>
      `There is no theme variable ${names.join(', ')}, so it changes nothing. There are: ${known.join(', ')}.`,
  },
  local_configuration_ignored: {
    level: 'warning',
    title: 'Local configuration ignored',
    text: ({ keys }: { keys: readonly string[] }) =>
      `The configuration of the project on your server decides these features, so their local settings have no effect: ${keys.join(', ')}. Remove them from \`features\`, or change them on the server.`,
  },
} as const satisfies Record<
  string,
  { level: 'error' | 'warning'; title: string; text: string | ((data: never) => string) }
>

/** What the relay and the server say, by the alert it leads to. Each is shown once for a page. */
export const serverAlerts = {
  'Unauthorized: origin not allowed': 'origin_not_allowed',
  'JWT validation error: JWT Token is not yet valid': 'session_expired',
  // What our own relay says of a clock that is behind.
  'JWT validation error: JWT Token is expired': 'session_expired',
  'Unauthorized: invalid key': 'invalid_project_id',
} as const satisfies Record<string, AlertCode>

export type AlertCode = keyof typeof alerts

/** The data that the text of an alert is made of; `undefined` when it needs none. */
export type AlertData<code extends AlertCode> = (typeof alerts)[code]['text'] extends (
  data: infer data,
) => string
  ? data
  : undefined

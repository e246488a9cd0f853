import { type Namespace, spokenLanguages, themeVariableNames } from '@foyer/protocol'
import { adaptersOf } from '../adaptersOf.js'
import type { Client } from '../Client.js'
import { showAlertOnce } from '../notices/showAlertOnce.js'
import { startedOn } from '../startedOn.js'

/**
 * Alerts the developer to what cannot work in a set-up although no option by itself is wrong. The gravest fault comes
 * last: the modal shows the latest. Returns a function that stops watching what may change.
 */
export function reportFaults(client: Client): () => void {
  for (const report of faults) report(client)
  return client.store.subscribe(({ theme }, { theme: before }) => {
    if (theme.variables !== before.variables) unknownVariables(client)
  })
}

const faults = [
  unspokenLanguage,
  unknownVariables,
  unlistedNetworks,
  idleAdapters,
  twoProviders,
  twoClients,
  missingAdapters,
  missingProject,
]

function unknownVariables(client: Client) {
  const { variables } = client.store.getState().theme
  const known = new Set<string>(
    themeVariableNames.flatMap((name) => [`--foyer-${name}`, `--w3m-${name}`]),
  )
  const names = Object.keys(variables).filter((name) => !known.has(name))
  if (names.length > 0)
    showAlertOnce(client, 'theme_variable_unknown', {
      names,
      known: themeVariableNames.map((name) => `--foyer-${name}`),
    })
}

function unlistedNetworks(client: Client) {
  const { options } = client
  const listed = new Set<string>(options.networks.map(({ caipNetworkId }) => caipNetworkId))
  for (const option of ['tokens', 'customRpcUrls'] as const) {
    const ids = Object.keys(options[option]).filter((id) => !listed.has(id))
    if (ids.length > 0) showAlertOnce(client, 'network_not_listed', { option, ids })
  }
}

function idleAdapters(client: Client) {
  for (const family of adaptersOf(client).keys())
    if (networksOf(client, family).length === 0)
      showAlertOnce(client, 'adapter_without_network', { family })
}

function unspokenLanguage(client: Client) {
  const { locale, messages } = client.options
  const language = locale && new Intl.Locale(locale).language
  const isSpoken = spokenLanguages.some((one) => one === language)
  // The host's own `messages` may be in that language.
  if (locale && !isSpoken && Object.keys(messages).length === 0)
    showAlertOnce(client, 'language_missing', { locale, spoken: spokenLanguages })
}

function twoProviders(client: Client) {
  if (client.handles.running.twice) showAlertOnce(client, 'provider_twice', undefined)
}

function twoClients(client: Client) {
  const { projectId } = client.options
  const others = [...startedOn(client.environment.window())].filter((one) => one !== client)
  if (projectId && others.some(({ options }) => options.projectId === projectId))
    showAlertOnce(client, 'project_id_shared', { projectId })
}

function missingAdapters(client: Client) {
  const families = new Set(client.options.networks.map(({ chainNamespace }) => chainNamespace))
  for (const family of families)
    if (!adaptersOf(client).has(family))
      showAlertOnce(client, 'adapter_missing', {
        family,
        networks: networksOf(client, family).map(({ name }) => name),
      })
}

function missingProject(client: Client) {
  if (!client.options.projectId) showAlertOnce(client, 'project_id_not_configured', {})
}

function networksOf({ options }: Client, family: Namespace) {
  return options.networks.filter(({ chainNamespace }) => chainNamespace === family)
}

import { getNameSuggestions, getNames, getNameZone, getProfile } from '@foyer/protocol/api'
import type { App } from '../http/App.js'
import { route } from '../http/route.js'
import type { Services } from '../Services.js'

/** Names and what is registered under them. */
export function names(app: App<Services>): void {
  route(app, getProfile, ({ params }, { services }) => services.names.profile(params.name))
  route(app, getNames, ({ params }, { services }) => services.names.reverse(params.address))
  route(app, getNameZone, (_, { services: { names: given } }) => ({
    zone: given.zone ?? null,
    namesMax: given.namesMax,
  }))
  route(app, getNameSuggestions, async ({ params, query }, { services }) => ({
    suggestions: await services.names.suggest(params.name, query.zone),
  }))
}

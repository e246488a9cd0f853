import {
  getNamePicture,
  getNameSuggestions,
  getNames,
  getNameZone,
  getProfile,
} from '@foyer/protocol/api'
import { HttpError } from '../errors/HttpError.js'
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
  route(app, getNamePicture, async ({ params }, { services }) => {
    const image = await services.names.picture(params.hash)
    if (!image) throw new HttpError(404, 'not_found', 'No name has this picture.')
    return image
  })
  route(app, getNameSuggestions, async ({ params, query }, { services }) => ({
    suggestions: await services.names.suggest(params.name, query.zone),
  }))
}

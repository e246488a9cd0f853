import type { HandlerDependencies } from './HandlerDependencies.js'
import type { Handler } from './Handlers.js'

/** Begins a login by farcaster, and gives what is scanned or opened. */
export function getFarcasterUri({ tickets }: HandlerDependencies): Handler<'GET_FARCASTER_URI'> {
  return async (_, { origin }) => ({ url: await tickets.startFarcaster(origin) })
}

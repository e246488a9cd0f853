import type { Handler } from './Handlers.js'
import type { Wallet } from './Wallet.js'

/** Begins a login by farcaster, and gives what is scanned or opened. */
export function getFarcasterUri({ tickets }: Wallet): Handler<'GET_FARCASTER_URI'> {
  return async (_, { origin }) => ({ url: await tickets.startFarcaster(origin) })
}

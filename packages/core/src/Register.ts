import type { Client } from './Client.js'

/**
 * The host's client, for hooks: `declare module '@foyer/core' { interface Register { client: typeof client } }`. Without it hooks take requests of
 * every chain family.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a host adds the member by declaration merging.
export interface Register {}

/** The client that a `Register` names; one of all chain families when it names none. */
export type ClientOf<register> = register extends { client: Client<infer namespace> }
  ? Client<namespace>
  : Client

/** The host's client, as hooks return it. */
export type RegisteredClient = ClientOf<Register>

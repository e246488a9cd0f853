import type { Identity, NameSuggestion, Profile } from '@foyer/protocol/api'

/** Names and avatars: those that this server gave, and those of ENS where a network with it is served. */
export type Names = {
  /**
   * What an address calls itself, where that name leads back to it.
   *
   * @throws `HttpError` 502 when the network with the names cannot be asked
   */
  identity(address: string): Promise<Identity>
  /**
   * What is registered under a name: its addresses, each only for its own coin type.
   *
   * @throws `HttpError` 400 when it is no name, 404 when it is not registered, 502 as above
   */
  profile(name: string): Promise<Profile>
  /** @throws `HttpError` 502 as above */
  reverse(address: string): Promise<Profile[]>
  /**
   * Names like the one typed that could be registered.
   *
   * @param zone what they end with, without the dot in front
   * @throws `HttpError` 404 when this server gives no names in it
   */
  suggest(label: string, zone: string): Promise<NameSuggestion[]>
}

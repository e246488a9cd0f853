import type { Identity, Image, NameSuggestion, Profile } from '@foyer/protocol/api'
import type { NameGateway } from './gateway/createNameGateway.js'
import type { ChangeRequest, RegistrationRequest } from './registering/createRegistrar.js'

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
   * Names like the one typed that can be registered, that one first where it can.
   *
   * @param zone what they end with, without the dot in front
   * @throws `HttpError` 404 when this server gives no names in it
   */
  suggest(label: string, zone: string): Promise<NameSuggestion[]>
  /** What the names end with that are given to accounts, without the dot in front; `undefined` where none are. */
  readonly zone: string | undefined
  /** So many an account may hold. */
  readonly namesMax: number
  /**
   * Gives a name to the account that signed for it, or leads a name of its own to its address on another network.
   *
   * @throws `HttpError` 400 `address_invalid`, `message_malformed`, `timestamp_invalid`, `name_invalid`, `name_reserved` or `signature_invalid`; 409
   *   `name_taken`, `names_at_most` or `message_used`; 429 for an account that tried too often; 502 when a contract's network does not answer
   */
  register(request: RegistrationRequest): Promise<void>
  /**
   * Changes a name as its account signed for it: gives it up, takes another one in its place, gives it a picture, or leads it to an address whose account signed as well.
   *
   * @throws `HttpError` 400 as `register`, `proof_missing`, `picture_differs`, `picture_invalid` besides; 409 `name_foreign` for another account's name, `name_taken`, `message_used`; 429, 502 as `register`
   */
  change(request: ChangeRequest): Promise<void>
  /** The picture that an account gave its name, by the hash that it signed. */
  picture(hash: string): Promise<Image | undefined>
  /** What clients of ENS are answered by; absent where no contract sends them here. */
  readonly gateway: NameGateway | undefined
  /** Deletes the messages that no longer count. */
  forget(): Promise<void>
}

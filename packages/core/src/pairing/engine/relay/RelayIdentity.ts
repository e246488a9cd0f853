import type { relayTokenText } from '@foyer/protocol/relay'

/** This browser's identity at a relay. */
export type RelayIdentity = {
  /** `did:key:…` */
  readonly clientId: string
  token(parameters: Omit<relayTokenText.Parameters, 'clientId'>): Promise<string>
}

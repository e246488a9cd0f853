import type { relayTokenText } from '@foyer/protocol/relay'

/** Who this browser is at a relay. */
export type Identity = {
  /** `did:key:…` */
  readonly clientId: string
  token(parameters: Omit<relayTokenText.Parameters, 'clientId'>): Promise<string>
}

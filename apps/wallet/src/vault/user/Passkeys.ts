/** A passkey as far as the vault needs it: 32 bytes that only its owner can have made again. */
export type Passkeys = {
  /** Makes one. The name is shown by the browser. With `within` in another window than this. */
  create(
    name: string,
    salt: Uint8Array,
    within?: CredentialsContainer,
  ): Promise<{ credentialId: Uint8Array; secret: Uint8Array }>
  get(
    credentialId: Uint8Array,
    salt: Uint8Array,
    within?: CredentialsContainer,
  ): Promise<Uint8Array>
}

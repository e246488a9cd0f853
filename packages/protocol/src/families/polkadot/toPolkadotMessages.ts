/** The bytes that a wallet may sign for a text: as it is, or between `<Bytes>` and `</Bytes>`, so that it is no extrinsic. */
export function toPolkadotMessages(text: string): readonly Uint8Array[] {
  return [`<Bytes>${text}</Bytes>`, text].map((one) => new TextEncoder().encode(one))
}

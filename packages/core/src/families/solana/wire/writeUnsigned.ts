const signatureLength = 64

/** A message that one account signs, as a transaction with room for the signature. */
export function writeUnsigned(message: Uint8Array): Uint8Array {
  const wire = new Uint8Array(1 + signatureLength + message.length)
  wire[0] = 1
  wire.set(message, 1 + signatureLength)
  return wire
}

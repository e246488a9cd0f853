/** What a message takes beside its text: its row, its index, and what is remembered of it. */
const besideBytes = 600

/** What a message takes where it waits. */
export function bytesOf(message: string, attestation: string | null): number {
  return besideBytes + Buffer.byteLength(message) + Buffer.byteLength(attestation ?? '')
}

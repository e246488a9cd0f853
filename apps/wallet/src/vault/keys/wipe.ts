/** Overwrites what must not stay in memory. */
export function wipe(...secrets: readonly (Uint8Array | undefined)[]) {
  for (const secret of secrets) secret?.fill(0)
}

/** The oldest PostgreSQL that every statement of the server was tried on. */
const oldestMajor = 15

/**
 * Compares what a PostgreSQL says of itself, `150018` for 15.18, with what the server needs.
 *
 * @throws when it is older
 */
export function checkServerVersion(version: number): void {
  const major = Math.floor(version / 10_000)
  if (major >= oldestMajor) return
  throw new Error(
    `DATABASE_URL names a PostgreSQL ${major}; this server needs ${oldestMajor} or newer. ` +
      'Upgrade it, or name another one.',
  )
}

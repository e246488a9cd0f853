/** Whether a statement failed because a row with the same unique values is there (`unique_violation`). */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isTaken(error.cause)
}

/** The HTTP status of a service's refusal; `undefined` of every other error. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { status } = error as { status?: unknown }
  return typeof status === 'number' ? status : undefined
}

/** Another browser or tab was quicker: what was read is no longer so. Read again, and all is well. */
export function isOvertaken(error: unknown): boolean {
  const status = statusOf(error)
  return status === 409 || status === 404
}

/** The same, noticed by ourselves. */
export function overtaken(): Error {
  return Object.assign(new Error('The key was split anew elsewhere'), { status: 409 })
}

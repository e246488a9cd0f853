/**
 * Waits for something no longer than this.
 *
 * @throws `TooLateError` when time is up; what was begun goes on
 */
export async function within<value>(promise: Promise<value>, ms: number): Promise<value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLateError(ms)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

class TooLateError extends Error {
  override name = 'TooLateError'

  constructor(ms: number) {
    super(`No answer within ${ms} ms`)
  }
}

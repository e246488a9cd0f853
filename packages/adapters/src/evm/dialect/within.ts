/** What a promise gives in time, else `undefined`. Never rejects, and leaves no timer. */
export async function within<value>(
  promise: Promise<value>,
  timeMs: number,
): Promise<value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeMs, undefined)
  })
  const settled = promise.catch(() => undefined)
  return Promise.race([settled, late]).finally(() => clearTimeout(timer))
}

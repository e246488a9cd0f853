/** Those that come true in time; the others go on by themselves, and their failures are nobody's here. */
export async function inTime<value>(
  promises: readonly Promise<value>[],
  ms: number,
): Promise<value[]> {
  const come: value[] = []
  const all = promises.map((promise) => promise.then((value) => come.push(value)).catch(() => 0))
  let timer: NodeJS.Timeout | undefined
  const end = new Promise((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.all(all), end])
  clearTimeout(timer)
  return [...come]
}

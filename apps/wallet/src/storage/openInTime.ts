const openTimeoutMs = 3_000

/** What opens in the browser's database, or what stands in its place where the browser lets a frame keep nothing: some never say so. */
export async function openInTime<value>(
  opening: Promise<value>,
  standIn: () => value,
): Promise<value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not open')), openTimeoutMs)
  })
  try {
    return await Promise.race([opening, late])
  } catch {
    return standIn()
  } finally {
    clearTimeout(timer)
  }
}

/** Settles when what `count` gives did not change for half a second. */
export async function quiet(count) {
  for (let last = -1; last !== count(); ) {
    last = count()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

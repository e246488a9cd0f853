/** What a container platform says of services beside it, under their names: one called `foyer` gives `FOYER_SERVICE_HOST`. */
const ofPlatform = /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?$/

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings with our prefix that have an unknown name: a line for each, with the name that was probably meant. Without it
 * a limit or a token that the operator believes to be set would be missing.
 */
export function misspelt(env: Environment, known: readonly string[]): string[] {
  return Object.entries(env)
    .filter(
      ([name, value]) =>
        name.startsWith('FOYER_') && !known.includes(name) && !isForeign(name, value),
    )
    .map(([name]) => `${name} is no setting. Did you mean ${nearest(name, known)}?`)
}

function isForeign(name: string, value = ''): boolean {
  return ofPlatform.test(name) || (name.endsWith('_PORT') && /^(tcp|udp):\/\//.test(value))
}

function nearest(name: string, known: readonly string[]): string {
  const ranked = known
    .filter((one) => one.startsWith('FOYER_'))
    .map((one) => ({ one, far: distance(name, one) }))
  return ranked.reduce((best, next) => (next.far < best.far ? next : best)).one
}

/** How many letters have to be put in, left out or changed to make one word of the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

type Parts = Readonly<Record<string, string>>

/**
 * One part of a message changed, by one of several means; never none. The same for the same turn, so that a failure can be looked at again.
 */
export function mutate(parts: Parts, turn: number): Parts {
  const draw = createDraw(turn + 1)
  const names = Object.keys(parts)
  const name = names[draw(names.length)] ?? ''
  const text = parts[name] ?? ''
  // In a header what stands between its words may differ, and mean the same.
  const isWhole = name === 'body'
  const places = [...text].flatMap((one, place) => (isWhole || /\w/.test(one) ? [place] : []))
  const at = places[draw(places.length)] ?? 0
  const code = text.charCodeAt(at)
  const ways = [
    () => put(text, at, String.fromCharCode(code ^ (1 << draw(7)))),
    () => put(text, at, ''),
    () => put(text, at, `${text[at]}${text[at]}`),
    () => text.slice(0, at),
    () => `${text}${String.fromCharCode(65 + draw(26))}`,
    () => `${isWhole ? '\ufeff' : 'x'}${text}`,
    () => `${text.slice(at)}${text.slice(0, at)}`,
    () => put(text, at, text[at] === '0' ? '1' : '0'),
    () => text.toUpperCase(),
    () => '',
  ]
  const changed = ways[turn % ways.length]?.() ?? ''
  // Turned by nothing, or in capitals already.
  return { ...parts, [name]: changed === text ? `${text}~` : changed }
}

function put(text: string, at: number, character: string): string {
  return `${text.slice(0, at)}${character}${text.slice(at + 1)}`
}

/** Numbers below a bound that look random: a linear congruence of 32 bits. */
function createDraw(seed: number): (below: number) => number {
  let state = Math.imul(seed, 2_654_435_761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

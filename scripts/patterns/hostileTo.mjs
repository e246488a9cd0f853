/** What is repeated, before it and after it: a pattern that goes back and forth does so for one of them. */
const pumps = [
  ...['a', 'A', '0', '-', '.', '/', ' ', '\t', '\n', '=', '%', '{', '[', '(', '"', '\\', ':', ','],
  ...['é', '\u200b', '_', '@', '<', '0x', 'a.', '.a', 'a-', 'no ', 'a,', '[]', '%2e', '../', '1.'],
  ...['::', 'wc', '\u0301', 'e1', '&a='],
]
const heads = ['', '0x', 'http://', 'data:', '"', 'a@', 'no ']
const tails = ['', '\0', 'x']
/** The short ones find what takes twice as long for each character more, before it takes for ever. */
const lengths = [16, 22, 28, 12_000]
/** Milliseconds of a processor. What goes through a text once takes a thousandth, what begins anew at each character several times this. */
const slowMs = 15

/** A text on which a regular expression, as it is written, takes too long; `undefined` when none was found. */
export function hostileTo(literal) {
  const end = literal.lastIndexOf('/')
  const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace(/[gy]/g, ''))
  for (const length of lengths)
    for (const text of texts(length)) if (isSlow(pattern, text)) return text
  return undefined
}

function* texts(length) {
  for (const pump of pumps)
    for (const head of heads)
      for (const tail of tails) yield head + pump.repeat(Math.ceil(length / pump.length)) + tail
}

/**
 * By the processor's time, three times, because other work of the engine takes time now and then. What took less than that by the clock,
 * which is read in a thousandth of the time, is not measured further.
 */
function isSlow(pattern, text) {
  const began = performance.now()
  pattern.test(text)
  if (performance.now() - began <= slowMs) return false
  return [1, 2, 3].every(() => {
    const before = process.cpuUsage().user
    pattern.test(text)
    return process.cpuUsage().user - before > slowMs * 1_000
  })
}

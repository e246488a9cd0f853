import { concatHex, type Hex, numberToHex, size, slice, toFunctionSelector } from 'viem'

/** Code of a contract that answers each function with the given bytes, and others with a revert. */
export function answering(answers: Readonly<Record<string, Hex>>): Hex {
  const entries = Object.entries(answers).map(([signature, data]) => ({
    selector: toFunctionSelector(`function ${signature}`),
    body: returning(data),
  }))
  // DUP1 PUSH4 selector EQ PUSH2 place JUMPI, for each; then REVERT.
  const head = 6 + entries.length * 11 + 5
  let place = head
  const jumps = entries.map(({ selector, body }) => {
    const jump = concatHex(['0x8063', selector, '0x1461', numberToHex(place, { size: 2 }), '0x57'])
    place += size(body)
    return jump
  })
  return concatHex(['0x60003560e01c', ...jumps, '0x60006000fd', ...entries.map(({ body }) => body)])
}

/** JUMPDEST, then the words into memory, then RETURN. */
function returning(data: Hex): Hex {
  const words = Array.from({ length: Math.ceil(size(data) / 32) }, (_, index) => {
    const word = slice(data, index * 32, Math.min(size(data), index * 32 + 32))
    const padded = `${word}${'00'.repeat(32 - size(word))}` as Hex
    return concatHex(['0x7f', padded, '0x61', numberToHex(index * 32, { size: 2 }), '0x52'])
  })
  return concatHex(['0x5b', ...words, '0x61', numberToHex(size(data), { size: 2 }), '0x6000f3'])
}

/** Contracts that want to spoil what is asked of many. */
export const hostile = {
  /** Turns in a circle until all gas is burnt. */
  burner: '0x5b600056',
  reverter: '0x60006000fd',
  /** Answers with a megabyte. */
  bomb: '0x621000006000f3',
  /** Answers with three bytes. */
  mumbler: '0x60036000f3',
} as const satisfies Record<string, Hex>

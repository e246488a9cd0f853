import { parse, stringify } from 'lossless-json'

/** Longer than any number of a chain, and than any that JavaScript writes. */
const digitsMax = 400

/** May hold a number that `JSON.parse` would round: fifteen digits always survive. */
const suspect = /(?:^|[:[,\s])-?\d(?:[\d.]{15}|[\d.]*[eE])/

/** A number that is neither whole nor held exactly by a `number`, as it was written. */
export class ExactNumber {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Keeps those from writing it who would round it. */
  toJSON(): never {
    throw new TypeError('An exact number is written by writeExact')
  }
}

/**
 * Reads JSON without rounding: a whole number becomes a `bigint` where a `number` would not hold it, any other
 * an `ExactNumber`.
 *
 * @throws `SyntaxError` for what is no JSON, and for numbers of hundreds of digits
 */
export function readExact(text: string): unknown {
  return suspect.test(text) ? parse(text, undefined, reading) : JSON.parse(text)
}

/** Writes what `readExact` read. */
export function writeExact(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    // Only what it would round stops it; the rest goes the faster way.
    return stringify(value, undefined, undefined, [writing]) ?? ''
  }
}

const reading = {
  parseNumber: toNumber,
  // As JSON.parse has it.
  onDuplicateKey: ({ newValue }: { newValue: unknown }) => newValue,
}

const writing = {
  test: (value: unknown) => value instanceof ExactNumber,
  stringify: (value: unknown) => (value as ExactNumber).text,
}

function toNumber(text: string): number | bigint | ExactNumber {
  if (text.length > digitsMax) throw new SyntaxError('A number of too many digits')
  const number = Number(text)
  if (Number.isSafeInteger(number) && /^-?\d+$/.test(text)) return number
  if (/^-?\d+$/.test(text)) return BigInt(text)
  return normal(text) === normal(String(number)) ? number : new ExactNumber(text)
}

/** The same for all ways to write a number. `undefined` for infinity. */
function normal(text: string): string | undefined {
  const [, sign, whole, part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = (whole + part).replace(/^0+/, '')
  if (digits === '') return '0'
  const short = digits.replace(/0+$/, '')
  return `${sign}${short}e${BigInt(power) - BigInt(part.length) + BigInt(digits.length - short.length)}`
}

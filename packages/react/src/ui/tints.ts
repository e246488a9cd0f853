const steps = [5, 4, 3, 2, 1]

/**
 * Five tints of one colour in steps of 15 per cent towards white, the lightest first, and where in
 * the light each stands (per cent of the way out). The colour is the
 * first six hex digits of an address; an address in another alphabet gives six digits by a sum.
 */
export function tints(address: string): readonly { colour: string; at: number }[] {
  const digits = /^(?:0x)?([\da-f]{6})/i.exec(address)?.[1] ?? sum(address)
  const colour = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
  return steps.map((step) => {
    const tint = colour.map((part) => Math.round(part + (255 - part) * 0.15 * step))
    return { colour: `rgb(${tint.join(' ')})`, at: (5 - step) * 25 }
  })
}

function sum(text: string): string {
  let value = 0
  for (const character of text) value = (value * 33 + (character.codePointAt(0) ?? 0)) % 0x1000000
  return value.toString(16).padStart(6, '0')
}

import * as v from 'valibot'

/** A payment is some hundred bytes; what is larger is played through elsewhere. */
const bytesMax = 40_000

const Simulation = v.strictObject({
  tx_bytes: v.pipe(v.string(), v.nonEmpty(), v.maxLength(bytesMax), v.base64()),
})

/** A transaction to be played through, as the REST service takes it; `undefined` for what is none. */
export function readSimulation(text: string): string | undefined {
  if (text.length > 2 * bytesMax) return undefined
  try {
    const { success, output } = v.safeParse(Simulation, JSON.parse(text))
    return success ? JSON.stringify(output) : undefined
  } catch {
    return undefined
  }
}

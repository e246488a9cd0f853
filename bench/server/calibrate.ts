import { percentile } from './rows.js'

/** Steps of the fixed piece of work. */
const steps = 2e7
/** The middle one counts. */
const rounds = 9

/**
 * Measures how fast this machine is: milliseconds of the processor for a fixed piece of work. What else the machine does moves it
 * little, since time in which this process waits is not counted.
 */
export function calibrate(): number {
  return percentile(Array.from({ length: rounds }, once), 0.5)
}

function once(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** A generator of random numbers (Lehmer and Greenberger's, with the constants of ANSI C): each step needs the one before. */
function work(): number {
  let value = 1
  for (let step = 0; step < steps; step += 1) value = (value * 1_103_515_245 + 12_345) & 0x7fffffff
  return value
}

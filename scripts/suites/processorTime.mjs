import { cpus } from 'node:os'

/** Milliseconds that all processors of the machine together were busy since it started, whatever ran on them. */
export function processorTime() {
  return cpus().reduce(
    (sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq,
    0,
  )
}

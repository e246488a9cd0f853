import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What a quiet machine of two cores takes, in milliseconds: two threads that count, and two lanes of processes that start. */
const quiet = { countMs: 900, startMs: 900 }
const starts = 8

const counting = `
  const { createHash } = require('node:crypto')
  let text = ''
  for (let round = 0; round < 300_000; round += 1) text = createHash('sha256').update(text).digest('hex')
`

/** How many times slower than a quiet machine of two cores this one is now; never less than 1. */
export async function calibrate() {
  const countMs = await timeOf(
    [0, 1].map(() => () => once(new Worker(counting, { eval: true }), 'exit')),
  )
  const startMs = await timeOf([0, 1].map(() => startMany))
  return Math.max(1, countMs / quiet.countMs, startMs / quiet.startMs)
}

async function timeOf(lanes) {
  const began = performance.now()
  await Promise.all(lanes.map((lane) => lane()))
  return performance.now() - began
}

async function startMany() {
  for (let nth = 0; nth < starts; nth += 1)
    await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit')
}

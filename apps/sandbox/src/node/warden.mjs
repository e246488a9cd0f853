// Reads process ids, one on a line, and ends those processes as soon as its parent is gone, however
// that went: the pipe that is its standard input closes even when the parent is killed outright.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const pids = []

/** A pid may have been given to another program meanwhile. */
function isOurs(pid) {
  try {
    return /anvil|dist[/]guard[.]js/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

const lines = createInterface({ input: process.stdin })
lines.on('line', (line) => pids.push(Number(line)))
lines.on('close', () => {
  for (const pid of pids) {
    try {
      if (isOurs(pid)) process.kill(pid, 'SIGKILL')
    } catch {
      // Already gone.
    }
  }
  process.exit()
})

// Told to end together with its parent, it still leaves last.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('SIGHUP', () => {})

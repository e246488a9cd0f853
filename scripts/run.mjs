import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. `output` is what it wrote, both streams in order of arrival, `stdout` the
 * one alone; with `show` all is passed on as it comes. A command still running after `timeoutMs` is ended, together
 * with everything it started, and counts as failed.
 */
export function run(command, { cwd, env, show, timeoutMs } = {}) {
  const [file, ...parameters] = command
  return new Promise((resolve) => {
    const child = spawn(file, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    let stdout = ''
    const hear = (data) => {
      output += data
      show?.(String(data))
    }
    child.stdout.on('data', (data) => {
      stdout += data
      hear(data)
    })
    child.stderr.on('data', hear)

    // A group of its own, so that its children end with it.
    const end = (signal) => {
      if (child.pid) endGroup(child.pid, signal)
    }
    const leave = (signal) => {
      end(signal)
      process.exit(1)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.once(signal, leave)
    let late = false
    const timer =
      timeoutMs &&
      setTimeout(() => {
        late = true
        end('SIGTERM')
        setTimeout(() => end('SIGKILL'), 5000).unref()
      }, timeoutMs)

    const finish = (code, note) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, leave)
      if (note) hear(`${note}\n`)
      resolve({ code, output, stdout })
    }
    child.on('error', (error) => finish(127, `${file}: ${error.message}`))
    child.on('close', (code) =>
      finish(code ?? 1, late ? `Ended: still running after ${timeoutMs / 1000} s` : ''),
    )
  })
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
  } catch {
    // Gone already.
  }
}

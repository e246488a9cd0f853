/** Runs once more what failed: what passes then is flaky, and takes the place of what failed. What fails again stays failed. */
export function createAgain({ limits, say, show, now, timeoutMs, one }) {
  const flaky = []

  /** A suite that ran nothing is started once more: a service beside it may have come too late. */
  async function start(result) {
    say(`\n${result.suite.name} ran nothing. It is started once more.`)
    const second = await one(result.suite)
    if (!second.isStarted) return second
    flaky.push({ name: `${result.suite.name}: its start`, first: result.output, second: 'It ran.' })
    return second
  }

  async function parts(results) {
    const failed = results.flatMap((result) =>
      result.parts.filter((part) => part.failed > 0).map((part) => ({ ...result, part })),
    )
    if (failed.length > limits.againFiles) {
      say(`\n${failed.length} files failed. That is no chance: none is run again.`)
      return
    }
    const began = now()
    for (const { suite, part } of failed) {
      const leftMs = Math.min(timeoutMs(), limits.againMs - (now() - began))
      if (leftMs <= 1000) say(`No time is left to run again: ${suite.name}: ${part.name}`)
      else await once(suite, part, leftMs)
    }
  }

  async function once(suite, part, leftMs) {
    say(`\n── once more, alone: ${suite.name}: ${part.name}`)
    const second = await suite
      .again(part.name, { timeoutMs: leftMs, show })
      .catch((error) => ({ code: 1, output: String(error), parts: [], loose: [] }))
    const found = second.parts.find(({ name }) => name === part.name)
    if (!passes(second, found, part)) return
    const name = `${suite.name}: ${part.name}`
    flaky.push({ name, first: part.said, second: second.output })
    Object.assign(part, found)
  }

  return { flaky, start, parts }
}

/** One that ran nothing, or fewer tests than passed before, proves nothing. */
function passes({ code, loose }, found, before) {
  if (code !== 0 || loose.length > 0 || !found) return false
  return found.failed === 0 && found.passed > 0 && found.passed >= before.passed
}

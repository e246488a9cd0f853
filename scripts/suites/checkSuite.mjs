import { run } from '../run.mjs'

/**
 * The checks as a suite: each is a part that can be run again by its name. The command says `✓ name: …` or `✗ name: …` of each,
 * and what a check that failed has to say below that line.
 */
export function checkSuite({ name, command, cwd }) {
  const start = async (names, options) => {
    const { code, output } = await run([...command, ...names], { ...options, cwd })
    return { code, output, parts: partsOf(output), loose: [] }
  }
  return {
    name,
    start: (options) => start([], options),
    again: (part, options) => start([part], options),
  }
}

function partsOf(output) {
  const blocks = output.split(/^(?=[✓✗] )/m).filter((block) => /^[✓✗] /.test(block))
  return blocks.map((said) => {
    const name = /^[✓✗] ([^:]+):/.exec(said)?.[1] ?? said
    return said.startsWith('✓')
      ? { name, passed: 1, failed: 0, said }
      : { name, passed: 0, failed: 1, said }
  })
}

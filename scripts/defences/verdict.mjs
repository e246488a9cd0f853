/**
 * What is to be said of a defence after its named tests ran without it: that they noticed, or why that counts for nothing.
 *
 * @param tests what became of the tests of that name: `state`, and the `errors` of those that failed
 * @param broken errors of the file itself, as of its import
 */
export function verdict({ tests, broken }, { file }) {
  const failed = tests.filter(({ state }) => state === 'failed')
  const errors = failed.flatMap(({ errors }) => errors)
  if (errors.some((error) => isReal(error, file))) return { noticed: true }
  if (errors.length > 0) return no(`its code breaks without it: ${textOf(errors[0])}`)
  if (broken.length > 0) return no(`the file breaks without it: ${textOf(broken[0])}`)
  if (tests.some(({ state }) => state === 'passed')) return no('SURVIVED: nothing noticed')
  return no('its test did not run')
}

const no = (why) => ({ noticed: false, why })

/** A test that expected otherwise or waited in vain has noticed. Code that cannot run any more was not taken away, it was broken. */
function isReal({ name, message = '', stack = '' }, file) {
  if (name === 'AssertionError') return true
  if (/^(SyntaxError|ReferenceError)$/.test(name)) return false
  if (/is not defined|Failed to (parse|resolve|load)|Transform failed/.test(message)) return false
  const first = stack.split('\n').find((line) => /^ +at /.test(line)) ?? ''
  return !(name === 'TypeError' && first.includes(file))
}

function textOf({ name, message }) {
  return `${name}: ${String(message).split('\n')[0]}`
}

import { expect, test } from 'vitest'
import { catalogue } from './catalogue.mjs'

const findings = { form: 'It has no form.', kind: 'It is of no kind.' }
const errors = { broken: ({ finding }) => `It is broken. ${findings[finding]}` }
const order = '  // Others\n  broken: 1'

test('a text that takes one sentence of a table is written with each of them', () => {
  const choices = { broken: { finding: Object.keys(findings) } }
  const text = catalogue({ alerts: {}, errors, notices: {}, order, choices })
  expect(text).toContain('With `finding` `form`: It is broken. It has no form.')
  expect(text).toContain('With `finding` `kind`: It is broken. It is of no kind.')
  expect(text).not.toContain('undefined')
})

test('a text that comes out with a hole is no page', () => {
  expect(() => catalogue({ alerts: {}, errors, notices: {}, order })).toThrow('the text of broken')
})

test('data stands as its name, and what may be absent is said without it', () => {
  const said = {
    broken: ({ reason, count }) =>
      `Broken ${count.toLocaleString('en')}${reason ? `: ${reason}` : '.'}`,
  }
  const text = catalogue({ alerts: {}, errors: said, notices: {}, order })
  expect(text).toContain('Broken {count}: {reason}')
  expect(text).toContain('Without `reason`: Broken {count}.')
})

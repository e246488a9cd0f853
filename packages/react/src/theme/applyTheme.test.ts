import { expect, test } from 'vitest'
import { applyTheme } from './applyTheme.js'

function fakeHost() {
  const attributes = new Map<string, string>()
  const styles = new Map<string, string>()
  const host: Parameters<typeof applyTheme>[0] = {
    setAttribute: (name, value) => attributes.set(name, value),
    style: {
      setProperty: (name, value) => styles.set(name, value ?? ''),
      removeProperty: (name) => {
        styles.delete(name)
        return ''
      },
    },
  }
  return { host, attributes, styles }
}

test('the mode and the variables reach the host element, and leave it again', () => {
  const { host, attributes, styles } = fakeHost()
  const undo = applyTheme(host, {
    mode: 'light',
    variables: { '--foyer-accent': '#123456', '--w3m-z-index': 5 },
  })
  expect(attributes.get('data-theme')).toBe('light')
  expect([...styles]).toEqual([
    ['--foyer-accent', '#123456'],
    ['--w3m-z-index', '5'],
  ])
  undo()
  expect(styles.size).toBe(0)
})

test('a theme cannot set any other property of the element', () => {
  const { host, styles } = fakeHost()
  applyTheme(host, { mode: 'dark', variables: { position: 'absolute', '--other': 'x' } })
  expect(styles.size).toBe(0)
})

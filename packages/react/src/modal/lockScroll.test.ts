import { expect, test } from 'vitest'
import { lockScroll } from './lockScroll.js'

function fakeDocument({ hasBar = true, overflow = '', priority = '' } = {}) {
  const values = new Map<string, { value: string; priority: string }>()
  if (overflow) values.set('overflow', { value: overflow, priority })
  const style: Parameters<typeof lockScroll>[0]['documentElement']['style'] = {
    getPropertyValue: (name) => values.get(name)?.value ?? '',
    getPropertyPriority: (name) => values.get(name)?.priority ?? '',
    setProperty: (name, value, priority) => {
      values.set(name, { value: value ?? '', priority: priority ?? '' })
    },
    removeProperty: (name) => {
      values.delete(name)
      return ''
    },
  }
  return {
    values,
    defaultView: { innerWidth: 1000 },
    documentElement: {
      clientWidth: hasBar ? 985 : 1000,
      style,
      getAttribute: () => [...values.keys()].join(),
      removeAttribute: () => undefined,
    },
  }
}

test('a page with a scroll bar stands still and keeps the room of its scroll bar', () => {
  const page = fakeDocument()
  const unlock = lockScroll(page)
  expect(page.values.get('overflow')?.value).toBe('hidden')
  expect(page.values.get('scrollbar-gutter')?.value).toBe('stable')
  unlock()
  expect(page.values.size).toBe(0)
})

test('a page without a bar, or whose bar lies over it, gets no room for one', () => {
  const page = fakeDocument({ hasBar: false })
  lockScroll(page)
  expect([...page.values.keys()]).toEqual(['overflow'])
})

test('what the page had set comes back with its priority', () => {
  const page = fakeDocument({ overflow: 'scroll', priority: 'important' })
  lockScroll(page)()
  expect(page.values.get('overflow')).toEqual({ value: 'scroll', priority: 'important' })
})

test('the page moves again when the last of two has let go, in either order', () => {
  const page = fakeDocument({ overflow: 'auto' })
  const first = lockScroll(page)
  const second = lockScroll(page)
  first()
  first()
  expect(page.values.get('overflow')?.value).toBe('hidden')
  second()
  expect(page.values.get('overflow')?.value).toBe('auto')
})

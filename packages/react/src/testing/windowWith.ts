/** The window of the test with other properties in their place. */
export function windowWith(given: Readonly<Record<string, unknown>>): Window {
  return new Proxy(window, {
    get(target, name) {
      if (Object.hasOwn(given, name)) return given[name as string]
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

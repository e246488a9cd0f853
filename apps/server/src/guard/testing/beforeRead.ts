import type { Database } from '../../database/Database.js'

/** The same database, but right before its `nth` read (from 1) something else happens. */
export function beforeRead(db: Database, nth: number, happens: () => Promise<unknown>): Database {
  let reads = 0
  const late = <query extends object>(query: query): query =>
    new Proxy(query, {
      get(target, key) {
        const value = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        if (key === 'then')
          return async (...on: Parameters<Promise<unknown>['then']>) => {
            reads += 1
            if (reads === nth) await happens()
            return value.apply(target, on)
          }
        return (...of: unknown[]) => {
          const next = value.apply(target, of)
          return typeof next === 'object' && next !== null ? late(next) : next
        }
      },
    })
  return new Proxy(db, {
    get(target, key) {
      const value = Reflect.get(target, key)
      if (key === 'select') return (...of: unknown[]) => late(value.apply(target, of))
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

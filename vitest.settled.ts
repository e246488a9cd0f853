import { afterAll, vi } from 'vitest'

/*
 * Files share what was imported, and between two files nothing can be loaded: a late part that a test began to load and did not wait for would be broken for all
 * files after it. So each file ends when what it loads is there.
 */
afterAll(() => vi.dynamicImportSettled())

import type { Environment } from './Environment.js'

/** Whether this is a phone or tablet. A touch laptop is not one. */
export function isMobile({ window }: Environment): boolean {
  const agent = window()?.navigator.userAgent ?? ''
  return /Android|iPhone|iPad|iPod|Mobile/i.test(agent)
}

import type { FigureName } from './figures.js'

/** So many times the floor's figure of the same run, or a figure of its own. */
export type Goal = { readonly times: number } | { readonly most: number }

/** What our pages are to reach. Printed, never asserted. */
export const goals: { readonly [name in FigureName]?: Goal } = {
  eager: { most: 10_000 },
  pressFiles: { most: 1 },
  interactive: { times: 1 },
  cold: { times: 1.2 },
  warm: { times: 1.1 },
  asked: { times: 1 },
  cpu: { times: 2 },
  longTasks: { most: 0 },
  cold5000: { times: 1.2 },
  warm5000: { times: 1.2 },
  phone: { times: 1.1 },
  phoneBusy: { times: 1.1 },
  heap: { most: 0.9 * 2 ** 20 },
  kept: { times: 1.2 },
  nodes: { most: 0 },
  listeners: { most: 0 },
}

import type { Drawing } from './icons.js'

/** The drawings of the ways to log in, which the first screen of many hosts has. */
export const formIcons = {
  arrow: { path: 'M5 12h14m-6-6 6 6-6 6', flips: true },
  mail: {
    path: 'M6.5 5h11a3.5 3.5 0 0 1 3.5 3.5v7a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-7a3.5 3.5 0 0 1 3.5 -3.5zM4 7.5l6.4 4.9a2.6 2.6 0 0 0 3.2 0L20 7.5',
  },
  more: { path: 'M6 12h.01M12 12h.01M18 12h.01' },
} as const satisfies Record<string, Drawing>

/** Strokes on a 24 grid, drawn as one path. */
export type Drawing = {
  readonly path: string
  /** It points somewhere, and so the other way in right-to-left text. */
  readonly flips?: true
}

/**
 * The drawings that the first screen has, and waits for. A drawing is handed to what shows it, and not named: so all others, in
 * `lateIcons.ts`, come with the views that have them.
 */
export const icons = {
  back: { path: 'M14.5 5.5 8 12l6.5 6.5', flips: true },
  close: { path: 'm6.5 6.5 11 11m0-11-11 11' },
  help: { path: 'M9.25 9.25a2.85 2.85 0 1 1 4.3 2.5c-1 .6-1.55 1.2-1.55 2.35M12 17.4v.01' },
  tick: { path: 'm5 12.5 4.5 4.5L19 7.5' },
  cross: { path: 'm7 7 10 10m0-10L7 17' },
  warning: {
    path: 'M12 9v4.5m0 3v.01M10.2 4.3 2.9 17a2.1 2.1 0 0 0 1.8 3.1h14.6a2.1 2.1 0 0 0 1.8-3.1L13.8 4.3a2.1 2.1 0 0 0-3.6 0z',
  },
  retry: { path: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5' },
  wallet: {
    path: 'M6.5 6h11a3.5 3.5 0 0 1 3.5 3.5v6.5a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-6.5a3.5 3.5 0 0 1 3.5 -3.5zM16.25 12.75h.01M5 6.5l9.4-3a2 2 0 0 1 2.6 1.9V6',
  },
  grid: {
    path: 'M6 4h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1 -2 2h-2.5a2 2 0 0 1 -2 -2v-2.5a2 2 0 0 1 2 -2zM15.5 4h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1 -2 2h-2.5a2 2 0 0 1 -2 -2v-2.5a2 2 0 0 1 2 -2zM6 13.5h2.5a2 2 0 0 1 2 2v2.5a2 2 0 0 1 -2 2h-2.5a2 2 0 0 1 -2 -2v-2.5a2 2 0 0 1 2 -2zM16.75 13.5V20m-3.25-3.25H20',
  },
  qr: {
    path: 'M5.5 4h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5zM15.5 4h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5zM5.5 14h3a1.5 1.5 0 0 1 1.5 1.5v3a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-3a1.5 1.5 0 0 1 1.5 -1.5zM14 14h2v2m4-2v.01M14 20h.01M18 18h2v2h-2z',
  },
} as const satisfies Record<string, Drawing>

/** A stroke or a surface of a mark. Without a colour it has that of the words beside it. */
export type Part = {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  /** As it is written out: browsers keep a large table of the fractions that they write as text. */
  readonly width?: string
}

/**
 * The marks of the social providers, drawn anew and plainly on a 24 grid, in the colours that their owners require. They belong
 * to their owners and only identify the provider of a button: see NOTICE.md.
 */
export const socialMarks = {
  google: [
    { d: 'M17.66 6.34A8 8 0 0 0 5.07 8', stroke: '#ea4335', width: '3.4' },
    { d: 'M5.07 8a8 8 0 0 0 0 8', stroke: '#fbbc05', width: '3.4' },
    { d: 'M5.07 16a8 8 0 0 0 12.59 1.66', stroke: '#34a853', width: '3.4' },
    { d: 'M17.66 17.66A8 8 0 0 0 20 12H12.4', stroke: '#4285f4', width: '3.4' },
  ],
  x: [
    { d: 'M4.2 4h4.4l11.2 16h-4.4z', stroke: 'currentColor', width: '1.7' },
    { d: 'M19.2 4l-6.5 7.4M11 13.3 4.8 20', stroke: 'currentColor', width: '1.7' },
  ],
  discord: [
    {
      d: 'M6.2 6.1c3.8-1.4 7.8-1.4 11.6 0 2.3 3.3 3.4 6.8 3.1 10.6-1.5 1.2-3.1 2-4.8 2.4l-1.2-2c-1.9.5-3.9.5-5.8 0l-1.2 2c-1.7-.4-3.3-1.2-4.8-2.4-.3-3.8.8-7.3 3.1-10.6zM9.1 14.4a1.75 1.95 0 1 0 0-3.9 1.75 1.95 0 0 0 0 3.9zM14.9 14.4a1.75 1.95 0 1 0 0-3.9 1.75 1.95 0 0 0 0 3.9z',
      fill: '#5865f2',
    },
  ],
  farcaster: [
    {
      d: 'M7 2.5h10A4.5 4.5 0 0 1 21.5 7v10a4.5 4.5 0 0 1-4.5 4.5H7A4.5 4.5 0 0 1 2.5 17V7A4.5 4.5 0 0 1 7 2.5z',
      fill: '#7c5fd0',
    },
    {
      d: 'M6.5 7.5h11M8 7.5V17M16 7.5V17M8 17v-2.6a4 4 0 0 1 8 0V17M6.9 17h2.3M14.8 17h2.3',
      stroke: '#fff',
      width: '1.7',
    },
  ],
  github: [
    {
      d: 'M4.6 3.6c1.8.1 3.2.7 4.2 1.4 2.1-.5 4.3-.5 6.4 0 1-.7 2.4-1.3 4.2-1.4.7 1.7.6 3.1.3 4.1 1 1.2 1.5 2.5 1.5 4.1 0 4-2.6 5.4-5.7 5.9.5.6.8 1.4.8 2.5v1.5H8v-2c-2.3.4-3.4-.6-4.3-2.2-.3-.5-.8-1-1.2-1.3 1.6-.4 2.5.5 3.1 1.4.6.8 1.3 1 2.4.8.1-.3.3-.5.5-.7-3.1-.5-5.7-1.9-5.7-5.9 0-1.6.5-2.9 1.5-4.1-.3-1-.4-2.4.3-4.1z',
      fill: 'currentColor',
    },
  ],
  apple: [
    {
      d: 'M12.2 8.1c1-.4 2.3-1.1 3.9-1 1.5.1 2.8.7 3.7 1.9-3.6 2.2-2.9 6.8.6 8.2-1 2.6-2.7 4.7-4.3 4.7-1.3 0-1.8-.8-3.6-.8s-2.3.8-3.5.8c-2.3.1-5.3-4.6-5.3-8.8 0-3.9 2.4-6 4.9-6 1.5 0 2.7.7 3.6 1z',
      fill: 'currentColor',
    },
    { d: 'M12.1 6.4c-.2-2.2 1.5-4.1 3.6-4.3.3 2.3-1.6 4.3-3.6 4.3z', fill: 'currentColor' },
  ],
  facebook: [
    { d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', fill: '#0866ff' },
    { d: 'M16 7.2h-1.4c-1.7 0-2.4.9-2.4 2.5v11.6M9.3 12.9h5.9', stroke: '#fff', width: '2.5' },
  ],
} as const satisfies Record<string, readonly Part[]>

export type SocialMarkName = keyof typeof socialMarks

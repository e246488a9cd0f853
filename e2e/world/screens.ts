/** A desktop, which tests have unless they say otherwise. */
export const desktop = { viewport: { width: 1280, height: 800 } } as const

/** For users who prefer less motion. What moves is drawn sixty times a second, by the processors alone. */
export const still = { reducedMotion: 'reduce' } as const

/** For all others: what most users have. */
export const moving = { reducedMotion: 'no-preference' } as const

/** A small phone: touched, not pointed at. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} as const

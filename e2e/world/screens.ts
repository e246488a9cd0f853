/** A desktop, which tests have unless they say otherwise. */
export const desktop = { viewport: { width: 1280, height: 800 } } as const

/** A small phone: touched, not pointed at. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
} as const

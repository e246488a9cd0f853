import * as v from 'valibot'

/** The providers of the ticket flow; farcaster has messages of its own. */
export const redirectProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type RedirectProvider = (typeof redirectProviders)[number]
export const FrameProvider = v.picklist([...redirectProviders, 'farcaster', 'email'])

/** The providers that are played. */
export const playedProviders = ['google', 'github', 'apple', 'facebook', 'x', 'discord'] as const
export type PlayedProvider = (typeof playedProviders)[number]

export const isPlayed = (name: string): name is PlayedProvider =>
  playedProviders.some((one) => one === name)

/** A user with an account at a provider. */
export type TestUser = { subject: string; name: string; email: string }

/** A service that users log in to. */
export type PlayedClient = { id: string; secret: string }

/** What was said yes to, until it is redeemed. */
export type Grant = {
  provider: PlayedProvider
  clientId: string
  redirectUri: string
  challenge: string | undefined
  nonce: string | undefined
  user: TestUser
  /** The service wants to know when the user authenticated. */
  timed: boolean
  until: number
}

import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import type { Database } from '../database/Database.js'
import type { Envelope } from '../envelope/createEnvelope.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import type { Outbox } from '../mail/createMailOutbox.js'
import type { Proofs } from '../proofs/Proofs.js'
import type { Socials } from '../social/createSocials.js'
import type { Speak } from '../texts/createSpeak.js'

/** What the login room works with. There is none where the server serves no wallet. */
export type Keeper = {
  config: Config
  db: Database
  log: Logger
  limiter: RateLimiter
  /** Milliseconds since 1970. */
  now(): number
  /** Where the wallet is reached, without a slash at its end. */
  url(): string
  /** What codes are hashed with; it is not in the database. */
  pepper: Uint8Array
  envelope: Envelope
  proofs: Proofs
  /** `undefined` where no mail can be sent: there is no login by e-mail then. */
  outbox: Outbox | undefined
  /** The texts of mails and pages, in the language of a request. */
  speak: Speak
  /** Logins by social providers. */
  socials: Socials
}

import type { Logger } from 'pino'
import type { GuardConfig } from '../config/guardSettings.js'
import type { Database } from '../database/Database.js'
import type { Envelope } from '../envelope/createEnvelope.js'
import type { Outbox } from '../mail/createMailOutbox.js'
import type { Proofs } from '../proofs/Proofs.js'
import type { Socials } from '../social/createSocials.js'
import type { Speak, SpokenTexts } from '../texts/createSpeak.js'

/** What the guard works with. */
export type Guard = {
  config: GuardConfig
  db: Database
  log: Logger
  /** Milliseconds since 1970. */
  now(): number
  /** Where it is reached, without a slash at its end. */
  url(): string
  envelope: Envelope
  proofs: Proofs
  /** `undefined` where no mail can be sent: then it guards social logins alone. */
  outbox: Outbox | undefined
  socials: Socials
  /** The texts of mails and pages, in the language of a request. */
  speak: Speak
}

/** The caller of the guard: a browser. */
export type GuardCaller = {
  /** The thumbprint of the browser's key. */
  jkt: string
  /** What the browser says of itself, for people to recognise it by; empty where it says nothing known. */
  browser: string
  /** The language of the request. */
  speech: SpokenTexts
  /** The network address. */
  address: string
  /** Aborted when who asked is gone. */
  signal: AbortSignal
}

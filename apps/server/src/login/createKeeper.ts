import type { Logger } from 'pino'
import type { Config } from '../config/Config.js'
import { toSocialSettings } from '../config/socialSettings.js'
import type { Database } from '../database/Database.js'
import { createEnvelope } from '../envelope/createEnvelope.js'
import { openKeys } from '../envelope/openKeys.js'
import type { RateLimiter } from '../limits/RateLimiter.js'
import { createMailer } from '../mail/createMailer.js'
import { createMailOutbox } from '../mail/createMailOutbox.js'
import { createNonces } from '../proofs/createNonces.js'
import { createProofKeys } from '../proofs/createProofKeys.js'
import { rememberTogether } from '../proofs/rememberProof.js'
import { createSocials, socialPath } from '../social/createSocials.js'
import { createSpeak } from '../texts/createSpeak.js'
import type { Keeper } from './Keeper.js'
import { findOrCreateUser } from './sessions/findOrCreateUser.js'

/**
 * Opens the login room: its keys, its mail, what proofs are checked with.
 *
 * @throws when the key file cannot be used, or settings that belong together are not there together
 */
export function createKeeper(parts: createKeeper.Parts): Keeper {
  const { config, db, log, now, url } = parts
  const { kek, derive } = openKeys(config, 'FOYER_')
  const { smtpTls, smtpUrl, mailFrom } = config
  if (smtpUrl !== '' && mailFrom === '')
    throw new Error('FOYER_SMTP_URL is set without FOYER_MAIL_FROM: mails need a sender.')
  const mailer =
    smtpUrl === '' ? undefined : createMailer({ url: smtpUrl, from: mailFrom, tls: smtpTls })
  return {
    ...parts,
    speak: createSpeak(),
    envelope: createEnvelope(kek),
    pepper: derive('login codes'),
    outbox: mailer && createMailOutbox({ db, key: derive('waiting mails'), log, mailer, now }),
    proofs: {
      now,
      url,
      remember: rememberTogether(db),
      keys: createProofKeys(),
      nonces: createNonces(derive('proof nonces'), now),
    },
    socials: createSocials({
      ...{ db, log, now, settings: toSocialSettings(config), walletUrl: url },
      base: () => `${url()}${socialPath}`,
      meet: (who) => findOrCreateUser(db, who),
    }),
  }
}

export declare namespace createKeeper {
  type Parts = {
    config: Config
    db: Database
    limiter: RateLimiter
    log: Logger
    now(): number
    url(): string
  }
}

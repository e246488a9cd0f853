import type { Logger } from 'pino'
import type { GuardConfig } from '../config/guardSettings.js'
import { toSocialSettings } from '../config/socialSettings.js'
import type { Database } from '../database/Database.js'
import { createEnvelope } from '../envelope/createEnvelope.js'
import { openKeys } from '../envelope/openKeys.js'
import { createMailer } from '../mail/createMailer.js'
import { createMailOutbox } from '../mail/createMailOutbox.js'
import { createNonces } from '../proofs/createNonces.js'
import { createProofKeys } from '../proofs/createProofKeys.js'
import { rememberTogether } from '../proofs/rememberProof.js'
import { createSocials } from '../social/createSocials.js'
import { createSpeak } from '../texts/createSpeak.js'
import type { Guard } from './Guard.js'
import { meetOwner } from './meetOwner.js'

/** @throws when the key file cannot be used, or there is neither mail nor a social provider to prove identities by */
export function createGuard({ config, db, log, now, url }: createGuard.Parts): Guard {
  const { smtpTls, smtpUrl, mailFrom, walletUrl } = config
  const settings = toSocialSettings(config)
  if (smtpUrl !== '' && mailFrom === '')
    throw new Error(
      'FOYER_GUARD_SMTP_URL is set without FOYER_GUARD_MAIL_FROM: mails need a sender.',
    )
  if (smtpUrl === '' && Object.keys(settings).length === 0)
    throw new Error('The guard cannot reach a user: set FOYER_GUARD_SMTP_URL or a social provider.')
  const { kek, derive } = openKeys(config, 'FOYER_GUARD_')
  const mailer =
    smtpUrl === '' ? undefined : createMailer({ url: smtpUrl, from: mailFrom, tls: smtpTls })
  return {
    ...{ config, db, log, now, url },
    speak: createSpeak(),
    envelope: createEnvelope(kek),
    proofs: {
      ...{ now, url },
      remember: rememberTogether(db),
      keys: createProofKeys(),
      nonces: createNonces(derive('proof nonces'), now),
    },
    outbox: mailer && createMailOutbox({ db, key: derive('waiting mails'), log, mailer, now }),
    socials: createSocials({
      ...{ settings, db, log, now },
      base: () => `${url()}/guard/social`,
      walletUrl: () => walletUrl,
      meet: (who) => meetOwner(db, who),
    }),
  }
}

export declare namespace createGuard {
  type Parts = { config: GuardConfig; db: Database; log: Logger; now(): number; url(): string }
}

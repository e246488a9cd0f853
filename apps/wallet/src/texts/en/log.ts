import type { Formats } from '@foyer/protocol/texts'
import { createWhen, type Moment } from '../createWhen.js'

/** What happened, and who is logged in. */
export const log = (formats: Formats) => ({
  title: 'What happened',
  browsers: 'Logged in',
  events: 'Lately',
  thisOne: 'This browser',
  since: (moment: Moment) => `since ${createWhen(formats)(moment)}`,
  when: createWhen(formats),
  logOut: 'Log out',
  logOutOthers: 'Log out all other browsers',
  logOutOthersText: 'Each is a new one when it logs in again',
  othersOut: 'All other browsers are logged out.',
  unknownBrowser: 'A browser',
  at: (origin: string) => `on ${origin}`,
  nothing: 'Nothing yet',
  left: {
    later:
      'Logged out here. The second service cannot be reached just now: this browser tells it as soon as it can.',
    unknown:
      'Logged out here. The second service does not know this browser since it was logged out, so that it sends no other one away.',
  },
  what: {
    login: 'Logged in',
    logout: 'Logged out',
    new_device: 'New browser let in',
    wallet_made: 'Wallet made',
    recovered: 'Key found in another browser',
    brought_back: 'An earlier part of your key asked for',
    tier_changed: 'One part of your key became yours',
    guarded_again: 'Given back to the second service',
    ways_changed: 'What opens your key changed',
    email_changed: 'Address changed, other browsers logged out',
    email_restored: 'Change of address taken back, all browsers logged out',
    step_up: 'Confirmed that it is you',
    exported: 'Keys shown',
    session_revoked: 'Browser logged out',
    others_revoked: 'All other browsers logged out',
    passkey_lost: 'Passkey said to be lost',
    passkey_ended: 'Passkey not asked for any more',
    passkey_kept: 'Passkey said not to be lost',
  },
})

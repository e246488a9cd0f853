import * as v from 'valibot'
import { whole } from './whole.js'

const reserved =
  'admin,administrator,support,help,helpdesk,official,security,system,team,staff,moderator,billing,payments,treasury,root,postmaster,webmaster,hostmaster,abuse,info,null,undefined'

/** Settings about the names that the server gives. */
export const nameSettings = {
  reservedNames: {
    name: 'FOYER_RESERVED_NAMES',
    fallback: reserved,
    says: 'Labels that are given to no one, with commas between, and with them what looks like them. Those of the suffix are reserved in any case.',
    shape: v.pipe(
      v.string(),
      v.regex(/^[a-z\d,-]*$/, 'must be labels of a-z, 0-9 and hyphens, with commas between'),
      v.transform((text): readonly string[] => text.split(',').filter((label) => label !== '')),
    ),
  },
  accountNames: {
    name: 'FOYER_ACCOUNT_NAMES',
    fallback: '3',
    says: 'Names that one account may hold. `0`: none are given.',
    shape: whole(0, 1_000_000),
  },
  accountNameTries: {
    name: 'FOYER_ACCOUNT_NAME_TRIES_PER_DAY',
    fallback: '5',
    says: 'Registrations that one account may try in 24 hours, counted once its signature is verified.',
    shape: whole(1, 1_000_000),
  },
  addressNames: {
    name: 'FOYER_ADDRESS_NAMES_PER_MINUTE',
    fallback: '10',
    says: 'Registrations that one network address may send in a minute, whatever they hold; of IPv6, a network of 64 bits. `0`: any number.',
    shape: whole(0, 1_000_000_000),
  },
  nameResolvers: {
    name: 'FOYER_NAME_RESOLVERS',
    fallback: '',
    says: 'Contracts that send clients of ENS to this server, with commas between. See Names in ENS. Empty: names are not answered to them.',
    shape: v.pipe(
      v.string(),
      v.regex(/^$|^0x[\da-fA-F]{40}(,0x[\da-fA-F]{40})*$/, 'must be addresses with commas between'),
      v.transform((text) => text.split(',').filter((one): one is `0x${string}` => one !== '')),
    ),
  },
  nameKeyFile: {
    name: 'FOYER_NAME_KEY_FILE',
    fallback: './keys/names.key',
    says: 'The file of the key that signs these answers; made when it is first needed. Outside the data folder, in no backup of the database.',
    shape: v.pipe(v.string(), v.minLength(1)),
  },
} as const

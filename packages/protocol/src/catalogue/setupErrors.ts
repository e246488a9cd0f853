/** The errors of setting up a client: a part of `errors` that a page has before anything else. */
export const setupErrors = {
  invalid_caip_network_id: 'Invalid CAIP-2 network id',
  client_destroyed: 'This Foyer client was destroyed. Create a new one to go on.',
  client_not_started:
    'This Foyer client is not started. Render a FoyerProvider with it, or call startClient.',
  siwe_and_siwx: 'Cannot set both `siweConfig` and `siwx` options',
  option_invalid: ({ option, reason }: { option: string; reason: string }) =>
    `The option \`${option}\` cannot be used: ${reason}`,
} as const

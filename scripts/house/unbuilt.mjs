/** The codes of the catalogue that the screens of a feature alone say, by the view with which the feature begins. */
export const unbuilt = {
  Pay: ['exchange_failed'],
  RegisterAccountName: [
    ...['invalid_chain_id', 'name_suggestions_failed'],
    ...['names_for_address_failed', 'name_registration_failed'],
    'address_or_auth_connector_not_found',
  ],
  SmartSessionList: ['smart_sessions_failed', 'smart_session_revoke_failed'],
  Swap: [
    ...['incorrect_amount', 'gas_price_not_supported', 'allowance_failed'],
    ...['create_transaction_failed', 'token_price_failed', 'swap_failed'],
  ],
}

/** Codes of the catalogue that nothing may say, and why. */
export const neverSaid = {
  untrusted_origin:
    'A message from a window that is not trusted is passed over: a notice of it, and the way back, would let any script of the page end a login.',
}

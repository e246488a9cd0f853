/** Views that come with the modal, or are one step away from it. */
export type EarlyName = 'Connect' | 'Account' | 'ConnectingExternal'

/** Whether the page is shown by Telegram, as one of its mini apps or in its browser. */
export function isTelegram(window: Window): boolean {
  return ['Telegram', 'TelegramWebviewProxy', 'TelegramWebviewProxyProto'].some(
    (name) => name in window,
  )
}

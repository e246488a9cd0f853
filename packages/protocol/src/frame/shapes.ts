import * as v from 'valibot'
import { text } from '../api/fields.js'
import { textMax, wordMax } from '../catalogue/limits.js'
import { CheckNumber } from '../login/CheckNumber.js'

export const none = v.undefined()
export const ChainId = v.union([text(wordMax), v.pipe(v.number(), v.safeInteger(), v.minValue(0))])
export const FrameAccountType = v.picklist(['eoa', 'smartAccount'])
export const Email = v.pipe(text(254), v.trim(), v.email())
/** A code that the user entered, for the messages that have it checked. */
export const codeGiven = {
  payload: v.object({ otp: v.pipe(text(wordMax), v.trim()) }),
  besideField: true,
} as const
export const Uri = text(8_192)
/** A BCP 47 language tag such as `pt-BR`, in its canonical form. */
export const Locale = v.pipe(text(wordMax), v.check(isLocale), v.transform(toCanonical))
export const UserName = v.nullish(text(textMax))
const Account = v.object({ address: text(128), type: FrameAccountType })

/** The logged-in user, as the page may know it. */
export const FrameUserShape = {
  email: v.nullish(text(254)),
  address: text(128),
  chainId: ChainId,
  smartAccountDeployed: v.optional(v.boolean()),
  accounts: v.optional(v.pipe(v.array(Account), v.maxLength(32))),
  preferredAccountType: v.optional(FrameAccountType),
  userName: UserName,
  /** The holder of what brings the keys back: a second service, or the user alone. Older frames do not say. */
  tier: v.optional(v.picklist(['guarded', 'user'])),
}

/** Beside a code that was mailed: what that mail shows. Some frames say nothing of it. */
export const codeReply = { number: v.optional(CheckNumber) }

/** Beside `VERIFY_DEVICE`, for the screen that waits: what the second service asks by its mail. Some frames say nothing of it. */
export const DeviceRequest = v.object({
  /** Mail and screen show the same one. */
  number: v.optional(CheckNumber),
  /** The wallet that this browser is let into, as the second service knows it; left out where a new one is made. Milliseconds since 1970. */
  wallet: v.optional(
    v.object({
      madeAt: v.number(),
      browsers: v.number(),
      lastAt: v.number(),
      isProved: v.boolean(),
    }),
  ),
})

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

function toCanonical(tag: string): string {
  return Intl.getCanonicalLocales(tag)[0] ?? tag
}

import { emailPattern } from '../contact/contact.ts'
import { messages } from '../messages.ts'
import { isOfPlainLetters } from '../text/characters.ts'
import { requiredText, untrimmedText, z } from '../text/schema.ts'
import { emailLimit, normalisedEmail } from './email.ts'

const written = requiredText(emailLimit, messages.emailRequired, {
  kind: 'email',
  tooLong: messages.emailInvalid,
})

export const emailAddress = written
  .refine(isOfPlainLetters, messages.emailLookalike)
  .regex(emailPattern, messages.emailInvalid)

export const credentials = z.strictObject({
  email: written.overwrite(normalisedEmail).regex(emailPattern, messages.emailInvalid),
  /** A password is checked as typed: passwords were once kept so. */
  password: untrimmedText(1024, { missing: messages.passwordRequired }).min(
    1,
    messages.passwordRequired,
  ),
})
export type Credentials = z.infer<typeof credentials>

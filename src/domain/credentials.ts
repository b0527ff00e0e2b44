import { emailPattern } from './contact.ts'
import { messages } from './messages.ts'
import { requiredText, untrimmedText, withoutBidiControls, z } from './schema.ts'
import { emailLimit } from './user.ts'

export const emailAddress = withoutBidiControls(
  requiredText(emailLimit, messages.emailRequired, messages.emailInvalid),
).regex(emailPattern, messages.emailInvalid)

export const credentials = z.strictObject({
  email: emailAddress,
  password: untrimmedText(1024, { missing: messages.passwordRequired }).min(
    1,
    messages.passwordRequired,
  ),
})
export type Credentials = z.infer<typeof credentials>

import { isLonger } from './characters.ts'
import { messages } from './messages.ts'
import { maxPageSize } from './page-parameters.ts'
import { exactText, requiredText, unturnedText, z } from './schema.ts'
import {
  credentials,
  emailAddress,
  passwordLength,
  presetAvatars,
  roleIds,
  userNameLimit,
  userStatuses,
} from './user.ts'

const userFields = z.strictObject({
  name: unturnedText(requiredText(userNameLimit, messages.fieldRequired)),
  email: emailAddress,
  password: exactText(passwordLength.max, {
    missing: messages.passwordRequired,
    tooLong: messages.passwordLength,
  })
    .min(1, messages.passwordRequired)
    .refine((password) => isLonger(password, passwordLength.min - 1), messages.passwordLength)
    .meta({ minLength: passwordLength.min, description: messages.passwordLength }),
  /** A preset's address or ''; an uploaded picture is a file. */
  avatar: z.enum(['', ...presetAvatars], messages.imageMissing),
  /** Read as the role's name. */
  role_id: z
    .enum(Object.values(roleIds).map(String), {
      error: ({ input }) => (input === undefined ? messages.fieldRequired : messages.roleUnknown),
    })
    .transform((id) => (Number(id) === roleIds.admin ? 'admin' : 'editor')),
  status: z.enum(userStatuses),
  /** Until then, nothing else is allowed. */
  must_change_password: z
    .enum(['true', 'false'], messages.invalidInput)
    .transform((text) => text === 'true'),
})

export const newUser = userFields.extend({
  avatar: userFields.shape.avatar.default(''),
  status: userFields.shape.status.default('active'),
  must_change_password: userFields.shape.must_change_password.default(false),
})

/** Only what is sent changes. */
export const userChange = userFields.partial()

/** For one's own password. */
export const passwordChange = z.strictObject({
  current_password: credentials.shape.password,
  password: userFields.shape.password,
})

export const userSelection = z.strictObject({
  ids: z.array(z.int32().positive()).min(1).max(maxPageSize),
})

import { messages } from './messages.ts'
import { maxPageSize } from './page-parameters.ts'
import { storableText, z } from './schema.ts'
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
  name: z
    .string(messages.fieldRequired)
    .trim()
    .min(1, messages.fieldRequired)
    .max(userNameLimit, messages.tooLong)
    .pipe(storableText),
  email: emailAddress,
  password: z
    .string(messages.passwordRequired)
    .min(1, messages.passwordRequired)
    .refine(hasPasswordLength, messages.passwordLength)
    .describe(messages.passwordLength),
  /** The address of a preset, or '' for none; an uploaded picture comes as a file. */
  avatar: z.enum(['', ...presetAvatars], messages.imageMissing),
  /** As it travels in a form; read as the role's name. */
  role_id: z
    .enum(Object.values(roleIds).map(String), {
      error: ({ input }) => (input === undefined ? messages.fieldRequired : messages.roleUnknown),
    })
    .transform((id) => (Number(id) === roleIds.admin ? 'admin' : 'editor')),
  status: z.enum(userStatuses),
  /** Whether the password is only good for choosing another. */
  must_change_password: z
    .enum(['true', 'false'], messages.invalidInput)
    .transform((text) => text === 'true'),
})

export const newUser = userFields.extend({
  avatar: userFields.shape.avatar.default(''),
  status: userFields.shape.status.default('active'),
  must_change_password: userFields.shape.must_change_password.default(false),
})

/** Only what is sent is changed. */
export const userChange = userFields.partial()

/** Of one's own password. */
export const passwordChange = z.strictObject({
  current_password: credentials.shape.password,
  password: userFields.shape.password,
})

export const userSelection = z.strictObject({
  ids: z.array(z.int32().positive()).min(1).max(maxPageSize),
})

function hasPasswordLength(password: string): boolean {
  const { length } = [...password]
  return length >= passwordLength.min && length <= passwordLength.max
}

import { linkPurposes } from '../domain/navigation/link.ts'
import { productLanguages } from '../domain/languages/language.ts'
import { emailAddress } from '../domain/people/credentials.ts'
import { isLonger } from '../domain/text/characters.ts'
import { cleaned } from '../domain/text/short-value.ts'
import { messages } from '../domain/messages.ts'
import { maxPageSize } from '../domain/search/pagination.ts'
import { searchQuery } from '../domain/search/page-parameters.ts'
import { untrimmedText, requiredText, z } from '../domain/text/schema.ts'
import {
  passwordLength,
  presetAvatars,
  type Role,
  roleIds,
  roleNames,
  userNameLimit,
  userStatuses,
} from '../domain/people/user.ts'
import { fromLibrary } from './form-fields.ts'
import type { Endpoints, FormOf, ValuesOf } from './endpoint.ts'
import { listPage, rowId, sentence, timestamp, trashId, trashIds, trueOrFalse } from './shared.ts'

export const newPassword = untrimmedText(passwordLength.max, {
  missing: messages.passwordRequired,
  tooLong: messages.passwordLength,
})
  .min(1, messages.passwordRequired)
  .refine((password) => isLonger(password, passwordLength.min - 1), messages.passwordLength)
  .overwrite((password) => cleaned('password', password))
  .min(1, messages.passwordRequired)
  .meta({ minLength: passwordLength.min, description: messages.passwordLength })

/** The address of a preset, or '' for none; an uploaded picture comes as a file. */
const avatar: z.ZodType<string> = z.enum(['', ...presetAvatars], messages.imageMissing)

const userFields = z.strictObject({
  name: requiredText(userNameLimit, messages.fieldRequired),
  email: emailAddress,
  password: newPassword,
  avatar,
  avatar_media: fromLibrary,
  role_id: z
    .enum(Object.values(roleIds).map(String), {
      error: ({ input }) => (input === undefined ? messages.fieldRequired : messages.roleUnknown),
    })
    .transform((id) => (Number(id) === roleIds.admin ? roleIds.admin : roleIds.editor)),
  status: z.enum(userStatuses),
  must_change_password: z
    .enum(['true', 'false'], messages.invalidInput)
    .transform((text) => text === 'true'),
})

export const newUserForm = userFields.extend({
  avatar: userFields.shape.avatar.optional().describe('None if omitted'),
  status: userFields.shape.status.default('active'),
  must_change_password: userFields.shape.must_change_password.default(false),
})
/** An invited person chooses the password, by a link. */
export const invitationForm = newUserForm.omit({
  password: true,
  must_change_password: true,
  status: true,
})
export const userForm = userFields.partial()
/** Users may change only these of their own account. */
export const accountForm = userForm.pick({ name: true, avatar: true, avatar_media: true }).extend({
  language: z.enum(productLanguages).optional().describe('Language of mail to you'),
  mail_inbox: z
    .enum(['true', 'false'], messages.invalidInput)
    .transform((text) => text === 'true')
    .optional()
    .describe('Whether you are mailed new messages of visitors'),
})
export const userFiles = { avatar: 1 }
export type UserForm = FormOf<typeof userForm, typeof userFiles>

const userFilter = listPage.extend({
  reversed: trueOrFalse,
  role: z.enum(roleNames).optional(),
  status: z.enum(userStatuses).optional(),
  second_factor: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  q: searchQuery.default('').describe('Words of a name or an address'),
})
export type UserFilter = ValuesOf<typeof userFilter>

const user = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Layla'] }),
    email: z.string().meta({ examples: ['layla@naoura.example'] }),
    role_id: z.literal(Object.values(roleIds)),
    role_name: z.enum(roleNames),
    status: z.enum(userStatuses),
    avatar: z.string().describe('URL of a picture, or blank'),
    invited: z.literal(true).optional().describe('No password has been chosen yet'),
    second_factor: z.literal(true).optional().describe('Signing in takes two steps'),
  })
  .meta({ id: 'User' })
export type UserResponse = z.infer<typeof user>

const role = z
  .strictObject({
    id: rowId,
    name: z.enum(roleNames),
    description: z.string().meta({ examples: ['May do everything'] }),
  })
  .meta({ id: 'Role' }) satisfies z.ZodType<Role>

const oneTimeLink = z.strictObject({
  link: z
    .url()
    .describe('Opens the account once; it is shown only here')
    .meta({ examples: ['https://naoura.example/login/link#Xw3kzq0cT1mJ9hQeRb5vYg.5n0b8yTz'] }),
  purpose: z.enum(linkPurposes),
  expires_at: timestamp,
  mailed_to: z
    .string()
    .optional()
    .describe('It was mailed, too')
    .meta({ examples: ['karim@naoura.example'] }),
})
export type OneTimeLinkResponse = z.infer<typeof oneTimeLink>

const savedUser = z.strictObject({ message: sentence(messages.accomplished), user })

export const userEndpoints = {
  'GET /roles': {
    summary: 'List roles',
    access: 'admin',
    response: z.array(role),
  },
  'GET /users': {
    summary: 'List users, oldest first',
    access: 'admin',
    query: userFilter,
    response: z.strictObject({
      data: z.array(user),
      total: z
        .int()
        .nonnegative()
        .meta({ examples: [1] }),
      total_pages: z
        .int()
        .positive()
        .meta({ examples: [1] }),
    }),
  },
  'POST /users': {
    summary: 'Create a user',
    access: 'admin',
    form: newUserForm,
    files: userFiles,
    status: 201,
    response: savedUser,
    errors: ['email-taken'],
  },
  'POST /users/invite': {
    summary: 'Create a user who chooses the password by a one-time link',
    access: 'admin',
    form: invitationForm,
    files: userFiles,
    status: 201,
    response: savedUser.extend(oneTimeLink.shape),
    errors: ['email-taken'],
  },
  'POST /users/delete-multiple': {
    summary: 'Delete several users (all or nothing)',
    access: 'admin',
    json: z.strictObject({ ids: z.array(z.int32().positive()).min(1).max(maxPageSize) }),
    response: z.strictObject({ message: sentence(messages.deleted), trash_ids: trashIds }),
    errors: ['not-found', 'own-account', 'last-administrator'],
  },
  'POST /users/:id': {
    summary: 'Update a user',
    access: 'admin',
    form: userForm,
    files: userFiles,
    response: savedUser,
    errors: ['email-taken', 'own-account', 'last-administrator'],
  },
  'POST /users/:id/end-sessions': {
    summary: 'End all sessions of a user',
    access: 'admin',
    proof: true,
    response: z.strictObject({ message: sentence(messages.accomplished) }),
  },
  'POST /users/:id/link': {
    summary: 'Make a one-time link to an active account (ends earlier ones)',
    access: 'admin',
    proof: true,
    response: oneTimeLink,
    errors: ['inactive-account'],
  },
  'DELETE /users/:id/second-factor': {
    summary: 'Remove the second factor of another user, who then signs in by password alone',
    access: 'admin',
    proof: true,
    response: z.strictObject({ message: sentence(messages.accomplished) }),
    errors: ['own-account'],
  },
  'DELETE /users/:id': {
    summary: 'Delete a user',
    access: 'admin',
    response: z.strictObject({ message: sentence(messages.deleted), trash_id: trashId }),
    errors: ['own-account', 'last-administrator'],
  },
} satisfies Endpoints

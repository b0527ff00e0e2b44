import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { messages } from '../../domain/messages.ts'
import { pageSizes, pagination } from '../../domain/pagination.ts'
import {
  maxPageSize,
  numberParameter,
  pageNumber,
  searchQuery,
} from '../../domain/page-parameters.ts'
import { type Role, roleIds, roleNames, type User, userStatuses } from '../../domain/user.ts'
import { newUser, userChange, userSelection } from '../../domain/user-change.ts'
import { accepts, acceptsForm, acceptsQuery, noParameters } from '../http/accepts.ts'
import { answers, refuses } from '../http/answers.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { idOf } from './article-address.ts'
import { editOf } from '../http/edit-of.ts'
import { hashPassword } from './passwords.ts'
import { type ApiVariables, requireRole } from '../http/permissions.ts'
import { doneAnswer, rowId, trashEntries, trashEntry } from '../http/shared-answers.ts'

const userAnswer = z
  .strictObject({
    id: rowId,
    name: z.string().meta({ examples: ['Layla'] }),
    email: z.string().meta({ examples: ['layla@naoura.example'] }),
    role_id: z.literal(Object.values(roleIds)),
    role_name: z.enum(roleNames),
    status: z.enum(userStatuses),
    avatar: z.string().describe('The address of a picture, or blank'),
  })
  .meta({ id: 'User' })
export type UserAnswer = z.infer<typeof userAnswer>

const roleAnswer = z
  .strictObject({
    id: rowId,
    name: z.enum(roleNames),
    description: z.string().meta({ examples: ['May do everything'] }),
  })
  .meta({ id: 'Role' }) satisfies z.ZodType<Role>

const listAnswer = z.strictObject({
  data: z.array(userAnswer),
  total: z
    .int()
    .nonnegative()
    .meta({ examples: [1] }),
  total_pages: z
    .int()
    .positive()
    .meta({ examples: [1] }),
})
const savedUser = z.strictObject({ message: doneAnswer(messages.accomplished), user: userAnswer })
const deleted = z.strictObject({ message: doneAnswer(messages.deleted), trash_id: trashEntry })
const deletedAll = z.strictObject({
  message: doneAnswer(messages.deleted),
  trash_ids: trashEntries,
})

const listPage = z.strictObject({
  page: pageNumber,
  limit: numberParameter(maxPageSize, pageSizes.dashboard),
  reversed: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  role: z.enum(roleNames).optional(),
  status: z.enum(userStatuses).optional(),
  q: searchQuery.default('').describe('Words of a name or an address'),
})
const pictures = { avatar: 1 }

export function userCalls({ storage }: ApiParts) {
  const { users, media } = storage

  return new Hono<ApiVariables>()
    .get(
      '/roles',
      requireRole('admin'),
      acceptsQuery(noParameters),
      answers('What users can be', z.array(roleAnswer)),
      async (c) => c.json(await users.roles()),
    )

    .get(
      '/users',
      requireRole('admin'),
      acceptsQuery(listPage),
      answers('A page of the users that match, oldest first', listAnswer),
      async (c) => {
        const { page, limit, reversed, ...filter } = c.req.valid('query')
        const found = await users.list({ page, limit, newestFirst: reversed, ...filter })
        return c.json({
          data: found.users.map(presentUser),
          total: found.total,
          total_pages: pagination(page, limit, found.total).last_page,
        })
      },
    )

    .post(
      '/users',
      requireRole('admin'),
      acceptsForm(newUser, pictures),
      answers('Add a user', savedUser, 201),
      refuses('email-taken'),
      async (c) => {
        const { fields, files } = c.req.valid('form')
        const { password, role_id: roleName, must_change_password: due, ...rest } = fields
        const avatar = (await uploaded(c, files.avatar)) ?? fields.avatar
        const secret = { passwordHash: await hashPassword(password), mustChangePassword: due }
        const user = await users.add({ ...rest, roleName, avatar, ...secret }, editOf(c))
        return c.json({ message: messages.accomplished, user: presentUser(user) }, 201)
      },
    )

    .post(
      '/users/delete-multiple',
      requireRole('admin'),
      accepts(userSelection),
      answers('Delete several users, all or none', deletedAll),
      refuses('not-found', 'own-account', 'last-administrator'),
      async (c) => {
        const trashIds = await users.remove(c.req.valid('json').ids, editOf(c))
        return c.json({ message: messages.deleted, trash_ids: trashIds })
      },
    )

    .post(
      '/users/:id',
      requireRole('admin'),
      acceptsForm(userChange, pictures),
      answers('Change a user', savedUser),
      refuses('email-taken', 'own-account', 'last-administrator'),
      async (c) => {
        const { id } = await users.get(idOf(c))
        const { fields, files } = c.req.valid('form')
        const { password, role_id: roleName, must_change_password: due, ...rest } = fields
        const avatar = (await uploaded(c, files.avatar)) ?? fields.avatar
        const passwordHash = password && (await hashPassword(password))
        const secret = { passwordHash, mustChangePassword: due }
        const user = await users.change(id, { ...rest, roleName, avatar, ...secret }, editOf(c))
        return c.json({ message: messages.accomplished, user: presentUser(user) })
      },
    )

    .delete(
      '/users/:id',
      requireRole('admin'),
      answers('Delete a user', deleted),
      refuses('own-account', 'last-administrator'),
      async (c) => {
        const [trashId] = await users.remove([idOf(c)], editOf(c))
        return c.json({ message: messages.deleted, trash_id: trashId })
      },
    )

  async function uploaded(c: Context<ApiVariables>, files: string[] = []) {
    const [picture] = await media.add(files, editOf(c))
    return picture
  }
}

function presentUser({ id, name, email, roleName, status, avatar }: User): UserAnswer {
  return { id, name, email, role_id: roleIds[roleName], role_name: roleName, status, avatar }
}

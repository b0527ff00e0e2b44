import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { type OneTimeLinkResponse, userEndpoints, type UserResponse } from '../../contract/users.ts'
import { linkAddress, linkPurposeFor } from '../../domain/navigation/link.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { pagination } from '../../domain/search/pagination.ts'
import { roleIds, type User } from '../../domain/people/user.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'
import type { ApiVariables } from '../http/permissions.ts'
import { idOf } from './address-parameters.ts'
import { chosenAvatar } from './chosen-picture.ts'
import { only } from './only.ts'
import { hashPassword, refuseEasyPassword } from './passwords.ts'

const nameOfRole = { [roleIds.admin]: 'admin', [roleIds.editor]: 'editor' } as const

export function userRoutes({ storage, tokens, originOf }: ApiParts) {
  const { users, sessions, factors } = storage

  return createRoutes(userEndpoints, {
    'GET /roles': () => users.roles(),

    'GET /users': async (c) => {
      const {
        page,
        limit,
        reversed: newestFirst,
        second_factor: hasSecondFactor,
        ...filter
      } = c.req.valid('query')
      const found = await users.list({ page, limit, newestFirst, hasSecondFactor, ...filter })
      return {
        data: await shown(found.users),
        total: found.total,
        total_pages: pagination(page, limit, found.total).last_page,
      }
    },

    'POST /users': async (c) => {
      const { fields, files } = c.req.valid('form')
      const { name, email, status, password, role_id: roleId, must_change_password: due } = fields
      await refuseEasyPassword(storage, password, { name, email })
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const secret = { passwordHash: await hashPassword(password), mustChangePassword: due }
      const roleName = nameOfRole[roleId]
      const user = await users.add(
        { name, email, status, roleName, avatar: avatar ?? '', ...secret },
        editOf(c),
      )
      return { message: messages.accomplished, user: only(await shown([user])) }
    },

    'POST /users/invite': async (c) => {
      const { fields, files } = c.req.valid('form')
      const { name, email, role_id: roleId } = fields
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
      const roleName = nameOfRole[roleId]
      const status = 'active'
      const user = await users.add(
        { name, email, status, roleName, avatar: avatar ?? '', passwordHash, isInvited: true },
        editOf(c),
      )
      return {
        message: messages.accomplished,
        user: only(await shown([user])),
        ...(await linkTo(user, c)),
      }
    },

    'POST /users/delete-multiple': async (c) => {
      const trashIds = await users.remove(c.req.valid('json').ids, editOf(c))
      return { message: messages.deleted, trash_ids: trashIds }
    },

    'POST /users/:id': async (c) => {
      const known = await users.get(idOf(c))
      const { fields, files } = c.req.valid('form')
      const { name, email, status, password, role_id: roleId, must_change_password: due } = fields
      const owner = { name: name ?? known.name, email: email ?? known.email }
      if (password) await refuseEasyPassword(storage, password, owner)
      const avatar = await chosenAvatar(storage, files.avatar, fields, editOf(c))
      const passwordHash = password && (await hashPassword(password))
      const secret = { passwordHash, mustChangePassword: due }
      const roleName = roleId && nameOfRole[roleId]
      const user = await users.change(
        known.id,
        { name, email, status, roleName, avatar, ...secret },
        editOf(c),
      )
      return { message: messages.accomplished, user: only(await shown([user])) }
    },

    'POST /users/:id/end-sessions': async (c) => {
      const { id } = await users.get(idOf(c))
      await sessions.endAll(id, editOf(c))
      return { message: messages.accomplished }
    },

    'POST /users/:id/link': async (c) => linkTo(await users.get(idOf(c)), c),

    'DELETE /users/:id/second-factor': async (c) => {
      const { id } = await users.get(idOf(c))
      if (id === c.get('user').id) throw new Problem('own-account')
      await factors.removeAll(id, editOf(c))
      return { message: messages.accomplished }
    },

    'DELETE /users/:id': async (c) => {
      const trashIds = await users.remove([idOf(c)], editOf(c))
      return { message: messages.deleted, trash_id: only(trashIds) }
    },
  })

  async function shown(found: User[]): Promise<UserResponse[]> {
    const twoSteps = await factors.usersWithFactor(found.map(({ id }) => id))
    return found.map((user) => ({
      ...toUser(user),
      ...(twoSteps.has(user.id) && { second_factor: true }),
    }))
  }

  async function linkTo(user: User, c: Context<ApiVariables>): Promise<OneTimeLinkResponse> {
    const purpose = linkPurposeFor(user)
    const link = await storage.links.addMailed(user.id, purpose, editOf(c))
    return {
      link: linkAddress(originOf(c), tokens.linkToken(link)),
      purpose,
      expires_at: link.expiresAt.toISOString(),
      ...(storage.mails.isOn && { mailed_to: user.email }),
    }
  }
}

function toUser(user: User): UserResponse {
  const { id, name, email, roleName, status, avatar, invitedAt } = user
  return {
    id,
    name,
    email,
    role_id: roleIds[roleName],
    role_name: roleName,
    status,
    avatar,
    ...(invitedAt !== null && { invited: true }),
  }
}

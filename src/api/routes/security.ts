import { securityEndpoints, type SecurityResponse } from '../../contract/security.ts'
import { messages } from '../../domain/messages.ts'
import type { Security } from '../../domain/people/security.ts'
import { Problem } from '../../domain/problem.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { editOf } from '../http/edit-of.ts'

export function securityRoutes({ storage }: ApiParts) {
  const { security, factors } = storage

  return createRoutes(securityEndpoints, {
    'GET /security': async () => toSecurity(await security.read()),

    'PATCH /security': async (c) => {
      const {
        second_factor_for: secondFactorFor,
        strong_passwords: strongPasswords,
        idle_minutes: idleMinutes,
      } = c.req.valid('json')
      const { id } = c.get('user')
      const asksForFactors = secondFactorFor !== undefined && secondFactorFor !== 'nobody'
      if (asksForFactors && !(await factors.usersWithFactor([id])).has(id)) {
        const fields = { second_factor_for: messages.secondFactorFirst }
        throw new Problem('second-factor-first', { fields })
      }
      const change = { secondFactorFor, strongPasswords, idleMinutes }
      const changed = await security.change(change, editOf(c))
      return { message: messages.accomplished, security: toSecurity(changed) }
    },
  })
}

function toSecurity({ secondFactorFor, strongPasswords, idleMinutes }: Security): SecurityResponse {
  return {
    second_factor_for: secondFactorFor,
    strong_passwords: strongPasswords,
    idle_minutes: idleMinutes,
  }
}

import { contactProblem } from '../../../domain/contact/contact-input.ts'
import { type BranchDetail, wholeWeek } from '../../../domain/contact/branch.ts'
import { hoursProblems } from '../../../domain/contact/organisation-input.ts'
import { messages } from '../../../domain/messages.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'

export const branchWays = ['phone', 'whatsapp', 'email'] as const

export function areBranchesRight(values: SectionValues): boolean {
  const { branches = [] } = values
  return branches.every((id) => Object.keys(branchProblems(values, id)).length === 0)
}

export function branchProblems(
  values: SectionValues,
  id: string,
): Partial<Record<BranchDetail, string>> {
  const ways = branchWays.flatMap((type) => {
    const problem = contactProblem({ type, value: values[`branch_${type}:${id}`] ?? '' })
    return problem ? [[`branch_${type}`, problem]] : []
  })
  const isLost = typeof values[`branch_coordinates:${id}`] === 'string'
  const week = Object.values(wholeWeek(values[`branch_hours:${id}`] ?? {}))
  const hours = week.flatMap((spans) => Object.values(hoursProblems(spans)))
  return {
    ...Object.fromEntries(ways),
    ...(isLost && { branch_coordinates: messages.coordinatesInvalid }),
    ...(hours[0] && { branch_hours: hours[0] }),
  }
}

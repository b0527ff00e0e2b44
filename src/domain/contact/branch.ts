import type { Values } from '../documents/revision.ts'
import { fieldAndLanguage, textName } from '../documents/revision.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { Coordinates } from './coordinates.ts'
import { type Week, weekdays } from './opening-hours.ts'

export const mostBranches = 12

export const branchTexts = { branch_name: 100, branch_address: 500, branch_note: 300 } as const
export type BranchText = keyof typeof branchTexts

/** Days that are closed may be left out of the hours. */
type BranchDetails = {
  branch_phone: string
  branch_whatsapp: string
  branch_email: string
  branch_coordinates: Coordinates
  branch_hours: Partial<Week>
}
export type BranchDetail = keyof BranchDetails
const branchDetails = [
  'branch_phone',
  'branch_whatsapp',
  'branch_email',
  'branch_coordinates',
  'branch_hours',
] as const satisfies BranchDetail[]
export const branchFields = [
  ...branchDetails,
  ...(Object.keys(branchTexts) as BranchText[]),
] as const
export type BranchField = (typeof branchFields)[number]

/**
 * Each is a value of its own, named as `branch_phone:k3f9a2xb` or `branch_name:k3f9a2xb.ar`, so that two who
 * change different ones both keep their work; `branches` has the order.
 */
export type OwnBranches = { branches?: string[] } & {
  [Detail in BranchDetail as `${Detail}:${string}`]?: BranchDetails[Detail]
} & { [Text in BranchText as `${Text}:${string}.${string}`]?: string }

export type WrittenBranches = {
  [Detail in Exclude<BranchDetail, 'branch_coordinates'> as `${Detail}:${string}`]?:
    | BranchDetails[Detail]
    | null
} & { [name: `branch_coordinates:${string}`]: Coordinates | string | null | undefined }

export type Branch = {
  id: string
  name: string
  address: string
  note: string
  phone: string
  whatsapp: string
  email: string
  coordinates: Coordinates | null
  week: Week | null
}

export function ownBranches(values: Values): OwnBranches {
  const { branches } = values as OwnBranches
  if (!branches?.length) return {}
  const given = Object.entries(values).filter(
    ([name, value]) => isGiven(value) && branches.includes(partsOfName(name)?.id ?? ''),
  )
  return { branches, ...Object.fromEntries(given) }
}

/** Those without a name or an address in a language are not shown there. */
export function branchesIn(own: OwnBranches, language: LanguageCode): Branch[] {
  return (own.branches ?? [])
    .map((id) => branchIn(own, id, language))
    .filter(({ name, address }) => name !== '' && address !== '')
}

function branchIn(own: OwnBranches, id: string, language: LanguageCode): Branch {
  const textOf = (field: BranchText) => own[`${field}:${id}.${language}`] ?? ''
  const hours = own[`branch_hours:${id}`]
  return {
    id,
    name: textOf('branch_name'),
    address: textOf('branch_address'),
    note: textOf('branch_note'),
    phone: own[`branch_phone:${id}`] ?? '',
    whatsapp: own[`branch_whatsapp:${id}`] ?? '',
    email: own[`branch_email:${id}`] ?? '',
    coordinates: own[`branch_coordinates:${id}`] ?? null,
    week: hours ? wholeWeek(hours) : null,
  }
}

export function wholeWeek(hours: Partial<Week>): Week {
  return Object.fromEntries(weekdays.map((day) => [day, hours[day] ?? []])) as Week
}

export function neededBranchTexts({ branches = [] }: OwnBranches): string[] {
  return branches.flatMap((id) => [`branch_name:${id}`, `branch_address:${id}`])
}

export function branchTextsIn(
  own: OwnBranches,
): { field: string; language: string; value: string }[] {
  return Object.entries(own).flatMap(([name, value]) => {
    const { field, language } = fieldAndLanguage(name)
    return language !== null && isBranchText(field)
      ? { field, language, value: value as string }
      : []
  })
}

export function isBranchText(field: string): boolean {
  return (partsOfName(field)?.field ?? '') in branchTexts
}

/** `branch_name` and `k3f9a2xb` of `branch_name:k3f9a2xb.ar`; undefined for other names. */
export function partsOfName(name: string): { field: BranchField; id: string } | undefined {
  const [field = '', id] = fieldAndLanguage(name).field.split(':')
  const known = branchFields.find((one) => one === field)
  return known && id !== undefined ? { field: known, id } : undefined
}

type ById = Record<string, unknown>

/** Values of branches as clients read and send them: `branch_name: { k3f9a2xb: { ar } }`. */
export function byBranch(fields: Values): { [Field in BranchField]?: ById } {
  const sorted: { [Field in BranchField]?: ById } = {}
  for (const [name, value] of Object.entries(fields)) {
    const parts = partsOfName(name)
    if (parts) (sorted[parts.field] ??= {})[parts.id] = value
  }
  return sorted
}

export function branchValues(fields: { [Field in BranchField]?: ById | undefined }): Values {
  const values: Values = {}
  for (const field of branchFields) {
    for (const [id, value] of Object.entries(fields[field] ?? {})) {
      if (!(field in branchTexts)) values[`${field}:${id}`] = value
      else {
        for (const [language, text] of Object.entries(value as object)) {
          values[textName(`${field}:${id}`, language)] = text
        }
      }
    }
  }
  return values
}

function isGiven(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value)
  return Object.values(value).some((part) => !Array.isArray(part) || part.length > 0)
}

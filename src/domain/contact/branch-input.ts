import type { LanguageCode } from '../languages/language.ts'
import { byLanguage, textsInEach } from '../languages/language-input.ts'
import { messages } from '../messages.ts'
import { entryId } from '../navigation/navigation-input.ts'
import type { Values } from '../documents/revision.ts'
import { text, z } from '../text/schema.ts'
import {
  type BranchDetail,
  type BranchField,
  type BranchText,
  branchTexts,
  isBranchText,
  mostBranches,
} from './branch.ts'
import { coordinates, email, phone, whatsapp } from './contact-input.ts'
import { weekdays } from './opening-hours.ts'
import { spans } from './organisation-input.ts'

const week = z.partialRecord(z.enum(weekdays), spans).meta({
  examples: [{ monday: [{ opens: '08:00', closes: '16:00' }] }],
})

const ofEach = <S extends z.ZodType>(value: S) => z.record(entryId, value).optional()

/** Null takes a value away, as does a branch that is not in `branches`. */
export const branchInput = {
  branches: z
    .array(entryId, messages.invalidInput)
    .max(mostBranches, messages.itemsTooMany)
    .refine((ids) => new Set(ids).size === ids.length, messages.invalidInput)
    .optional()
    .describe('Ids of the branches in their order, chosen by the client')
    .meta({ examples: [['k3f9a2xb']] }),
  branch_phone: ofEach(phone.nullable()).describe('By the id of the branch, as the others'),
  branch_whatsapp: ofEach(whatsapp.nullable()),
  branch_email: ofEach(email.nullable()),
  branch_coordinates: ofEach(coordinates),
  branch_hours: ofEach(week.nullable()).describe('Opening hours by day; closed days are left out'),
  branch_name: ofEach(byLanguage(text(branchTexts.branch_name))),
  branch_address: ofEach(byLanguage(text(branchTexts.branch_address, { kind: 'lines' }))),
  branch_note: ofEach(byLanguage(text(branchTexts.branch_note, { kind: 'lines' }))),
} satisfies Record<'branches' | BranchDetail | BranchText, z.ZodType>

/** Throws Problem('invalid-input') for languages that are not in `codes`. */
export function sentBranchValues(
  field: BranchField,
  byId: Record<string, unknown>,
  codes: LanguageCode[],
): Values {
  const values = Object.entries(byId).map(([id, value]) => {
    const name = `${field}:${id}`
    return isBranchText(name) ? textsInEach(name, value as object, codes) : { [name]: value }
  })
  return Object.assign({}, ...values)
}

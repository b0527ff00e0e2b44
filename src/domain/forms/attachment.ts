import { pictureFormats } from '../media/media.ts'
import { cleaned } from '../text/short-value.ts'
import type { ShownField, ShownFieldOf, ShownForm } from './form.ts'

export const attachmentLimits = {
  files: 3,
  bytes: 10 * 1024 ** 2,
  ofDay: 1024 ** 3,
  ofHour: 30 * 1024 ** 2,
  side: 2_560,
  name: 100,
  freeDisk: 0.1,
} as const

export const attachmentTypes = { webp: 'image/webp', pdf: 'application/pdf' } as const
export type AttachmentType = keyof typeof attachmentTypes

export type Attachment = {
  id: string
  field: string
  name: string
  type: AttachmentType
  bytes: number
}

export const acceptedTypes: string[] = [
  ...pictureFormats.map((format) => `image/${format}`),
  attachmentTypes.pdf,
]

export const filesPart = 'files[]'

export function attachmentField({
  fields,
}: Pick<ShownForm, 'fields'>): ShownFieldOf<'attachment'> | undefined {
  return fields.find((field) => field.kind === 'attachment')
}

export function withoutRequiredFiles<Form extends { fields: ShownField[] }>(form: Form): Form {
  const fields = form.fields.map((field) =>
    field.kind === 'attachment' ? { ...field, required: false } : field,
  )
  return { ...form, fields }
}

const knownEndings = /\.(?:jpe?g|jfif|png|webp|avif|gif|pdf)$/i

export function attachmentName(given: string, type: AttachmentType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = cleaned('line', last).replace(unfitForNames, '')
  const bare = [...plain.replace(knownEndings, '')].slice(0, attachmentLimits.name).join('')
  return `${bare.replace(/^[\s.]+|[\s.]+$/g, '') || 'file'}.${type}`
}

const unfitForNames = /[\p{Cc}\p{Zl}\p{Zp}:*?"<>|]|(?![\u200c\u200d])\p{Cf}/gu

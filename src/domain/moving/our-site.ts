import { type BranchField, branchFields, isBranchText } from '../contact/branch.ts'
import type { Values } from '../documents/revision.ts'
import { formInput, formInputValues } from '../forms/form-input.ts'
import { formTexts } from '../forms/form.ts'
import type { ItemTitles, NewGalleryItem } from '../gallery/gallery.ts'
import type { LanguageCode } from '../languages/language.ts'
import { type NewLanguage, newLanguage } from '../languages/language-input.ts'
import type { Picture } from '../media/media.ts'
import { linkTarget } from '../navigation/navigation-input.ts'
import { type SectionName, sectionPictures, sectionTexts } from '../sections/section.ts'
import { sectionInputs, sectionInputValues } from '../sections/section-input.ts'
import { type LinksHere, targetHere } from './links-here.ts'
import { isObject } from './markdown-file.ts'

export type OurSite = Record<string, unknown>

export function languagesOfSite({ languages }: OurSite): NewLanguage[] {
  const all = Array.isArray(languages) ? languages : []
  return all.flatMap((language) => newLanguage.safeParse(language).data ?? [])
}

type SiteHere = LinksHere & {
  codes: LanguageCode[]
  pictures: ReadonlyMap<string, Picture>
}

type OurSection = { values: Values; gallery: NewGalleryItem[]; lost: string[] }

export function picturesOfSection(name: SectionName, matter: OurSite): string[] {
  const own = sectionPictures[name].map((field) => pathIn(matter[field]))
  const shown = listIn(matter.gallery).map((item) => pathIn(item.picture))
  return [...own, ...shown].filter((path) => path !== undefined)
}

export function ourSection(name: SectionName, matter: OurSite, here: SiteHere): OurSection {
  const lost: string[] = []
  const sent = inputOf(name, matter, here, lost)
  const input = withoutRefused(name, sent, lost)
  const values = sectionInputValues(name, input, here.codes)
  for (const field of sectionPictures[name]) {
    const path = pathIn(matter[field])
    const picture = here.pictures.get(path ?? '')
    if (picture) values[field] = picture
    else if (path !== undefined) lost.push(field)
  }
  return { values, gallery: galleryIn(matter, here), lost: [...new Set(lost)] }
}

function inputOf(
  name: SectionName,
  matter: OurSite,
  here: SiteHere,
  lost: string[],
): Record<string, unknown> {
  const sent: Record<string, unknown> = {}
  const pictures: readonly string[] = sectionPictures[name]
  for (const [written, value] of Object.entries(matter)) {
    const [field = '', id] = written.split(':')
    if (pictures.includes(field) || field === 'gallery' || field === 'gallery_title') continue
    const isText = field in sectionTexts[name] || field === 'label' || isBranchText(written)
    const own = isText ? inLanguages(value, here.codes) : leadingHere(field, value, here, lost)
    const group = field === 'label' ? 'labels' : field
    const isById = field === 'label' || branchFields.includes(field as BranchField)
    if (!isById) sent[field] = own
    else sent[group] = { ...(sent[group] as object | undefined), [id ?? '']: own }
  }
  return sent
}

function inLanguages(value: unknown, codes: LanguageCode[]): unknown {
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([code]) => codes.includes(code)))
}

function leadingHere(field: string, value: unknown, here: SiteHere, lost: string[]): unknown {
  if (field === 'shown_form') return here.form(Number(value)) ?? null
  if (field === 'announcement_link') return linkHere(value, here, () => lost.push(field)) ?? null
  if (field !== 'menu' && field !== 'footer') return value
  const led = (entries: unknown): unknown[] =>
    listIn(entries).flatMap((entry): object[] => {
      if ('links' in entry) return [{ ...entry, links: led(entry.links) }]
      const target = linkHere(entry.target, here, () => lost.push(`a link of the ${field}`))
      return target ? [{ ...entry, target }] : []
    })
  return led(value)
}

function linkHere(value: unknown, here: LinksHere, note: () => void) {
  const { data } = linkTarget.safeParse(value)
  const target = data && targetHere(data, here)
  if (!target) note()
  return target
}

const formTextOfPart = /^(?:label|help|option):/

type OurForm = { id: number; title: string; values: Values | undefined }

export function ourForms({ forms }: OurSite, here: LinksHere, codes: LanguageCode[]): OurForm[] {
  return listIn(forms).map(({ id, ...matter }) => {
    const sent: Record<string, unknown> = {}
    const fields: Record<string, unknown> = {}
    const texts: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(matter)) {
      if (name.startsWith('field:')) fields[name.slice('field:'.length)] = fieldHere(value, here)
      else if (formTextOfPart.test(name)) texts[name] = inLanguages(value, codes)
      else sent[name] = name in formTexts ? inLanguages(value, codes) : value
    }
    const { data } = formInput.safeParse({ ...sent, fields, texts })
    const { title } = matter
    const titles = isObject(title) ? codes.map((code) => title[code]).filter(Boolean) : []
    return {
      id: Number(id),
      title: String(titles[0] ?? ''),
      values: data && formInputValues(data, codes),
    }
  })
}

function fieldHere(field: unknown, here: LinksHere): unknown {
  if (!isObject(field) || field.kind !== 'consent' || field.page === undefined) return field
  const target = here.text('page', Number(field.page))
  return { ...field, page: target?.kind === 'page' ? target.id : null }
}

function withoutRefused<Name extends SectionName>(
  name: Name,
  sent: Record<string, unknown>,
  lost: string[],
) {
  const schema = sectionInputs[name]
  const { data, error } = schema.safeParse(sent)
  if (data) return data
  const refused = new Set(error.issues.map(fieldOfIssue).filter((field) => field in sent))
  lost.push(...refused)
  const others = Object.entries(sent).filter(([field]) => !refused.has(field))
  return schema.safeParse(Object.fromEntries(others)).data ?? {}
}

function fieldOfIssue(issue: { path: PropertyKey[]; keys?: string[] }): string {
  return String(issue.path[0] ?? issue.keys?.[0] ?? '')
}

function galleryIn(matter: OurSite, { codes, pictures }: SiteHere): NewGalleryItem[] {
  return listIn(matter.gallery).flatMap((item): NewGalleryItem[] => {
    const titles = inLanguages(matter[`gallery_title:${String(item.id)}`], codes) as ItemTitles
    const picture = pictures.get(pathIn(item.picture) ?? '')
    if (picture) return [{ type: 'image', picture, titles }]
    const { youtubeId } = item
    const isVideo = typeof youtubeId === 'string' && /^[\w-]{11}$/.test(youtubeId)
    return isVideo ? [{ type: 'youtube', youtubeId, titles }] : []
  })
}

function listIn(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function pathIn(value: unknown): string | undefined {
  const path = isObject(value) ? value.image : value
  return typeof path === 'string' ? path : undefined
}

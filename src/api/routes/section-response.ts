import { contactSettings } from '../../domain/contact/contact-settings.ts'
import {
  type Branch,
  type BranchField,
  branchesIn,
  branchFields,
  byBranch,
  type OwnBranches,
} from '../../domain/contact/branch.ts'
import type { PublicCard } from '../../contract/cards.ts'
import type {
  PublicBranch,
  PublicSection,
  SectionResponse,
  SectionTextField,
} from '../../contract/sections.ts'
import { type GalleryItem, itemsInLanguage } from '../../domain/gallery/gallery.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { lookSettings } from '../../domain/look/look.ts'
import {
  isLabelName,
  navigationSettings,
  type OwnNavigation,
} from '../../domain/navigation/navigation.ts'
import { organisationSettings } from '../../domain/contact/organisation.ts'
import { seoSettings } from '../../domain/seo/seo.ts'
import { type Cover, pictureAddress } from '../../domain/media/media.ts'
import { byField } from '../../domain/documents/revision.ts'
import {
  type Section,
  type SectionName,
  type SectionOf,
  sectionTextsIn,
} from '../../domain/sections/section.ts'
import { toGalleryItem, toPublicGalleryItem } from './article-response.ts'

export function toSection(section: Section, codes: LanguageCode[]): SectionResponse {
  const texts = Object.entries(section.texts).map(([field, texts]) => [
    field,
    Object.fromEntries(codes.map((code) => [code, texts[code] ?? ''])),
  ])
  const parts = partsIn(section, (gallery) => gallery.map(toGalleryItem))
  return { ...Object.fromEntries(texts), ...parts, revision: section.revision }
}

export function toPublicSection(
  section: Section,
  language: LanguageCode,
  cards?: PublicCard[],
): PublicSection {
  const parts = partsIn(section, (gallery) =>
    itemsInLanguage(gallery, language).map(toPublicGalleryItem),
  )
  const texts: Partial<Record<SectionTextField, string>> = sectionTextsIn<string>(section, language)
  return {
    ...publicFields({ ...texts, ...parts }),
    ...(section.name === 'contactUs' && {
      branches: branchesIn(section.settings, language).map(toPublicBranch),
    }),
    ...(cards ? { cards } : {}),
  }
}

/**
 * An announcement that is still to come is nobody's business; `/public/site/{language}` has it in its time.
 */
function publicFields({ branches: _ids, ...section }: SharedAndTexts): PublicSection {
  const fields = Object.entries(section).filter(([name]) => !/^(announcement|branch)_/.test(name))
  return Object.fromEntries(fields)
}

function toPublicBranch({ coordinates, week, ...branch }: Branch): PublicBranch {
  return { ...branch, map_coordinates: coordinates, hours: week }
}

type Shared<Item> = Omit<SectionResponse, SectionTextField | 'gallery' | 'revision'> & {
  gallery?: Item[]
}
type SharedAndTexts = Shared<unknown> & Partial<Record<SectionTextField, string>>
type PartsOf = {
  [Name in SectionName]: <Item>(
    section: SectionOf<Name>,
    items: (gallery: GalleryItem[]) => Item[],
  ) => Shared<Item>
}

const partsOf: PartsOf = {
  banner: ({ picture, gallery }, items) => ({
    banner_image: addressOf(picture),
    picture,
    gallery: items(gallery),
  }),
  aboutUs: () => ({}),
  contactUs: ({ contacts, mapCoordinates, contactForm, settings }) => ({
    contacts,
    map_coordinates: mapCoordinates,
    contact_form: contactForm,
    ...Object.fromEntries(contactSettings.map((name) => [name, settings[name] ?? null])),
    ...branchesOf(settings),
  }),
  partners: () => ({}),
  identity: ({ picture, logo_dark, icon, settings }) => ({
    logo: addressOf(picture),
    logo_dark: addressOf(logo_dark),
    icon: addressOf(icon),
    picture,
    pictures: { logo_dark, icon },
    ...Object.fromEntries(organisationSettings.map((name) => [name, settings[name] ?? null])),
  }),
  look: ({ settings }) =>
    Object.fromEntries(lookSettings.map((name) => [name, settings[name] ?? null])),
  words: () => ({}),
  navigation: ({ settings }) => ({
    ...Object.fromEntries(navigationSettings.map((name) => [name, settings[name] ?? null])),
    labels: labelsIn(settings),
  }),
  seo: ({ settings }) =>
    Object.fromEntries(seoSettings.map((name) => [name, settings[name] ?? null])),
}

function branchesOf(own: OwnBranches): Pick<SectionResponse, 'branches' | BranchField> {
  const sorted = byBranch(byField(own))
  const fields = branchFields.map((field) => [field, sorted[field] ?? {}])
  return { branches: own.branches ?? [], ...Object.fromEntries(fields) }
}

function labelsIn(settings: OwnNavigation): Record<string, Record<LanguageCode, string>> {
  const labels = Object.entries(settings).filter(([name]) => isLabelName(name))
  const named = labels.map(([name, label]) => [name.slice('label:'.length), label])
  return byField(Object.fromEntries(named)) as Record<string, Record<LanguageCode, string>>
}

function partsIn<Name extends SectionName, Item>(
  section: SectionOf<Name>,
  items: (gallery: GalleryItem[]) => Item[],
): Shared<Item> {
  return partsOf[section.name](section, items)
}

function addressOf(picture: Cover | null): string {
  return picture ? pictureAddress(picture) : ''
}

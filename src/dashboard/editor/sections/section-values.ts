import type { SectionForm, SectionResponse } from '../../../contract/sections.ts'
import {
  contactSettings,
  type OwnContactSettings,
} from '../../../domain/contact/contact-settings.ts'
import {
  branchValues,
  byBranch,
  partsOfName,
  type WrittenBranches,
} from '../../../domain/contact/branch.ts'
import type { ContactItem } from '../../../domain/contact/contact.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Look, lookSettings } from '../../../domain/look/look.ts'
import {
  navigationSettings,
  type NavigationSetting,
  type OwnNavigation,
} from '../../../domain/navigation/navigation.ts'
import {
  type OrganisationSetting,
  organisationSettings,
  type OwnOrganisation,
} from '../../../domain/contact/organisation.ts'
import type { Cover, Focus } from '../../../domain/media/media.ts'
import { byField, textName, type Values } from '../../../domain/documents/revision.ts'
import type { Coordinates } from '../../../domain/contact/coordinates.ts'
import {
  type PictureField,
  pictureFields,
  type SectionName,
  sectionPictures,
  sectionTexts,
} from '../../../domain/sections/section.ts'
import { type OwnSeo, type SeoSetting, seoSettings } from '../../../domain/seo/seo.ts'
import { focusToSend, pictureForm } from '../cover/cover-change.ts'
import type { CoverChange } from '../cover/cover-change.ts'
import { type GalleryTile, tilesOf } from '../gallery/gallery-tiles.ts'
import { changes, type Saved } from '../document/saved-document.ts'

export type SectionValues = {
  [text: `${string}.${string}`]: string
  banner_focus?: Focus | null
  gallery?: GalleryTile[]
  contacts?: ContactItem[]
  map_coordinates?: Coordinates | string | null
  contact_form?: boolean
  branches?: string[]
} & WrittenBranches &
  OwnContactSettings & {
    labels?: Labels
  } & { [Field in PictureField]?: CoverChange } & {
    [Setting in keyof Look]?: Look[Setting] | null
  } & {
    [Setting in NavigationSetting]?: OwnNavigation[Setting] | null
  } & { [Setting in SeoSetting]?: OwnSeo[Setting] | null } & {
    [Setting in OrganisationSetting]?: OwnOrganisation[Setting] | null
  }

export type Labels = Record<string, string>

export type SavedSection = Saved<SectionValues> & {
  picture: Cover | null
  pictures: SectionResponse['pictures']
}

export function savedSection(
  name: SectionName,
  answer: SectionResponse,
  languages: LanguageCode[],
): SavedSection {
  const { revision, picture, pictures, gallery, contacts, map_coordinates, contact_form } = answer
  return {
    revision,
    picture: picture ?? null,
    pictures,
    values: {
      ...textsOf(name, answer, languages),
      ...Object.fromEntries(sectionPictures[name].map((field) => [field, null])),
      ...(name === 'banner' && { banner_focus: picture?.focus ?? null }),
      ...(gallery && { gallery: tilesOf(gallery) }),
      ...(name === 'contactUs' && {
        contacts,
        map_coordinates,
        contact_form,
        ...settingsOf(contactSettings, answer),
        branches: answer.branches ?? [],
        ...branchValues(answer),
      }),
      ...(name === 'look' && settingsOf(lookSettings, answer)),
      ...(name === 'identity' && settingsOf(organisationSettings, answer)),
      ...(name === 'seo' && settingsOf(seoSettings, answer)),
      ...(name === 'navigation' && {
        ...settingsOf(navigationSettings, answer),
        labels: flatLabels(answer.labels ?? {}),
      }),
    },
  }
}

export function withEachLabel({ labels = {}, ...values }: SectionValues): Values {
  const named = Object.entries(labels).map(([name, label]) => [`label:${name}`, label])
  return { ...values, ...Object.fromEntries(named) }
}

/** A save sends changed fields only, and of a text its changed languages only. */
export function sectionForm(values: SectionValues, saved: SavedSection): SectionForm {
  const { banner_focus: _focus, gallery: _gallery, labels, ...changed } = changes(values, saved)
  const { banner_image = null, banner_focus: focus = null } = values
  const sentFocus = focusToSend(banner_image, focus, saved.values.banner_focus ?? null)
  const isPicture = (name: string) => pictureFields.some((field) => field === name)
  const others = Object.entries(changed).filter(([name]) => !isPicture(name) && !partsOfName(name))
  const content: NonNullable<SectionForm['content']> = {
    ...byField(Object.fromEntries(others)),
    ...byBranch(byField(changed)),
    ...(sentFocus !== undefined && { banner_focus: sentFocus }),
    ...(labels && { labels: changedLabels(labels, saved.values.labels ?? {}) }),
  }
  return Object.assign(
    Object.keys(content).length > 0 ? { content } : {},
    ...pictureFields.map((field) => pictureForm(field, changed[field])),
  )
}

function settingsOf<Setting extends keyof SectionResponse>(
  settings: readonly Setting[],
  answer: SectionResponse,
) {
  return Object.fromEntries(settings.map((setting) => [setting, answer[setting] ?? null]))
}

function flatLabels(labels: NonNullable<SectionResponse['labels']>): Labels {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([id, texts]) =>
      Object.entries(texts).map(([code, label]) => [textName(id, code), label]),
    ),
  )
}

function changedLabels(mine: Labels, saved: Labels): Record<string, Record<string, string>> {
  const changed = Object.entries(mine).filter(([name, label]) => label !== (saved[name] ?? ''))
  return byField(Object.fromEntries(changed)) as Record<string, Record<string, string>>
}

function textsOf(name: SectionName, answer: SectionResponse, languages: LanguageCode[]) {
  const texts = Object.keys(sectionTexts[name]).flatMap((field) =>
    languages.map((code) => [
      textName(field, code),
      (answer[field as keyof SectionResponse] as Record<string, string> | undefined)?.[code] ?? '',
    ]),
  )
  return Object.fromEntries(texts) as Record<string, string>
}

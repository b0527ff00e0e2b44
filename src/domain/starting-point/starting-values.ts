import { type ArticleSection, articleSections } from '../articles/article.ts'
import type { LanguageCode, ProductLanguage } from '../languages/language.ts'
import type { OrganisationKind } from '../contact/organisation.ts'
import { type PresetName, presets } from '../look/presets.ts'
import { textName, type Values } from '../documents/revision.ts'
import type { SectionName } from '../sections/section.ts'
import { type StartedPages, startingNavigation } from './starting-navigation.ts'
import type { StartingPoint } from './starting-point.ts'
import { type StartingWords, startingWords } from './starting-words.ts'

export const startingLooks: Record<StartingPoint, PresetName> = {
  engineering: 'noria',
  clinic: 'clinic',
  school: 'school',
  law: 'chambers',
  factory: 'works',
  cooperative: 'courtyard',
}

export const startingOrganisations: Record<StartingPoint, OrganisationKind> = {
  engineering: 'ProfessionalService',
  clinic: 'MedicalClinic',
  school: 'School',
  law: 'LegalService',
  factory: 'LocalBusiness',
  cooperative: 'NGO',
}

const copyright = {
  en: 'Copyright © {year} {company}. All rights reserved.',
  ar: 'جميع الحقوق محفوظة © {year} {company}.',
} as const

export const startingHidden: Partial<Record<StartingPoint, ArticleSection>> = { law: 'products' }

type There = {
  pages: StartedPages
  filled: ArticleSection[]
}

export function startingValues(
  point: StartingPoint,
  languages: LanguageCode[],
  { pages, filled }: There,
): Partial<Record<SectionName, Values>> {
  const hidden = articleSections.filter(
    (section) => section === startingHidden[point] && !filled.includes(section),
  )
  const written = (
    textsOf: (words: StartingWords, language: ProductLanguage) => Record<string, string>,
  ): Values => {
    const known = (['en', 'ar'] as const).filter((language) => languages.includes(language))
    const each = known.flatMap((language) =>
      Object.entries(textsOf(startingWords[point][language], language)).map(([field, text]) => [
        textName(field, language),
        text,
      ]),
    )
    return Object.fromEntries(each)
  }
  const values: Partial<Record<SectionName, Values>> = {
    banner: written(({ texts }) => ({
      banner_title: texts.title,
      banner_description: texts.description,
      banner_button: texts.button,
    })),
    aboutUs: written(({ texts }) => ({ section_title: texts.about })),
    contactUs: {
      ...written(({ texts }) => ({ section_title: texts.contact })),
      contact_form: true,
    },
    partners: written(({ texts }) => ({ section_title: texts.partners })),
    words: written(({ names }, language) => ({ ...names, copyright: copyright[language] })),
    look: { ...presets[startingLooks[point]] },
    identity: { kind: startingOrganisations[point] },
    navigation: {
      ...startingNavigation(point, { pages, hidden, languages }),
      ...Object.fromEntries(hidden.map((section) => [`${section}_hidden`, true])),
    },
  }
  return Object.fromEntries(
    Object.entries(values).filter(([, section]) => Object.keys(section).length > 0),
  )
}

import type { ArticleSection } from './article.ts'
import type { LanguageCode } from './language.ts'
import type { OrganisationKind } from './organisation.ts'
import { type PresetName, presets } from './presets.ts'
import { textName, type Values } from './revision.ts'
import type { SectionName } from './section.ts'
import type { StartingPoint } from './starting-point.ts'
import { type StartingWords, startingWords } from './starting-words.ts'

const looks: Record<StartingPoint, PresetName> = {
  clinic: 'clinic',
  school: 'school',
  law: 'chambers',
  factory: 'works',
  cooperative: 'courtyard',
}

const kinds: Record<StartingPoint, OrganisationKind> = {
  clinic: 'MedicalClinic',
  school: 'School',
  law: 'LegalService',
  factory: 'LocalBusiness',
  cooperative: 'NGO',
}

const hidden: Partial<Record<StartingPoint, ArticleSection>> = { law: 'products' }

/** Values of each section that it writes, in those languages that it has words for. */
export function startingValues(
  point: StartingPoint,
  languages: LanguageCode[],
): Partial<Record<SectionName, Values>> {
  const isHidden = hidden[point]
  const written = (textsOf: (words: StartingWords) => Record<string, string>): Values => {
    const each = Object.entries(startingWords[point]).flatMap(([language, words]) =>
      languages.includes(language)
        ? Object.entries(textsOf(words)).map(([field, text]) => [textName(field, language), text])
        : [],
    )
    return Object.fromEntries(each)
  }
  return {
    banner: written(({ texts }) => ({
      banner_title: texts.title,
      banner_description: texts.description,
      banner_button: texts.button,
    })),
    aboutUs: written(({ texts }) => ({ section_title: texts.about })),
    contactUs: written(({ texts }) => ({ section_title: texts.contact })),
    partners: written(({ texts }) => ({ section_title: texts.partners })),
    words: written(({ names }) => names),
    look: { ...presets[looks[point]] },
    identity: { kind: kinds[point] },
    ...(isHidden && { navigation: { [`${isHidden}_hidden`]: true } }),
  }
}

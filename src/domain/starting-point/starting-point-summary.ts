import { type ArticleSection, articleSections } from '../articles/article.ts'
import type { HomeBlock } from '../pages/block.ts'
import { inEachLanguage } from '../languages/catalogue.ts'
import { type ProductLanguage, productLanguages } from '../languages/language.ts'
import type { OrganisationKind } from '../contact/organisation.ts'
import type { PresetName } from '../look/presets.ts'
import { siteNamesIn } from '../site-words/product-names.ts'
import { textName } from '../documents/revision.ts'
import { startingHome, type StartingPoint, startingPointNames } from './starting-point.ts'
import { startingPages } from './starting-pages.ts'
import { startingHidden, startingLooks, startingOrganisations } from './starting-values.ts'
import { startingWords } from './starting-words.ts'

type Words = Record<ProductLanguage, string>

export type StartingPointSummary = {
  kind: StartingPoint
  name: Words
  look: PresetName
  organisation: OrganisationKind
  sections: Partial<Record<ArticleSection, Words>>
  home: HomeBlock[]
  pages: Words[]
}

export function startingPointSummary(kind: StartingPoint): StartingPointSummary {
  const shown = articleSections.filter((section) => section !== startingHidden[kind])
  return {
    kind,
    name: startingPointNames[kind],
    look: startingLooks[kind],
    organisation: startingOrganisations[kind],
    sections: Object.fromEntries(shown.map((section) => [section, sectionName(kind, section)])),
    home: startingHome[kind],
    pages: startingPages(kind, [...productLanguages]).map(({ values }) =>
      inEachLanguage((language) => String(values[textName('title', language)])),
    ),
  }
}

function sectionName(kind: StartingPoint, section: ArticleSection): Words {
  return inEachLanguage(
    (language) => siteNamesIn(language, startingWords[kind][language].names)[`${section}_name`],
  )
}

import { type ArticleSection, articleSections } from './article.ts'
import type { HomeBlock } from './block.ts'
import { inEachLanguage } from './catalogue.ts'
import { type ProductLanguage, productLanguages } from './language.ts'
import type { OrganisationKind } from './organisation.ts'
import type { PresetName } from './presets.ts'
import { siteNamesIn } from './product-names.ts'
import { textName } from './revision.ts'
import { startingHome } from './starting-home.ts'
import { startingPages } from './starting-pages.ts'
import { type StartingPoint, startingPointNames } from './starting-point.ts'
import { startingHidden, startingLooks, startingOrganisations } from './starting-values.ts'
import { startingWords } from './starting-words.ts'

/** In the languages of the dashboard, which every starting point has words for. */
type Words = Record<ProductLanguage, string>

/** What a starting point brings to a site that has both languages. */
export type StartingPointSummary = {
  kind: StartingPoint
  name: Words
  look: PresetName
  organisation: OrganisationKind
  /** What they are called; none that is hidden. */
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

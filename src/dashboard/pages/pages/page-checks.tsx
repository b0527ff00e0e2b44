import { homePageId } from '../../../domain/pages/page.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { blocksShownIn, type TextOf } from '../../editor/blocks/block-state.ts'
import { ChecksCard, type CheckNote } from '../../editor/checks/checks-card.tsx'
import { namedInBlocks } from '../../editor/checks/missing-alts.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { blockWords } from '../../editor/blocks/words.ts'
import { partWords } from '../../editor/parts/words.ts'
import { rowsOf } from './page-blocks.ts'
import type { PageValues } from './page-values.ts'
import { pageWords } from './words.ts'
import type { PageFormState } from './use-page-form.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { isTemplateText } from '../../../domain/starting-point/template-text.ts'
import type { EditedBlock } from '../../editor/blocks/edited-block.ts'

export function PageChecks({ form, textOf }: { form: PageFormState; textOf: TextOf }) {
  const { values, saved } = form
  const languages = useLanguagesChosenFirst().filter(
    ({ code }) => saved.id === homePageId || textOf('title', code).trim() !== '',
  )
  const rows = rowsOf(values)
  const pictures = languages.flatMap(({ code }) =>
    namedInBlocks(blocksShownIn(rows, textOf, code), code),
  )
  return <ChecksCard notes={useTemplateNotes(values)} pictures={pictures} />
}

export function useTemplateNotes(values: PageValues): CheckNote[] {
  const words = useWords(pageWords)
  const { kinds } = useWords(blockWords)
  const { numbered } = useWords(partWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  return templateTexts(values, languages).map(({ language, kind, number, at }) => ({
    sentence: words.template.note(numbered(kinds[kind].name, number), nameOf(language)),
    at,
  }))
}

type TemplateText = {
  language: LanguageCode
  kind: EditedBlock['kind']
  number: number
  at: string
}

export function templateTexts(values: PageValues, languages: LanguageCode[]): TemplateText[] {
  const written = languages.filter((language) => values[textName('title', language)]?.trim())
  return rowsOf(values).flatMap(({ id, block: { kind } }, index) =>
    written
      .map((language) => ({ language, at: textName(`body:${id}`, language) }))
      .filter(({ at }) => isTemplateText(values[at] ?? ''))
      .map((text) => ({ ...text, kind, number: index + 1 })),
  )
}

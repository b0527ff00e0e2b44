import type { LanguageCode } from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { isTemplateText } from '../../../domain/starting-point/template-text.ts'
import type { EditedBlock } from '../../editor/blocks/edited-block.ts'
import { rowsOf } from './page-blocks.ts'
import type { PageValues } from './page-values.ts'

type TemplateText = { language: LanguageCode; kind: EditedBlock['kind']; number: number }

/** These still say what to write, in languages in which the page has a title. */
export function templateTexts(values: PageValues, languages: LanguageCode[]): TemplateText[] {
  const written = languages.filter((language) => values[textName('title', language)]?.trim())
  return rowsOf(values).flatMap(({ id, block: { kind } }, index) =>
    written
      .filter((language) => isTemplateText(values[textName(`body:${id}`, language)] ?? ''))
      .map((language) => ({ language, kind, number: index + 1 })),
  )
}

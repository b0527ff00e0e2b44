import { homePageId } from '../../../domain/pages/page.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import type { TextOf } from '../../editor/blocks/block-state.ts'
import { blocksShownIn } from '../../editor/blocks/block-state.ts'
import { ChecksCard } from '../../editor/checks/checks-card.tsx'
import { namedInBlocks } from '../../editor/checks/missing-alts.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { blockWords } from '../../editor/blocks/words.ts'
import { rowsOf } from './page-blocks.ts'
import type { PageValues } from './page-values.ts'
import { templateTexts } from './template-texts.ts'
import { pageWords } from './words.ts'
import type { PageFormState } from './use-page-form.ts'

/** Only languages that have the page are checked. */
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

export function useTemplateNotes(values: PageValues): string[] {
  const words = useWords(pageWords)
  const { kinds, numbered } = useWords(blockWords)
  const { nameOf } = useLocale()
  const languages = useLanguagesChosenFirst().map(({ code }) => code)
  return templateTexts(values, languages).map(({ language, kind, number }) =>
    words.template.note(numbered(kinds[kind].name, number), nameOf(language)),
  )
}

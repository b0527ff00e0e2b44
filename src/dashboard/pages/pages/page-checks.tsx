import { homePageId } from '../../../domain/page.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import type { TextOf } from '../../editor/blocks/block-state.ts'
import { blocksShownIn } from '../../editor/blocks/block-state.ts'
import { ChecksCard } from '../../editor/checks/checks-card.tsx'
import { namedInBlocks } from '../../editor/checks/missing-alts.ts'
import { rowsOf } from './page-blocks.ts'
import type { PageFormState } from './use-page-form.ts'

/** The pictures without alt text in the languages that have the page. */
export function PageChecks({ form, textOf }: { form: PageFormState; textOf: TextOf }) {
  const { values, saved } = form
  const languages = useLanguagesChosenFirst().filter(
    ({ code }) => saved.id === homePageId || textOf('title', code).trim() !== '',
  )
  const rows = rowsOf(values)
  const pictures = languages.flatMap(({ code }) =>
    namedInBlocks(blocksShownIn(rows, textOf, code), code),
  )
  return <ChecksCard pictures={pictures} />
}

import type { CoveredContent } from '../../../contract/coverage.ts'
import { isArticleKind } from '../../../domain/documents/coverage.ts'
import { sectionNames } from '../../../domain/sections/section.ts'
import { pathOf } from '../../app/shell/menu.ts'
import { editPath, listPath } from '../../app/shell/page-path.ts'

type Content = Pick<CoveredContent, 'kind' | 'subject'>

/** Its editor, at the text `at`, if named. */
export function contentPath(content: Content, at?: string | null): string {
  const path = editorOf(content)
  return at ? `${path}?${new URLSearchParams({ at })}` : path
}

function editorOf({ kind, subject }: Content): string {
  if (isArticleKind(kind)) return `${listPath(kind)}/${subject}`
  if (kind === 'pages') return editPath(Number(subject))
  if (kind === 'cards') return pathOf('partners')
  const section = sectionNames.find((name) => name === subject) ?? 'banner'
  return section === 'words' ? `${pathOf('navigation')}/words` : pathOf(section)
}

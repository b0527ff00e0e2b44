import { adminsOnly } from '../../app/shell/admins-only.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { loadSection } from '../../editor/sections/load-section.ts'
import type { Route } from './+types/names-page.ts'
import { NamesForm } from './names-form.tsx'
import { NavigationPreview } from './navigation-preview.tsx'
import { wordsOverlay } from './overlays.ts'
import { WordsEditor } from './words-editor.tsx'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

/** What the site calls its sections, its headings and its links, in every language. */
export default function NamesPage({ loaderData }: Route.ComponentProps) {
  return (
    <WordsEditor content={loaderData}>
      {(form) => (
        <Halves
          isWide
          form={<NamesForm form={form} />}
          preview={<NavigationPreview overlay={wordsOverlay(form.values)} />}
        />
      )}
    </WordsEditor>
  )
}

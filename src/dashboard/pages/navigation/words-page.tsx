import { adminsOnly } from '../../app/shell/admins-only.ts'
import { loadSection } from '../../editor/sections/load-section.ts'
import type { Route } from './+types/words-page.ts'
import { WordsEditor } from './words-editor.tsx'
import { WordsForm } from './words-form.tsx'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

export default function WordsPage({ loaderData }: Route.ComponentProps) {
  return <WordsEditor content={loaderData}>{(form) => <WordsForm form={form} />}</WordsEditor>
}

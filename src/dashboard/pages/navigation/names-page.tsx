import { adminsOnly } from '../../app/shell/admins-only.ts'
import { loadSection } from '../../editor/sections/load-section.ts'
import type { Route } from './+types/names-page.ts'
import { NamesForm } from './names-form.tsx'
import { WordsEditor } from './words-editor.tsx'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-problem.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('words')
}

export default function NamesPage({ loaderData }: Route.ComponentProps) {
  return <WordsEditor content={loaderData}>{(form) => <NamesForm form={form} />}</WordsEditor>
}

import type { Route } from './+types/about-page.ts'
import { loadSection } from './load-section.ts'
import { SectionEditor } from './section-editor.tsx'
import { useSectionForm } from './use-section-form.ts'

export { SectionProblem as ErrorBoundary } from './section-problem.tsx'

export function clientLoader() {
  return loadSection('aboutUs')
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const form = useSectionForm('aboutUs', loaderData)
  return <SectionEditor section="aboutUs" form={form} />
}

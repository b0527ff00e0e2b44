import type { Route } from './+types/about-page.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  return loadSection('aboutUs')
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const form = useSectionForm('aboutUs', loaderData)
  return <SectionEditor section="aboutUs" form={form} />
}

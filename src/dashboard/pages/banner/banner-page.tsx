import { client } from '../../app/client.ts'
import { storedRole } from '../../app/session.ts'
import { readOverview } from '../../app/shell/overview.ts'
import { FirstSteps } from './first-steps.tsx'
import { useStartEmpty } from './use-start-empty.ts'
import type { Route } from './+types/banner-page.ts'
import { BannerEditor } from './banner-editor.tsx'
import { loadSection } from '../../editor/sections/load-section.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The company's name heads a banner without a title; the preview does without it if it is not to be had. */
export async function clientLoader() {
  const isAdmin = storedRole() === 'admin'
  const [banner, identity] = await Promise.all([
    loadSection('banner'),
    client().sections.get('identity'),
    isAdmin && readOverview(),
  ])
  return { isAdmin, banner, company: identity.ok ? identity.value.content : null }
}

export default function BannerPage({ loaderData }: Route.ComponentProps) {
  const { isAdmin, ...loaded } = loaderData
  const demo = useStartEmpty()
  return (
    <>
      {isAdmin && <FirstSteps demo={demo} />}
      {/* Another banner than before the demo content went, or came back. */}
      <BannerEditor key={demo.changes} {...loaded} />
    </>
  )
}

import { client } from '../client.ts'
import { storedRole } from '../session.ts'
import { readOverview } from '../shell/overview.ts'
import { FirstSteps } from '../start/first-steps.tsx'
import { useStartEmpty } from '../start/use-start-empty.ts'
import type { Route } from './+types/banner-page.ts'
import { BannerEditor } from './banner-editor.tsx'
import { loadSection } from './load-section.ts'

export { PageProblem as ErrorBoundary } from '../page-problem.tsx'

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
      <BannerEditor key={demo.removed.join()} {...loaded} />
    </>
  )
}

import { Suspense } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { HomeSectionsContent } from './home/home-content.ts'
import { HomeSections } from './home/home-sections.tsx'
import type { PageContent } from './pages/page-view.tsx'

const PageView = lazyComponent(async () => (await import('./pages/page-view.tsx')).PageView)

type FrontSectionsProps = HomeSectionsContent | Pick<PageContent, 'blocks'> | PageContent

/** A page, or what lies beneath the banner of the home page. */
export function FrontSections(content: FrontSectionsProps) {
  if (!('blocks' in content)) return <HomeSections {...content} />
  return (
    <Suspense>
      <PageView {...content} />
    </Suspense>
  )
}

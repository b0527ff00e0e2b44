import { Suspense, useRef } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import type { HomeSectionsContent } from './home/home-content.ts'
import type { PageContent } from './pages/page-view.tsx'
import { useMarkInteractive } from '../ui/use-mark-interactive.ts'
import { ContactSection } from './contact/contact-section.tsx'
import { PartnerSection } from './partners/partner-section.tsx'
import { AboutSection } from './home/about-section.tsx'
import { BusinessSection } from './home/business-section.tsx'
import { PostSection } from './home/post-section.tsx'
import { ProductSection } from './home/product-section.tsx'

const PageView = lazyComponent(async () => (await import('./pages/page-view.tsx')).PageView)

type FrontSectionsProps = HomeSectionsContent | Pick<PageContent, 'blocks'> | PageContent

export function FrontSections(content: FrontSectionsProps) {
  if (!('blocks' in content)) return <HomeSections {...content} />
  return (
    <Suspense>
      <PageView {...content} />
    </Suspense>
  )
}

function HomeSections(content: HomeSectionsContent) {
  const { about, posts, business, products, partners, contact } = content
  const part = useRef<HTMLDivElement>(null)
  useMarkInteractive(part)
  return (
    <div ref={part} data-ready={false}>
      <AboutSection {...about} />
      <PostSection posts={posts} />
      <BusinessSection articles={business} />
      <ProductSection articles={products} />
      <PartnerSection {...partners} />
      {contact && <ContactSection contact={contact} />}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { SiteName } from '../domain/site-words/site-names.ts'
import siteStyles from './site.module.css'
import { Name } from './words/label.tsx'

type SectionHeadProps = {
  kind: SiteName
  title: string
  isPage?: boolean
  children?: ReactNode
}

export function SectionHead({ kind, title, isPage = false, children }: SectionHeadProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={siteStyles.sectionHead}>
      <div>
        {title && (
          <p className={siteStyles.eyebrow}>
            <Name of={kind} />
          </p>
        )}
        <Heading>{title ? <bdi>{title}</bdi> : <Name of={kind} />}</Heading>
      </div>
      {children}
    </div>
  )
}

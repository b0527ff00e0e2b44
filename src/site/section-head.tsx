import type { ReactNode } from 'react'
import siteStyles from './site.module.css'
import { Label } from './words/label.tsx'

type SectionHeadProps = {
  /** Heads the section where it has no title. */
  kind: string
  title: string
  /** Heads the page. */
  isPage?: boolean
  /** Beside the heading: a link or controls. */
  children?: ReactNode
}

export function SectionHead({ kind, title, isPage = false, children }: SectionHeadProps) {
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <div className={siteStyles.sectionHead}>
      <div>
        {title && (
          <p className={siteStyles.eyebrow}>
            <Label>{kind}</Label>
          </p>
        )}
        <Heading>{title ? <bdi>{title}</bdi> : <Label>{kind}</Label>}</Heading>
      </div>
      {children}
    </div>
  )
}

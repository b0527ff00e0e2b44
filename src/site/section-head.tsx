import type { ReactNode } from 'react'
import siteStyles from './site.module.css'
import { Label } from './words/label.tsx'

type SectionHeadProps = {
  /** Heads the section where it has no title. */
  kind: string
  title: string
  /** Beside the heading: a link or controls. */
  children?: ReactNode
}

export function SectionHead({ kind, title, children }: SectionHeadProps) {
  return (
    <div className={siteStyles.sectionHead}>
      <div>
        {title && (
          <p className={siteStyles.eyebrow}>
            <Label>{kind}</Label>
          </p>
        )}
        <h2>{title ? <bdi>{title}</bdi> : <Label>{kind}</Label>}</h2>
      </div>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import siteStyles from './site.module.css'
import { Label } from './words/label.tsx'

type SectionHeadProps = {
  /** What kind of section it is; heads it where it has no title of its own. */
  kind: string
  title: string
  /** Beside the heading: a link onwards, or what moves the section. */
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

import { useRef } from 'react'
import type { PreviewForm } from '../../../contract/previews.ts'
import { FramedPreview } from '../../editor/preview/framed-preview.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { useSettled } from '../../kit/use-settled.ts'

/** The time is in milliseconds, since writing may go on. */
const patience = 700

/** A page of the site with menus or names that are not saved yet. */
export function NavigationPreview({ preview }: { preview: PreviewForm['overlay'] }) {
  const version = useSettled(JSON.stringify(preview), patience)
  const previewId = useRef<string | null>(null)
  const make = async () => preview
  return (
    <SitePreview>
      {(shown) => <FramedPreview {...{ shown, make, previewId, version }} />}
    </SitePreview>
  )
}

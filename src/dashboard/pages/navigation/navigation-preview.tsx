import { useRef } from 'react'
import type { TrialForm } from '../../../contract/trials.ts'
import { FramedTrial } from '../../editor/preview/framed-trial.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { useSettled } from '../../kit/use-settled.ts'

/** The time is in milliseconds, since writing may go on. */
const patience = 700

/** A page of the site with menus or names that are not saved yet. */
export function NavigationPreview({ overlay }: { overlay: TrialForm['overlay'] }) {
  const version = useSettled(JSON.stringify(overlay), patience)
  const trial = useRef<string | null>(null)
  const make = async () => overlay
  return (
    <SitePreview>{(shown) => <FramedTrial {...{ shown, make, trial, version }} />}</SitePreview>
  )
}

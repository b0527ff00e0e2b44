import type { TrialForm } from '../../../contract/trials.ts'
import { FramedTrial } from '../../editor/preview/framed-trial.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { useSettled } from '../../kit/use-settled.ts'

/** In milliseconds, since writing may go on. */
const patience = 700

/** A page of the site with menus or names that are not saved yet. */
export function NavigationPreview({ overlay }: { overlay: TrialForm['overlay'] }) {
  const version = useSettled(JSON.stringify(overlay), patience)
  return (
    <SitePreview>
      {(shown) => <FramedTrial version={version} make={async () => overlay} shown={shown} />}
    </SitePreview>
  )
}

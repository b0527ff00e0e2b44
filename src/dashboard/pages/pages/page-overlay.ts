import type { TrialForm } from '../../../contract/trials.ts'
import { pageForm, type PageValues, type SavedPage } from './page-values.ts'

/** The form's values as a trial takes them: those that are not saved. */
export function pageOverlay(values: PageValues, saved: SavedPage): TrialForm['overlay'] {
  return { page: { id: saved.id, ...pageForm(values, saved) } }
}

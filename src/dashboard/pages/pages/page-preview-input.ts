import type { PreviewForm } from '../../../contract/previews.ts'
import { pageForm, type PageValues, type SavedPage } from './page-values.ts'

/** The form's values as a preview takes them: those that are not saved. */
export function pagePreviewInput(values: PageValues, saved: SavedPage): PreviewForm['overlay'] {
  return { page: { id: saved.id, ...pageForm(values, saved) } }
}

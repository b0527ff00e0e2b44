import { homePageId } from '../../../domain/page.ts'
import { pathOf } from './menu.ts'

/** Of the home page in its address. */
export const homeName = 'home'

export function editPath(id: number): string {
  return `${pathOf('pages')}/${id === homePageId ? homeName : id}`
}

import { homePageId } from '../../../domain/pages/page.ts'
import { pathOf } from './menu.ts'

/** The home page has this name in its address. */
export const homeName = 'home'

export function editPath(id: number): string {
  return `${pathOf('pages')}/${id === homePageId ? homeName : id}`
}

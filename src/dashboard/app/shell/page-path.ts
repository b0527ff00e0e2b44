import { homePageId } from '../../../domain/pages/page.ts'
import { pathOf } from './menu.ts'

export const homeName = 'home'

export function editPath(id: number): string {
  return `${pathOf('pages')}/${id === homePageId ? homeName : id}`
}

import { isolated } from '../../../ui/isolated.ts'

export type SortingWords = {
  drag: (item: string) => string
  up: (item: string) => string
  down: (item: string) => string
  movedTo: (item: string, place: number, total: number) => string
}

const english: SortingWords = {
  drag: (item) => `Move “${isolated(item)}”`,
  up: (item) => `Move “${isolated(item)}” up`,
  down: (item) => `Move “${isolated(item)}” down`,
  movedTo: (item, place, total) => `“${isolated(item)}” moved to ${place} of ${total}`,
}

const arabic: SortingWords = {
  drag: (item) => `نقل «${isolated(item)}»`,
  up: (item) => `نقل «${isolated(item)}» إلى أعلى`,
  down: (item) => `نقل «${isolated(item)}» إلى أسفل`,
  movedTo: (item, place, total) => `نُقل «${isolated(item)}» إلى الموضع ${place} من ${total}`,
}

export const sortingWords = { en: english, ar: arabic }

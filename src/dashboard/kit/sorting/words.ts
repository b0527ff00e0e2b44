import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const sortingWords = catalogue({
  en: {
    drag: (item: string) => `Move “${isolated(item)}”`,
    up: (item: string) => `Move “${isolated(item)}” up`,
    down: (item: string) => `Move “${isolated(item)}” down`,
    movedTo: (item: string, position: number, total: number) =>
      `“${isolated(item)}” moved to ${position} of ${total}`,
  },
  ar: {
    drag: (item) => `نقل «${isolated(item)}»`,
    up: (item) => `نقل «${isolated(item)}» إلى أعلى`,
    down: (item) => `نقل «${isolated(item)}» إلى أسفل`,
    movedTo: (item, position, total) =>
      `نُقل «${isolated(item)}» إلى الموضع ${position} من ${total}`,
  },
})

import { catalogue } from '../../../domain/languages/catalogue.ts'
import { isolated } from '../../../ui/isolated.ts'

export const sortingWords = catalogue({
  en: {
    drag: (item: string) => `Move “${isolated(item)}”`,
    up: (item: string) => `Move “${isolated(item)}” up`,
    down: (item: string) => `Move “${isolated(item)}” down`,
    earlier: (item: string) => `Move “${isolated(item)}” earlier`,
    later: (item: string) => `Move “${isolated(item)}” later`,
    pickedUp: (item: string, position: number, total: number) =>
      `“${isolated(item)}” is picked up at position ${position} of ${total}. Arrow keys choose where it goes, Enter drops it there, Escape leaves it where it was.`,
    position: (position: number, total: number) => `Position ${position} of ${total}`,
    putBack: (item: string) => `“${isolated(item)}” stays where it was`,
    movedTo: (item: string, position: number, total: number) =>
      `“${isolated(item)}” moved to ${position} of ${total}`,
  },
  ar: {
    drag: (item) => `نقل «${isolated(item)}»`,
    up: (item) => `نقل «${isolated(item)}» إلى أعلى`,
    down: (item) => `نقل «${isolated(item)}» إلى أسفل`,
    earlier: (item) => `تقديم «${isolated(item)}»`,
    later: (item) => `تأخير «${isolated(item)}»`,
    pickedUp: (item, position, total) =>
      `التُقط «${isolated(item)}» من الموضع ${position} من ${total}. اختر موضعه بمفاتيح الأسهم، ثم اضغط Enter لوضعه فيه أو Escape لتركه في مكانه.`,
    position: (position, total) => `الموضع ${position} من ${total}`,
    putBack: (item) => `بقي «${isolated(item)}» في مكانه`,
    movedTo: (item, position, total) =>
      `نُقل «${isolated(item)}» إلى الموضع ${position} من ${total}`,
  },
})

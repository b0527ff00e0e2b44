import { catalogue } from '../languages/catalogue.ts'

export const hoursWords = catalogue({
  en: {
    contact_hours: 'Opening hours',
    contact_closed: 'Closed',
  },
  ar: {
    contact_hours: 'ساعات العمل',
    contact_closed: 'مغلق',
  },
})

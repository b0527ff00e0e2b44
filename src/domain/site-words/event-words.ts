import { catalogue } from '../languages/catalogue.ts'

export const eventWords = catalogue({
  en: {
    event_none: 'No events are planned at the moment.',
    event_past: 'Past events',
    event_until: 'until',
    event_calendar: 'Add to calendar',
    event_all: 'Subscribe to all events',
  },
  ar: {
    event_none: 'لا فعاليات مقرّرة حاليًا.',
    event_past: 'فعاليات سابقة',
    event_until: 'حتى',
    event_calendar: 'أضف إلى التقويم',
    event_all: 'اشترك في جميع الفعاليات',
  },
})
